// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.model;

import java.lang.reflect.Modifier;

/**
 * A static field as both readers see it, with its meaning for Java serialization.
 *
 * @param modifiers the flags of the class file (JVMS 4.5)
 */
record StaticField(String name, String descriptor, int modifiers) {

    private static final String INTEGERS = "JISCB";

    /**
     * Follows the Java Object Serialization Specification 1.5: the field must be private, static and final, or it is ignored.
     */
    boolean isPersistentFields() {
        return name.equals("serialPersistentFields")
                && descriptor.equals("[Ljava/io/ObjectStreamField;")
                && Modifier.isPrivate(modifiers)
                && Modifier.isFinal(modifiers);
    }

    /** Follows the Java Object Serialization Specification 4.6; {@code ObjectStreamClass} accepts types that widen to a long. */
    boolean isVersionUid() {
        return name.equals("serialVersionUID") && INTEGERS.contains(descriptor) && Modifier.isFinal(modifiers);
    }
}
