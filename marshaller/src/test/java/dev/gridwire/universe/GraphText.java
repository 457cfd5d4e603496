// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.universe;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Date;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A text of an object graph that two graphs share exactly if they have the same shape: classes, values, order and identity.
 * Other than a comparison by {@code equals}, it looks into sets and maps.
 */
public final class GraphText {

    private final Map<Object, Integer> numbers = new IdentityHashMap<>();
    private final Deque<Object> open = new ArrayDeque<>();
    private final StringBuilder text = new StringBuilder();

    private GraphText() {}

    /** Writes down a graph, breadth first. */
    public static String of(@Nullable Object root) {
        GraphText graph = new GraphText();
        graph.refer(root);
        while (!graph.open.isEmpty()) {
            Object next = graph.open.remove();
            graph.text.append("\n#").append(graph.numbers.get(next)).append(' ').append(next.getClass().getName()).append(':');
            parts(next).forEach(graph::refer);
        }
        return graph.text.toString();
    }

    private void refer(@Nullable Object part) {
        text.append(' ');
        if (part == null || isValue(part)) {
            text.append(part == null ? "" : part.getClass().getSimpleName()).append('(').append(part).append(')');
            return;
        }
        Integer known = numbers.get(part);
        if (known == null) {
            known = numbers.size();
            numbers.put(part, known);
            open.add(part);
        }
        text.append('#').append(known);
    }

    /** Whether it is no object of its own. */
    static boolean isValue(Object object) {
        String name = object.getClass().getName();
        return object instanceof Enum || name.startsWith("java.lang.") || name.startsWith("java.time.")
                || name.startsWith("java.math.") || name.equals("java.util.UUID");
    }

    /** The references and primitive fields of an object, in order. */
    static List<@Nullable Object> parts(Object object) {
        List<@Nullable Object> parts = new ArrayList<>();
        if (object.getClass().isArray()) {
            for (int i = 0; i < Array.getLength(object); i++) {
                parts.add(Array.get(object, i));
            }
        } else if (object instanceof Collection<?> collection) {
            parts.addAll(collection);
        } else if (object instanceof Map<?, ?> map) {
            map.forEach((key, value) -> {
                parts.add(key);
                parts.add(value);
            });
        } else if (object instanceof Date date) {
            parts.add(date.getTime());
        } else if (!isValue(object)) {
            fields(object, parts);
        }
        return parts;
    }

    private static void fields(Object object, List<@Nullable Object> parts) {
        for (Class<?> level = object.getClass(); level != Object.class; level = level.getSuperclass()) {
            for (Field field : level.getDeclaredFields()) {
                if ((field.getModifiers() & (Modifier.STATIC | Modifier.TRANSIENT)) == 0) {
                    try {
                        field.setAccessible(true);
                        parts.add(field.get(object));
                    } catch (IllegalAccessException e) {
                        throw new IllegalStateException(e);
                    }
                }
            }
        }
    }
}
