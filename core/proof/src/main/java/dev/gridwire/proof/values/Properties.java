// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.proof.values;

import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** Lists fields and methods of a class in a fixed order, and the names of the properties that they set. */
final class Properties {

    private static final List<String> PREFIXES = List.of("set", "with", "add", "put");

    private Properties() {}

    /** Returns the instance fields that Java serialization or hooks may write, superclasses' first. */
    static List<Field> fields(Class<?> type) {
        List<Field> fields = new ArrayList<>();
        for (Class<?> each = type; each != null && !each.getName().startsWith("java."); each = each.getSuperclass()) {
            List<Field> own = Stream.of(each.getDeclaredFields()).filter(Properties::isWritten).toList();
            fields.addAll(0, own);
        }
        return fields;
    }

    private static boolean isWritten(Field field) {
        return (field.getModifiers() & (Modifier.STATIC | Modifier.TRANSIENT)) == 0 && !field.isSynthetic();
    }

    /** Returns public instance methods with one parameter and this prefix, by name and parameter. */
    static List<Method> methods(Class<?> type, String prefix) {
        return Stream.of(type.getMethods())
                .filter(method -> method.getName().startsWith(prefix) && method.getName().length() > prefix.length())
                .filter(method -> method.getParameterCount() == 1 && !method.isBridge() && !method.isSynthetic())
                .filter(method -> !Modifier.isStatic(method.getModifiers()))
                .sorted(Comparator.comparing(Method::getName).thenComparing(method -> method.getParameterTypes()[0].getName()))
                .toList();
    }

    /**
     * Returns the name of the property that a method sets: {@code name} for {@code setName}, {@code withName} and {@code name}.
     */
    static String of(String method) {
        for (String prefix : PREFIXES) {
            if (method.startsWith(prefix) && method.length() > prefix.length()
                    && Character.isUpperCase(method.charAt(prefix.length()))) {
                String rest = method.substring(prefix.length());
                return Character.toLowerCase(rest.charAt(0)) + rest.substring(1);
            }
        }
        return method;
    }
}
