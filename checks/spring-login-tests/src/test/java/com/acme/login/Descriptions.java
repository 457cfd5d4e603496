// SPDX-License-Identifier: Apache-2.0
package com.acme.login;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.springframework.lang.Nullable;

/** Says what an object holds, by its classes and fields: two texts are equal if the objects are. */
public final class Descriptions {

    private final Set<Object> seen = Collections.newSetFromMap(new IdentityHashMap<>());

    private Descriptions() {}

    /** The text of an object. */
    public static String of(@Nullable Object value) {
        return new Descriptions().text(value);
    }

    private String text(@Nullable Object value) {
        if (value == null || isOfJdk(value)) {
            return String.valueOf(value);
        }
        if (!seen.add(value)) {
            return "again " + value.getClass().getSimpleName();
        }
        if (value.getClass().isArray()) {
            List<String> elements = new ArrayList<>();
            for (int i = 0; i < Array.getLength(value); i++) {
                elements.add(text(Array.get(value, i)));
            }
            return elements.toString();
        }
        if (value instanceof Collection<?> elements) {
            Collection<String> texts = value instanceof Set ? new TreeSet<>() : new ArrayList<>();
            elements.forEach(each -> texts.add(text(each)));
            return texts.toString();
        }
        if (value instanceof Map<?, ?> map) {
            Map<String, String> texts = new TreeMap<>();
            map.forEach((key, element) -> texts.put(text(key), text(element)));
            return texts.toString();
        }
        return value.getClass().getSimpleName() + fields(value);
    }

    private static boolean isOfJdk(Object value) {
        return value.getClass().getName().startsWith("java.")
                && !(value instanceof Collection || value instanceof Map || value instanceof Throwable);
    }

    private Map<String, String> fields(Object value) {
        Map<String, String> texts = new TreeMap<>();
        for (Class<?> type = value.getClass(); type != null && !type.getName().startsWith("java."); type = type.getSuperclass()) {
            for (Field field : type.getDeclaredFields()) {
                if ((field.getModifiers() & (Modifier.STATIC | Modifier.TRANSIENT)) == 0) {
                    texts.put(field.getName(), text(value(field, value)));
                }
            }
        }
        if (value instanceof Throwable reason) {
            texts.put("message", String.valueOf(reason.getMessage()));
            texts.put("cause", text(reason.getCause()));
        }
        return texts;
    }

    private static @Nullable Object value(Field field, Object value) {
        try {
            field.setAccessible(true);
            return field.get(value);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(e);
        }
    }
}
