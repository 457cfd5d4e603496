// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.emit;

import java.util.List;

/**
 * A class that was generated and not yet defined.
 *
 * @param bytes the class file; the caller's
 * @param constants what its class data must hold, as an {@code Object[]} in this order
 */
public record GeneratedClass(byte[] bytes, List<Constant> constants) {

    /** Copies the list. */
    public GeneratedClass {
        constants = List.copyOf(constants);
    }
}
