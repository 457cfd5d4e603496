// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.testkit;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A field whose value belongs to an object's state: neither static nor transient. */
record InstanceField(Field field) {

    private static final ClassValue<List<InstanceField>> OF_CLASS = new ClassValue<>() {
        @Override
        protected List<InstanceField> computeValue(Class<?> type) {
            List<InstanceField> fields = new ArrayList<>();
            for (Class<?> level = type; level != null && level != Object.class; level = level.getSuperclass()) {
                addDeclared(level, fields);
            }
            return List.copyOf(fields);
        }
    };

    static List<InstanceField> of(Class<?> type) {
        return OF_CLASS.get(type);
    }

    private static void addDeclared(Class<?> level, List<InstanceField> fields) {
        for (Field field : level.getDeclaredFields()) {
            if ((field.getModifiers() & (Modifier.STATIC | Modifier.TRANSIENT)) == 0) {
                field.setAccessible(true);
                fields.add(new InstanceField(field));
            }
        }
    }

    String name() {
        return field.getName();
    }

    @Nullable Object get(Object owner) {
        try {
            return field.get(owner);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException("field is not readable: field=" + field, e);
        }
    }
}
