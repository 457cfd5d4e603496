// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.model;

import java.lang.reflect.Modifier;

/**
 * A static field as both readers see it, and what Java serialization makes of it.
 *
 * @param modifiers the flags of the class file (JVMS 4.5)
 */
record StaticField(String name, String descriptor, int modifiers) {

    private static final String INTEGERS = "JISCB";

    /** Java Object Serialization Specification 1.5: private, static and final, or ignored. */
    boolean isPersistentFields() {
        return name.equals("serialPersistentFields")
                && descriptor.equals("[Ljava/io/ObjectStreamField;")
                && Modifier.isPrivate(modifiers)
                && Modifier.isFinal(modifiers);
    }

    /** Java Object Serialization Specification 4.6; {@code ObjectStreamClass} takes what widens to a long. */
    boolean isVersionUid() {
        return name.equals("serialVersionUID") && INTEGERS.contains(descriptor) && Modifier.isFinal(modifiers);
    }
}
