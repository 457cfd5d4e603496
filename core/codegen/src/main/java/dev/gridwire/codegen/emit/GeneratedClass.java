// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.emit;

import java.util.List;

/**
 * A class that was generated but not yet defined.
 *
 * @param bytes the class file, owned by the caller
 * @param constants the required class data, as an {@code Object[]} in this order
 */
public record GeneratedClass(byte[] bytes, List<Constant> constants) {

    /** Copies the list. */
    public GeneratedClass {
        constants = List.copyOf(constants);
    }
}
