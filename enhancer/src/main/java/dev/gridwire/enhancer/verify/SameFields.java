// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.verify;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Objects;

/** Compares two objects by the fields that are serialized. */
final class SameFields {

    private SameFields() {}

    /** The first field that differs, as {@code Order.name}; empty if none does. */
    static String difference(Object before, Object after) throws IllegalAccessException {
        if (before.getClass() != after.getClass()) {
            return "the class, now " + after.getClass().getName();
        }
        for (Class<?> level = before.getClass(); level.getClassLoader() != null; level = level.getSuperclass()) {
            for (Field field : level.getDeclaredFields()) {
                if (isSerialized(field) && !isSame(field, before, after)) {
                    return level.getSimpleName() + "." + field.getName();
                }
            }
        }
        return "";
    }

    private static boolean isSerialized(Field field) {
        return (field.getModifiers() & (Modifier.STATIC | Modifier.TRANSIENT)) == 0 && !field.isSynthetic();
    }

    private static boolean isSame(Field field, Object before, Object after) throws IllegalAccessException {
        field.setAccessible(true);
        Object first = field.get(before);
        Object second = field.get(after);
        // Objects of the user's need not have an equals.
        boolean opaque = first != null && second != null && first.getClass() == second.getClass()
                && first.getClass().getClassLoader() != null && !first.getClass().isEnum();
        return opaque || Objects.deepEquals(first, second);
    }
}
