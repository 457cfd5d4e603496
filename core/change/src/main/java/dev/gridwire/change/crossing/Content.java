// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.change.crossing;

import dev.gridwire.codegen.model.ClassModel;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
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
public final class Content {

    /** The key of an object's class, if a view names classes. */
    public static final String CLASS = "(class)";

    private static final String ELEMENTS = "(elements)";

    private final ContentView view;
    private final Map<Object, Integer> open = new IdentityHashMap<>();

    private Content(ContentView view) {
        this.view = view;
    }

    /** Returns the fields by name, including superclasses', of the object and the objects in it; without their classes. */
    public static Map<String, @Nullable Object> of(Object object) {
        return of(object, ContentView.PLAIN);
    }

    /** Returns the fields of the object and the objects in it, by the names of a view. */
    public static Map<String, @Nullable Object> of(Object object, ContentView view) {
        Content content = new Content(view);
        content.open.put(object, 0);
        return content.fields(object);
    }

    /** Returns the content of a field's value. */
    public static @Nullable Object ofValue(@Nullable Object value, ContentView view) {
        return new Content(view).plain(value);
    }

    private Map<String, @Nullable Object> fields(Object object) {
        Map<String, @Nullable Object> content = new TreeMap<>();
        if (view.namesClasses()) {
            content.put(CLASS, object.getClass().getName());
        }
        for (Class<?> level = object.getClass(); isOwn(level); level = level.getSuperclass()) {
            for (Field field : level.getDeclaredFields()) {
                if (isSerialized(field)) {
                    String name = view.field(object.getClass(), level, field.getName());
                    Object value = plain(get(field, object));
                    content.put(content.containsKey(name) ? qualified(level.getName(), name) : name,
                            view.isBlank(level, name, value) ? null : value);
                }
            }
        }
        if (object instanceof Collection<?> || object instanceof Map<?, ?>) {
            content.put(ELEMENTS, container(object));
        }
        return content;
    }

    /** Returns the name of a superclass's field that another one hides. */
    public static String qualified(String owner, String field) {
        return owner + '.' + field;
    }

    /** Whether a class is none of the JDK's, so that its fields are looked at. */
    public static boolean isOwn(@Nullable Class<?> level) {
        return level != null && !ClassModel.isPlatformName(level.getName());
    }

    /** Excludes synthetic fields, which an enhancer adds. */
    public static boolean isSerialized(Field field) {
        return !field.isSynthetic() && !Modifier.isStatic(field.getModifiers()) && !Modifier.isTransient(field.getModifiers());
    }

    /** Returns the value of a field, whatever its access. */
    public static @Nullable Object get(Field field, Object object) {
        try {
            field.setAccessible(true);
            return field.get(object);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException("A field cannot be read: field=" + field, e);
        }
    }

    /** Sets the value of a field, whatever its access. */
    public static void set(Field field, Object object, @Nullable Object value) {
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
            return value instanceof Enum<?> constant ? view.constant(constant) : leaf;
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
    public static @Nullable Object leaf(@Nullable Object value) {
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
            return new AnyOrder(listed(map.entrySet()));
        } else if (value instanceof Collection<?> collection) {
            return value instanceof Set<?> ? new AnyOrder(listed(collection)) : listed(collection);
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
