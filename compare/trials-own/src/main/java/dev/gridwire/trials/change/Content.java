// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.change;

import dev.gridwire.codegen.model.ClassModel;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/**
 * Describes the content of an object whose class changes, independent of class loaders: serialized fields by name, containers
 * by their elements, sets and maps without order, constants by name. A reference back to a containing object becomes a depth.
 */
final class Content {

    private static final String CLASS = "(class)";
    private static final String ELEMENTS = "(elements)";

    private final View view;
    private final Map<Object, Integer> open = new IdentityHashMap<>();

    private Content(View view) {
        this.view = view;
    }

    /**
     * Says how the content of a state is seen, so that two states of a class can be compared.
     *
     * @param className the changed class; empty if its name does not matter, as with all other names
     * @param names the names in the old state of fields that have another name here
     * @param constants the names in the old state of constants that have another name here
     * @param blank the field that counts as empty while it holds the value of a new object; empty for none
     * @param blankValue that value
     */
    record View(String className, Map<String, String> names, Map<String, String> constants, String blank,
            @Nullable Object blankValue) {

        /** Sees the content as the class has it, except for the names of classes. */
        static final View PLAIN = new View("", Map.of(), Map.of(), "", null);

        /** Compares names of classes, too; some fields of one class have other names in the old state. */
        static View of(String className, Map<String, String> names) {
            return new View(className, names, Map.of(), "", null);
        }

        View withBlank(String field, @Nullable Object value) {
            return new View(className, names, constants, field, value);
        }

        private boolean isOf(Class<?> level) {
            return className.isEmpty() || level.getName().equals(className);
        }

        private String name(Class<?> level, String field) {
            return isOf(level) ? names.getOrDefault(field, field) : field;
        }

        private boolean isBlank(Class<?> level, String field, @Nullable Object content) {
            return isOf(level) && field.equals(blank) && content != null && content.equals(blankValue);
        }
    }

    /** Returns the fields by name, including superclasses', of the object and the objects in it; without their classes. */
    static Map<String, @Nullable Object> of(Object object) {
        return of(object, View.PLAIN);
    }

    static Map<String, @Nullable Object> of(Object object, View view) {
        Content content = new Content(view);
        content.open.put(object, 0);
        return content.fields(object);
    }

    /** Returns the content of a field's value. */
    static @Nullable Object ofValue(@Nullable Object value, View view) {
        return new Content(view).plain(value);
    }

    private Map<String, @Nullable Object> fields(Object object) {
        Map<String, @Nullable Object> content = new TreeMap<>();
        if (!view.className().isEmpty()) {
            content.put(CLASS, object.getClass().getName());
        }
        for (Class<?> level = object.getClass(); isOwn(level); level = level.getSuperclass()) {
            for (Field field : level.getDeclaredFields()) {
                if (isSerialized(field)) {
                    String name = view.name(level, field.getName());
                    Object value = plain(get(field, object));
                    content.put(content.containsKey(name) ? level.getSimpleName() + '.' + name : name,
                            view.isBlank(level, name, value) ? null : value);
                }
            }
        }
        if (object instanceof Collection<?> || object instanceof Map<?, ?>) {
            content.put(ELEMENTS, container(object));
        }
        return content;
    }

    static boolean isOwn(@Nullable Class<?> level) {
        return level != null && !ClassModel.isPlatformName(level.getName());
    }

    /** Excludes synthetic fields, which an enhancer adds. */
    static boolean isSerialized(Field field) {
        return !field.isSynthetic() && !Modifier.isStatic(field.getModifiers()) && !Modifier.isTransient(field.getModifiers());
    }

    static @Nullable Object get(Field field, Object object) {
        try {
            field.setAccessible(true);
            return field.get(object);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException("A field cannot be read: field=" + field, e);
        }
    }

    static void set(Field field, Object object, @Nullable Object value) {
        try {
            field.setAccessible(true);
            field.set(object, value);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException("A field cannot be set: field=" + field, e);
        }
    }

    private @Nullable Object plain(@Nullable Object value) {
        Object leaf = leaf(value);
        if (leaf != null || value == null) {
            return value instanceof Enum<?> constant ? view.constants().getOrDefault(constant.name(), constant.name()) : leaf;
        }
        Integer before = open.get(value);
        if (before != null) {
            return "itself, at depth " + before;
        }
        open.put(value, open.size());
        Object content = isOwn(value.getClass()) && !value.getClass().isArray() ? fields(value) : container(value);
        open.remove(value);
        return content;
    }

    /** Returns values that contain no others; null for all other values. */
    static @Nullable Object leaf(@Nullable Object value) {
        if (value instanceof String || value instanceof Boolean || value instanceof Character || value instanceof Long
                || value instanceof Double) {
            return value;
        }
        if (value instanceof Byte || value instanceof Short || value instanceof Integer
                || value instanceof AtomicInteger || value instanceof AtomicLong) {
            return ((Number) value).longValue();
        } else if (value instanceof Float number) {
            return number.doubleValue();
        } else if (value instanceof Enum<?> constant) {
            return constant.name();
        } else if (value instanceof Class<?> type) {
            return type.getName();
        }
        return null;
    }

    private Object container(Object value) {
        if (value.getClass().isArray()) {
            List<@Nullable Object> elements = new ArrayList<>();
            for (int i = 0; i < Array.getLength(value); i++) {
                elements.add(plain(Array.get(value, i)));
            }
            return elements;
        } else if (value instanceof Map<?, ?> map) {
            return sorted(map.entrySet());
        } else if (value instanceof Collection<?> collection) {
            return value instanceof Set<?> ? sorted(collection) : listed(collection);
        } else if (value instanceof Map.Entry<?, ?> entry) {
            return listed(Arrays.asList(entry.getKey(), entry.getValue()));
        } else if (value instanceof Optional<?> optional) {
            return listed(optional.stream().toList());
        } else if (value instanceof AtomicReference<?> reference) {
            return listed(Optional.ofNullable(reference.get()).stream().toList());
        }
        return platform(value);
    }

    private List<@Nullable Object> listed(Collection<?> collection) {
        List<@Nullable Object> elements = new ArrayList<>();
        collection.forEach(each -> elements.add(plain(each)));
        return elements;
    }

    private List<@Nullable Object> sorted(Collection<?> collection) {
        List<@Nullable Object> elements = listed(collection);
        elements.sort(Comparator.comparing(String::valueOf));
        return elements;
    }

    /** Represents a value of the JDK by itself if it has an equals, by its text if it has one, otherwise by its class. */
    private static Object platform(Object value) {
        if (overrides(value, "equals", Object.class)) {
            return value;
        }
        String name = value.getClass().getName();
        return overrides(value, "toString") ? name + ": " + value : name;
    }

    private static boolean overrides(Object value, String method, Class<?>... parameters) {
        try {
            return value.getClass().getMethod(method, parameters).getDeclaringClass() != Object.class;
        } catch (NoSuchMethodException e) {
            throw new IllegalStateException(e);
        }
    }
}
