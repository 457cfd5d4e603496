// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.inspect;

import dev.gridwire.codegen.jdk.JdkType;
import dev.gridwire.codegen.layout.Layout;
import dev.gridwire.codegen.model.EscapedNames;
import dev.gridwire.ground.SimpleName;
import java.util.List;

/**
 * A type that stands in a payload.
 *
 * @param text the name that people call it by
 * @param simpleText the same without the package and enclosing classes
 * @param descriptors of the classes that its objects can be of (JVMS 4.3.2)
 * @param isResolved whether a class's code decides what the object is in the end
 */
record WireType(String text, String simpleText, List<String> descriptors, boolean isResolved) {

    static WireType of(JdkType type) {
        String text = JdkTypeNames.text(type);
        List<String> names = type == JdkType.PROXY ? List.of("java.lang.reflect.Proxy") : type.classNames();
        boolean resolved = type == JdkType.PROXY || type == JdkType.SERIALIZED_LAMBDA;
        return new WireType(text, text, names.stream().map(WireType::descriptor).toList(), resolved);
    }

    static WireType of(Layout layout) {
        return of(layout.typeName(), layout.readResolveOwner().isPresent());
    }

    /** The type of a class of which no more is known than the name. */
    static WireType of(String name) {
        return of(name, false);
    }

    private static WireType of(String name, boolean isResolved) {
        String text = EscapedNames.of(name);
        return new WireType(text, SimpleName.of(text), List.of(descriptor(name)), isResolved);
    }

    WireType array() {
        return new WireType(text + "[]", simpleText + "[]", List.of("[" + descriptors.get(0)), false);
    }

    /** The descriptor of a class; a descriptor stays as it is. */
    static String descriptor(String className) {
        return className.startsWith("[") ? className : "L" + className.replace('.', '/') + ";";
    }

    /** Whether the objects of a type of the JDK take handles. */
    static boolean hasIdentity(JdkType type) {
        return switch (type.family()) {
            case NUMBER, TEXT, TIME -> false;
            case SPECIAL -> type != JdkType.CLASS;
            default -> true;
        };
    }
}
