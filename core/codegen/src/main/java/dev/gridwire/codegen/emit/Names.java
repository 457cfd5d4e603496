// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.emit;

/**
 * Knows the internal names in a generated class.
 *
 * @param type the class whose objects it writes
 * @param body the generated class
 */
record Names(String type, String body) {

    static Names of(String typeName, String bodyName) {
        return new Names(internal(typeName), internal(bodyName));
    }

    static String internal(String name) {
        return name.replace('.', '/');
    }

    /** Returns the descriptor with {@code Object} for every reference. */
    static String erased(String descriptor) {
        return descriptor.length() == 1 ? descriptor : "Ljava/lang/Object;";
    }
}
