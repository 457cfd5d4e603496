// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.inspect;

import dev.gridwire.codegen.layout.LayoutResolver;
import dev.gridwire.codegen.model.TypeRef;

/**
 * The declared type of a place for a reference.
 *
 * @param descriptor of the erased type (JVMS 4.3.2)
 */
record SlotType(String descriptor, SlotForm form) {

    /** The root, and elements of containers. */
    static final SlotType ANYTHING = new SlotType("Ljava/lang/Object;", SlotForm.NAMED);

    /** The head of sorted containers. */
    static final SlotType COMPARATOR = named("java.util.Comparator");

    /** A place for objects that name their type, but must be of one. */
    static SlotType named(String className) {
        return new SlotType(descriptor(className), SlotForm.NAMED);
    }

    static SlotType of(String descriptor, LayoutResolver layouts) {
        return new SlotType(descriptor, SlotForm.of(TypeRef.ofDescriptor(descriptor), layouts));
    }

    /** The descriptor of a class; a descriptor stays as it is. */
    static String descriptor(String className) {
        return className.startsWith("[") ? className : "L" + className.replace('.', '/') + ";";
    }

    /** The erased type as source code names it. */
    String text() {
        return TypeRef.ofDescriptor(descriptor).toString();
    }
}
