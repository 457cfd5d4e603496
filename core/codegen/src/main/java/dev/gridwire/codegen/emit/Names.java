// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.emit;

import dev.gridwire.codegen.plan.PlannedSlot;

/**
 * Internal names in a generated class.
 *
 * @param type of the class whose objects it writes
 * @param body its own
 */
record Names(String type, String body) {

    static Names of(String typeName) {
        return of(typeName, typeName + "$Gridwire");
    }

    static Names of(String typeName, String bodyName) {
        return new Names(internal(typeName), internal(bodyName));
    }

    static String internal(String name) {
        return name.replace('.', '/');
    }

    /** The descriptor with {@code Object} for every reference. */
    static String erased(String descriptor) {
        return descriptor.length() == 1 ? descriptor : "Ljava/lang/Object;";
    }

    /** Whether the slot declares the class that it is in, so that its body is this one. */
    boolean isOwn(PlannedSlot slot) {
        return slot.slot().descriptor().equals("L" + type + ";");
    }
}
