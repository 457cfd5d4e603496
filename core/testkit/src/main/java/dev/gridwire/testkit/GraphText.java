// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.testkit;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.Date;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.StringJoiner;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Writes a text of an object graph. Two graphs have the same text exactly if they are the same in classes, all fields (also
 * transient ones), types of boxes, and shared objects. A value without unordered content has only one text.
 */
public final class GraphText {

    private static final long DEEP_STACK_BYTES = 256L << 20;
    private static final Comparator<Field> BY_NAME = Comparator.comparing(Field::getName)
            .thenComparing(field -> field.getDeclaringClass().getName());

    private final Map<Object, Integer> references = new IdentityHashMap<>();
    private final Map<Object, Integer> labels = new IdentityHashMap<>();

    private GraphText() {}

    /** Returns the text of a graph. */
    public static String of(@Nullable Object root) {
        try {
            return write(root);
        } catch (StackOverflowError e) {
            return onDeepStack(root);
        }
    }

    private static String write(@Nullable Object root) {
        GraphText text = new GraphText();
        text.count(root);
        return text.text(root);
    }

    private static String onDeepStack(@Nullable Object root) {
        String[] text = new String[1];
        Thread thread = new Thread(null, () -> text[0] = write(root), "object text", DEEP_STACK_BYTES);
        thread.start();
        try {
            thread.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
        return Objects.requireNonNull(text[0], "the text of a deep graph");
    }

    private void count(@Nullable Object object) {
        if (object != null && !isValue(object) && references.merge(object, 1, Integer::sum) == 1) {
            parts(object).values().forEach(this::count);
            elements(object).forEach(this::count);
        }
    }

    private String text(@Nullable Object object) {
        if (object == null) {
            return "null";
        }
        if (isValue(object)) {
            return value(object);
        }
        if (references.getOrDefault(object, 0) < 2) {
            return body(object);
        }
        Integer known = labels.get(object);
        if (known != null) {
            return "#" + known;
        }
        labels.put(object, labels.size() + 1);
        return "#" + labels.size() + "=" + body(object);
    }

    private String body(Object object) {
        StringBuilder text = new StringBuilder(name(object.getClass()));
        if (object.getClass().isArray()) {
            text.setLength(text.length() - 2);
        }
        if (isContainer(object)) {
            List<String> elements = object instanceof Map<?, ?> map ? entries(map) : texts(elements(object));
            if (isUnordered(object)) {
                Collections.sort(elements);
            }
            text.append(elements);
        }
        if (!isContainer(object) || !isPlatform(object.getClass()) && !object.getClass().isArray()) {
            StringJoiner fields = new StringJoiner(", ", "{", "}");
            parts(object).forEach((name, part) -> fields.add(name + "=" + text(part)));
            text.append(fields);
        }
        return text.toString();
    }

    private List<String> texts(Collection<?> objects) {
        List<String> texts = new ArrayList<>();
        objects.forEach(each -> texts.add(text(each)));
        return texts;
    }

    private List<String> entries(Map<?, ?> map) {
        List<String> texts = new ArrayList<>();
        map.forEach((key, value) -> texts.add(text(key) + ": " + text(value)));
        return texts;
    }

    private static String value(Object object) {
        if (object instanceof Enum<?> constant) {
            return constant.getDeclaringClass().getSimpleName() + "." + constant.name();
        }
        return switch (name(object.getClass())) {
            case "String" -> "\"" + object + "\"";
            case "Character" -> "'" + object + "'";
            case "Byte" -> object + "b";
            case "Short" -> object + "s";
            case "Long" -> object + "L";
            case "Float" -> object + "f";
            case "Integer", "Double", "Boolean" -> object.toString();
            case "Date" -> "Date(" + ((Date) object).getTime() + ")";
            default -> name(object.getClass()) + "(" + object + ")";
        };
    }

    /** Returns whether the object has no parts that need to be visited. */
    private static boolean isValue(Object object) {
        return object instanceof Enum || isPlatform(object.getClass()) && !isContainer(object);
    }

    private static boolean isContainer(Object object) {
        return object instanceof Collection || object instanceof Map || object.getClass().isArray();
    }

    private static boolean isUnordered(Object object) {
        String name = object.getClass().getName();
        return (object instanceof Set || object instanceof Map) && !name.contains("Linked") && !name.contains("Tree");
    }

    private static boolean isPlatform(Class<?> type) {
        return type.getName().startsWith("java.");
    }

    private static String name(Class<?> type) {
        String name = type.getTypeName();
        return name.substring(name.lastIndexOf('.') + 1);
    }

    private static Collection<?> elements(Object object) {
        if (object.getClass().isArray()) {
            List<@Nullable Object> elements = new ArrayList<>();
            for (int i = 0; i < Array.getLength(object); i++) {
                elements.add(Array.get(object, i));
            }
            return elements;
        }
        if (object instanceof Map<?, ?> map) {
            List<@Nullable Object> both = new ArrayList<>();
            map.forEach((key, value) -> {
                both.add(key);
                both.add(value);
            });
            return both;
        }
        return object instanceof Collection<?> collection ? collection : List.of();
    }

    /** Returns a user object's fields by name, with the class's name if two have the same name. */
    private static Map<String, @Nullable Object> parts(Object object) {
        List<Field> fields = new ArrayList<>();
        for (Class<?> level = object.getClass(); level != null && !isPlatform(level); level = level.getSuperclass()) {
            for (Field field : level.isArray() ? new Field[0] : level.getDeclaredFields()) {
                if (!Modifier.isStatic(field.getModifiers())) {
                    fields.add(field);
                }
            }
        }
        fields.sort(BY_NAME);
        Map<String, Integer> names = new TreeMap<>();
        fields.forEach(field -> names.merge(field.getName(), 1, Integer::sum));
        Map<String, @Nullable Object> parts = new LinkedHashMap<>();
        for (Field field : fields) {
            String prefix = Objects.requireNonNull(names.get(field.getName())) == 1 ? "" : name(field.getDeclaringClass()) + ".";
            parts.put(prefix + field.getName(), get(field, object));
        }
        return parts;
    }

    private static @Nullable Object get(Field field, Object object) {
        try {
            field.setAccessible(true);
            return field.get(object);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(e);
        }
    }
}
