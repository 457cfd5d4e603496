// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.inspect;

import dev.gridwire.codegen.jdk.JdkType;
import dev.gridwire.codegen.layout.Layout;
import dev.gridwire.codegen.model.EscapedNames;
import dev.gridwire.ground.SimpleName;
import java.util.List;

/**
 * A type that occurs in a payload.
 *
 * @param text the name for people
 * @param simpleText the same without the package and enclosing classes
 * @param descriptors the classes that its objects can have (JVMS 4.3.2)
 * @param isResolved whether a class's code decides which object is finally returned
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

    /** Returns the type of a class whose name alone is known. */
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

    /** Returns the descriptor of a class; leaves a descriptor unchanged. */
    static String descriptor(String className) {
        return className.startsWith("[") ? className : "L" + className.replace('.', '/') + ";";
    }

    /** Whether objects of a type of the JDK get handles. */
    static boolean hasIdentity(JdkType type) {
        return switch (type.family()) {
            case NUMBER, TEXT, TIME -> false;
            case SPECIAL -> type != JdkType.CLASS;
            default -> true;
        };
    }
}
