// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.model;

import java.util.List;

/**
 * A type parameter that a class declares.
 *
 * @param bounds at least one; {@code java.lang.Object} if none is written
 */
public record TypeParameter(String name, List<TypeRef> bounds) {

    /** Copies the list. */
    public TypeParameter {
        bounds = bounds.isEmpty() ? List.of(TypeRef.OBJECT) : List.copyOf(bounds);
    }
}
