// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.change;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;

/** The content of an object, apart from its class: fields by name, numbers as long or double, constants by name. */
public final class Fields {

    private Fields() {}

    /** Reads them, superclasses' too. */
    public static Map<String, @Nullable Object> of(Object object) {
        Map<String, @Nullable Object> values = new TreeMap<>();
        for (Class<?> level = object.getClass(); level != null; level = level.getSuperclass()) {
            for (Field field : level.getDeclaredFields()) {
                if (!Modifier.isStatic(field.getModifiers()) && !field.isSynthetic()) {
                    values.put(field.getName(), plain(get(field, object)));
                }
            }
        }
        return values;
    }

    /** Changes a text. */
    public static void edit(Object object, String name, String text) {
        try {
            Field field = object.getClass().getDeclaredField(name);
            field.setAccessible(true);
            field.set(object, text);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("A field cannot be set: field=" + name, e);
        }
    }

    private static @Nullable Object get(Field field, Object object) {
        try {
            field.setAccessible(true);
            return field.get(object);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException("A field cannot be read: field=" + field, e);
        }
    }

    private static @Nullable Object plain(@Nullable Object value) {
        if (value == null || value instanceof String || value instanceof Boolean || value instanceof Double) {
            return value;
        } else if (value instanceof Number number) {
            return number.longValue();
        } else if (value instanceof Enum<?> constant) {
            return constant.name();
        } else if (value instanceof long[] longs) {
            return LongStream.of(longs).boxed().toList();
        } else if (value instanceof Object[] array) {
            return List.of(array);
        } else if (value instanceof List<?> list) {
            return list.stream().map(each -> plain(Objects.requireNonNull(each))).toList();
        }
        return of(value);
    }
}
