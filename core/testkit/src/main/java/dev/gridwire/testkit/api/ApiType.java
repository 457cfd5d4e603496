// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.testkit.api;

import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Lists a public type as text: one line for itself, and one for each member that others may use. */
final class ApiType {

    private static final int TYPE_MODIFIERS =
            Modifier.PUBLIC | Modifier.PROTECTED | Modifier.STATIC | Modifier.ABSTRACT | Modifier.FINAL;

    private static final Set<Class<?>> IMPLIED = Set.of(Object.class, Enum.class, Record.class);

    private final Class<?> type;

    ApiType(Class<?> type) {
        this.type = type;
    }

    /** Returns whether others can name the class, because it and its enclosing classes are public or protected. */
    static boolean isPublic(Class<?> type) {
        for (Class<?> each = type; each != null; each = each.getEnclosingClass()) {
            if (!isVisible(each.getModifiers()) || each.isAnonymousClass() || each.isLocalClass()) {
                return false;
            }
        }
        return true;
    }

    private static boolean isVisible(int modifiers) {
        return Modifier.isPublic(modifiers) || Modifier.isProtected(modifiers);
    }

    List<String> lines() {
        List<String> members = new ArrayList<>();
        for (Field each : visible(type.getDeclaredFields())) {
            members.add(line(each, each.toGenericString(), Stream.of(each.getType())));
        }
        for (Constructor<?> each : visible(type.getDeclaredConstructors())) {
            members.add(line(each, each.toGenericString(), Stream.of(each.getParameterTypes())));
        }
        for (Method each : visible(type.getDeclaredMethods())) {
            members.add(line(each, each.toGenericString(), types(each)));
        }
        Collections.sort(members);
        members.add(0, heading());
        return members;
    }

    private static <M extends Member> List<M> visible(M[] members) {
        return Stream.of(members).filter(each -> isVisible(each.getModifiers()) && !each.isSynthetic()).toList();
    }

    private static Stream<Class<?>> types(Method method) {
        return Stream.concat(Stream.of(((Executable) method).getParameterTypes()), Stream.of(method.getReturnType()));
    }

    /** Returns a line for the member, without the name of its type. */
    private String line(Member member, String text, Stream<Class<?>> types) {
        String name = member instanceof Constructor ? "" : member.getName();
        String shown = text.replace(type.getTypeName() + "." + name, name);
        return "    " + shown + (types.allMatch(ExportedTypes::isExported) ? "" : " // for Gridwire's own modules");
    }

    private String heading() {
        return Modifier.toString(type.getModifiers() & TYPE_MODIFIERS & (type.isInterface() ? ~Modifier.ABSTRACT : ~0))
                + (type.isSealed() ? " sealed " : " ") + kind() + " " + type.getName()
                + (type.getTypeParameters().length == 0 ? "" : types("<", type.getTypeParameters()) + ">")
                + (type.isInterface() || IMPLIED.contains(type.getSuperclass())
                        ? "" : types(" extends ", type.getGenericSuperclass()))
                + types(type.isInterface() ? " extends " : " implements ", type.getGenericInterfaces());
    }

    private String kind() {
        if (type.isAnnotation()) {
            return "@interface";
        }
        return type.isInterface() ? "interface" : type.isEnum() ? "enum" : type.isRecord() ? "record" : "class";
    }

    private static String types(String before, Type... types) {
        return types.length == 0 ? "" : Stream.of(types).map(Type::getTypeName).collect(Collectors.joining(", ", before, ""));
    }
}
