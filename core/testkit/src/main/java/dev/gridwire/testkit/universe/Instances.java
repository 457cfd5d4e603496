// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.testkit.universe;

import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Makes objects of random classes and accesses their fields. */
final class Instances {

    private Instances() {}

    /** Returns an object made by a class's own method, whose fields have their initial values. */
    static Object empty(Class<?> type) {
        try {
            Method make = type.getDeclaredMethod("make");
            make.setAccessible(true);
            return make.invoke(null);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Returns a record with these components. */
    static Object record(Class<?> type, @Nullable Object[] components) {
        try {
            Constructor<?> constructor = type.getDeclaredConstructor(
                    Arrays.stream(type.getRecordComponents()).map(RecordComponent::getType).toArray(Class<?>[]::new));
            constructor.setAccessible(true);
            return constructor.newInstance(components);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Returns the components of a record. */
    static List<@Nullable Object> components(Object object) {
        List<@Nullable Object> components = new ArrayList<>();
        fields(object.getClass()).forEach(field -> components.add(get(field, object)));
        return components;
    }

    /** Returns all fields of objects, the class's own first. */
    static List<Field> fields(Class<?> type) {
        List<Field> fields = new ArrayList<>();
        for (Class<?> level = type; level != Object.class && level != Record.class; level = level.getSuperclass()) {
            for (Field field : level.getDeclaredFields()) {
                if (!Modifier.isStatic(field.getModifiers())) {
                    field.setAccessible(true);
                    fields.add(field);
                }
            }
        }
        return fields;
    }

    static @Nullable Object get(Field field, Object object) {
        try {
            return field.get(object);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(e);
        }
    }

    static void set(Field field, Object object, @Nullable Object value) {
        try {
            field.set(object, value);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(e);
        }
    }
}
