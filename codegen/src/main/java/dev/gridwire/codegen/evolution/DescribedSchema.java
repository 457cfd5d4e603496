// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.evolution;

import dev.gridwire.codegen.layout.Layout;
import dev.gridwire.codegen.layout.Schema;
import java.util.Optional;

/**
 * All that a reader must know of what was written by another state of a class.
 *
 * @param typeName the class's binary name
 * @param renames what its classes and fields were called before, as the writer knew it
 */
public record DescribedSchema(String typeName, Schema schema, Renames renames) {

    /** As it stood where it was written; empty for a class that the bytes name if they hold an object of it. */
    public Optional<Layout> layout(String name) {
        return schema.layouts().stream().filter(each -> each.typeName().equals(name)).findFirst();
    }

    /** What payloads name it by. */
    public int hash() {
        return schema.hash();
    }
}
