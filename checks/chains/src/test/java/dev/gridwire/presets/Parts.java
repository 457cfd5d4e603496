// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.presets;

import dev.gridwire.hooks.StandIns;
import java.lang.reflect.AccessibleObject;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Makes objects that no constructor would make: field by field, as a payload does. */
final class Parts {

    private static final ClassValue<List<Field>> FIELDS = new ClassValue<>() {
        @Override
        protected List<Field> computeValue(Class<?> type) {
            return fields(type);
        }
    };
    private static final ClassValue<Constructor<?>> CONSTRUCTORS = new ClassValue<>() {
        @Override
        protected Constructor<?> computeValue(Class<?> type) {
            return constructor(type);
        }
    };

    private Parts() {}

    /** Fields that payloads may hold, of the class and its superclasses. */
    static List<Field> of(Class<?> type) {
        return FIELDS.get(type);
    }

    private static List<Field> fields(Class<?> type) {
        List<Field> fields = new ArrayList<>();
        for (Class<?> each = type; each != null && !each.getName().startsWith("java."); each = each.getSuperclass()) {
            for (Field field : each.getDeclaredFields()) {
                if (!Modifier.isStatic(field.getModifiers()) && !Modifier.isTransient(field.getModifiers())) {
                    field.setAccessible(true);
                    fields.add(field);
                }
            }
        }
        return fields;
    }

    /** An object whose fields are zero and null. */
    static Object blank(Class<?> type) {
        try {
            return CONSTRUCTORS.get(type).newInstance();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("no object of " + type, e);
        }
    }

    private static Constructor<?> constructor(Class<?> type) {
        try {
            Class<?> factory = Class.forName("sun.reflect.ReflectionFactory");
            Object made = factory.getMethod("newConstructorForSerialization", Class.class, Constructor.class)
                    .invoke(factory.getMethod("getReflectionFactory").invoke(null), type, Object.class.getConstructor());
            ((AccessibleObject) made).setAccessible(true);
            return (Constructor<?>) made;
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("no constructor of " + type, e);
        }
    }

    /** Another object with the same content. */
    static Object copy(Object original) {
        Object copy = blank(original.getClass());
        for (Field field : of(original.getClass())) {
            set(copy, field, get(original, field));
        }
        return copy;
    }

    /** The object that is written in place of one; null if none is. */
    static @Nullable Object standIn(Object object) {
        for (Class<?> each = object.getClass(); each != null && each != Object.class; each = each.getSuperclass()) {
            try {
                Method method = each.getDeclaredMethod("writeReplace");
                method.setAccessible(true);
                return method.invoke(object);
            } catch (NoSuchMethodException e) {
                // The superclass may have one.
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException(e);
            }
        }
        return StandIns.writtenFor(object);
    }

    static @Nullable Object get(Object object, Field field) {
        try {
            return field.get(object);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(e);
        }
    }

    static void set(Object object, Field field, @Nullable Object value) {
        try {
            field.set(object, value);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(e);
        }
    }
}
