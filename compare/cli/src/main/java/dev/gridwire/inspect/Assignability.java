// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.inspect;

import dev.gridwire.codegen.layout.LayoutResolver;
import dev.gridwire.codegen.model.PrimitiveType;
import dev.gridwire.codegen.model.TypeRef;

/** Decides whether a slot can hold objects of a type, as far as class files tell; a missing class is allowed anywhere. */
record Assignability(LayoutResolver layouts) {

    boolean canHold(String declared, WireType type) {
        return type.isResolved() || type.descriptors().stream().anyMatch(each -> isAssignable(each, declared));
    }

    /** Returns the type as source code names it. */
    static String text(String descriptor) {
        return TypeRef.ofDescriptor(descriptor).toString();
    }

    private boolean isAssignable(String from, String to) {
        if (from.equals(to)) {
            return true;
        }
        TypeRef source = TypeRef.ofDescriptor(from);
        TypeRef target = TypeRef.ofDescriptor(to);
        if (source instanceof TypeRef.ArrayType left && target instanceof TypeRef.ArrayType right) {
            boolean primitive = left.component() instanceof PrimitiveType || right.component() instanceof PrimitiveType;
            return !primitive && isAssignable(from.substring(1), to.substring(1));
        }
        return target instanceof TypeRef.ClassType above && isBelow(source, above.name());
    }

    /** Whether a type is the class above or one below it. Arrays can be assigned to three classes only. */
    private boolean isBelow(TypeRef source, String above) {
        if (above.equals("java.lang.Object")) {
            return true;
        }
        if (source instanceof TypeRef.ClassType type) {
            return layouts.find(type.name()).isEmpty() || layouts.find(above).isEmpty() || layouts.isSubtype(type.name(), above);
        }
        return above.equals("java.lang.Cloneable") || above.equals("java.io.Serializable");
    }
}
