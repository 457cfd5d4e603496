// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.enhanced;

import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Collection;
import java.util.IdentityHashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Copies graphs of plain objects into enhanced ones. It shares objects that refer to no plain object, as the handwritten forms
 * do; an object that occurs twice is one in the copy as well. It leaves no garbage between the copied objects, because that
 * would put them farther apart in memory than those of other forms. Thread-safe.
 */
final class EnhancedGraphs {

    private final Map<Class<?>, Class<?>> copies;
    private final ThreadLocal<Map<Object, Object>> met = ThreadLocal.withInitial(IdentityHashMap::new);
    private final ClassValue<Shape> shapes = new ClassValue<>() {
        @Override
        protected Shape computeValue(Class<?> type) {
            return Shape.of(type, Objects.requireNonNull(copies.get(type)));
        }
    };

    /** Takes the enhanced classes by plain class. */
    EnhancedGraphs(Map<Class<?>, Class<?>> copies) {
        this.copies = copies;
    }

    /** How to copy one class: a constructor without parameters, and each field with its counterpart. */
    private record Shape(Constructor<?> constructor, List<Field> from, List<Field> to) {

        static Shape of(Class<?> plain, Class<?> enhanced) {
            try {
                Constructor<?> constructor = enhanced.getDeclaredConstructor();
                constructor.setAccessible(true);
                List<Field> from = fields(plain);
                List<Field> to = fields(enhanced);
                if (from.size() != to.size()) {
                    throw new IllegalStateException("an enhanced class has other fields: class=" + plain.getName());
                }
                return new Shape(constructor, from, to);
            } catch (NoSuchMethodException e) {
                throw new IllegalStateException("an enhanced class has no constructor: class=" + plain.getName(), e);
            }
        }

        private static List<Field> fields(Class<?> type) {
            List<Field> fields = new ArrayList<>();
            for (Class<?> each = type; each != null && each != Object.class; each = each.getSuperclass()) {
                for (Field field : each.getDeclaredFields()) {
                    if (!Modifier.isStatic(field.getModifiers()) && !field.isSynthetic()) {
                        field.setAccessible(true);
                        fields.add(field);
                    }
                }
            }
            return fields;
        }
    }

    /** Copies a graph. */
    Object of(Object plain) {
        Map<Object, Object> made = met.get();
        try {
            return Objects.requireNonNull(copy(plain, made));
        } finally {
            made.clear();
        }
    }

    private @Nullable Object copy(@Nullable Object value, Map<Object, Object> made) {
        if (value == null || made.containsKey(value)) {
            return made.get(value);
        }
        if (copies.containsKey(value.getClass())) {
            return copyObject(value, made);
        }
        if (value instanceof Collection<?> collection && holdsPlain(collection)) {
            return copyCollection(collection, made);
        }
        return value.getClass().isArray() && copies.containsKey(value.getClass().getComponentType())
                ? copyArray(value, made)
                : value;
    }

    private boolean holdsPlain(Collection<?> collection) {
        for (Object each : collection) {
            if (each != null && copies.containsKey(each.getClass())) {
                return true;
            }
        }
        return false;
    }

    private Object copyObject(Object plain, Map<Object, Object> made) {
        Shape shape = shapes.get(plain.getClass());
        try {
            Object copy = shape.constructor().newInstance();
            made.put(plain, copy);
            for (int i = 0; i < shape.from().size(); i++) {
                copyField(shape.from().get(i), plain, shape.to().get(i), copy, made);
            }
            return copy;
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("a value cannot be copied: class=" + plain.getClass().getName(), e);
        }
    }

    /** Copies a field, without boxing the usual primitives. */
    private void copyField(Field from, Object plain, Field to, Object copy, Map<Object, Object> made)
            throws IllegalAccessException {
        Class<?> type = from.getType();
        if (type == int.class) {
            to.setInt(copy, from.getInt(plain));
        } else if (type == long.class) {
            to.setLong(copy, from.getLong(plain));
        } else if (type == double.class) {
            to.setDouble(copy, from.getDouble(plain));
        } else {
            to.set(copy, copy(from.get(plain), made));
        }
    }

    private Object copyCollection(Collection<?> collection, Map<Object, Object> made) {
        Collection<@Nullable Object> copy = collection instanceof LinkedList ? new LinkedList<>() : new ArrayList<>();
        if (copy.getClass() != collection.getClass()) {
            throw new IllegalStateException("no workload had such a collection: class=" + collection.getClass().getName());
        }
        made.put(collection, copy);
        collection.forEach(each -> copy.add(copy(each, made)));
        return copy;
    }

    private Object copyArray(Object array, Map<Object, Object> made) {
        int length = Array.getLength(array);
        Object copy = Array.newInstance(Objects.requireNonNull(copies.get(array.getClass().getComponentType())), length);
        made.put(array, copy);
        for (int i = 0; i < length; i++) {
            Array.set(copy, i, copy(Array.get(array, i), made));
        }
        return copy;
    }
}
