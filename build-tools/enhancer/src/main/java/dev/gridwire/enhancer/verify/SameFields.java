// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.verify;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Collection;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Compares two graphs by their serialized fields. Lists are compared by their elements, whatever their class; other collections
 * and maps only by size.
 */
final class SameFields {

    private final Map<Object, Object> met = new IdentityHashMap<>();

    private SameFields() {}

    /** Returns the first place that differs, such as {@code Order.lines[1].name}; empty if there is none. */
    static String difference(Object before, Object after) throws IllegalAccessException {
        return new SameFields().objects(before, after, before.getClass().getSimpleName());
    }

    private String objects(Object before, Object after, String path) throws IllegalAccessException {
        if (before.getClass() != after.getClass()) {
            return path + ", whose class is now " + after.getClass().getName();
        }
        if (met.put(before, after) != null) {
            return "";
        }
        for (Class<?> level = before.getClass(); level.getClassLoader() != null; level = level.getSuperclass()) {
            for (Field field : level.getDeclaredFields()) {
                if (isSerialized(field)) {
                    field.setAccessible(true);
                    String found = values(field.get(before), field.get(after), path + "." + field.getName());
                    if (!found.isEmpty()) {
                        return found;
                    }
                }
            }
        }
        return "";
    }

    private static boolean isSerialized(Field field) {
        return (field.getModifiers() & (Modifier.STATIC | Modifier.TRANSIENT)) == 0 && !field.isSynthetic();
    }

    private String values(@Nullable Object before, @Nullable Object after, String path) throws IllegalAccessException {
        if (before == null || after == null) {
            return before == after ? "" : path;
        }
        if (before instanceof List<?> first && after instanceof List<?> second) {
            return elements(first, second, path);
        }
        // Other collections have no order, and their elements need not have an equals method.
        if (before instanceof Collection<?> first && after instanceof Collection<?> second) {
            return first.size() == second.size() ? "" : path;
        }
        if (before instanceof Map<?, ?> first && after instanceof Map<?, ?> second) {
            return first.size() == second.size() ? "" : path;
        }
        boolean own = before.getClass().getClassLoader() != null && !before.getClass().isEnum() && !before.getClass().isArray();
        return own ? objects(before, after, path) : Objects.deepEquals(before, after) ? "" : path;
    }

    private String elements(List<?> before, List<?> after, String path) throws IllegalAccessException {
        if (before.size() != after.size()) {
            return path;
        }
        for (int i = 0; i < before.size(); i++) {
            String found = values(before.get(i), after.get(i), path + "[" + i + "]");
            if (!found.isEmpty()) {
                return found;
            }
        }
        return "";
    }
}
