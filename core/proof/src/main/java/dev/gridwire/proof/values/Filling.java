// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.proof.values;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.Collection;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Fills gaps in a created object: fields that are null, zero or empty containers. */
final class Filling {

    private final Object object;

    Filling(Object object) {
        this.object = object;
    }

    /** Calls setters, and methods that add to containers. An exception leaves the object unchanged. */
    void byMethods(Maker maker, TypeBindings scope) {
        for (Method setter : Properties.methods(object.getClass(), "set")) {
            Field field = field(Properties.of(setter.getName()));
            if (field != null && isBlank(field)) {
                call(setter, maker, scope);
            }
        }
        for (Method adder : Properties.methods(object.getClass(), "add")) {
            if (fillsAnEmptyOne(adder, scope)) {
                for (int i = maker.elements(); i > 0; i--) {
                    call(adder, maker, scope);
                }
            }
        }
    }

    /** Sets fields as deserialization would, including final ones. */
    void byFields(Maker maker, TypeBindings scope) {
        for (Field field : Properties.fields(object.getClass())) {
            if (isBlank(field)) {
                set(field, maker, scope);
            }
        }
    }

    private @Nullable Field field(String name) {
        return Properties.fields(object.getClass()).stream().filter(each -> each.getName().equals(name)).findFirst().orElse(null);
    }

    private boolean isBlank(Field field) {
        Object value = get(field);
        return value == null
                || value instanceof Number number && field.getType().isPrimitive() && number.doubleValue() == 0
                || value.equals(false) && field.getType().isPrimitive()
                || value.equals('\0')
                || isEmptyContainer(value);
    }

    private static boolean isEmptyContainer(Object value) {
        return value instanceof Collection<?> collection && collection.isEmpty()
                || value instanceof Map<?, ?> map && map.isEmpty()
                || value.getClass().isArray() && Array.getLength(value) == 0;
    }

    private @Nullable Object get(Field field) {
        try {
            field.setAccessible(true);
            return field.get(object);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Whether the method adds elements of the type that an empty collection of the object holds. */
    private boolean fillsAnEmptyOne(Method adder, TypeBindings scope) {
        return Properties.fields(object.getClass()).stream().anyMatch(field -> get(field) instanceof Collection<?> collection
                && collection.isEmpty()
                && TypeBindings.erase(scope.argument(field.getGenericType(), Iterable.class, 0)) == adder.getParameterTypes()[0]);
    }

    private void call(Method method, Maker maker, TypeBindings scope) {
        try {
            new NullSafeCall(method).on(object, maker, scope);
        } catch (Throwable e) {
            // A setter that refuses a value leaves the object as its constructor made it.
        }
    }

    private void set(Field field, Maker maker, TypeBindings scope) {
        boolean nullable = NullRules.allowsNull(field.getDeclaringClass(), field, field.getAnnotatedType());
        Object value;
        try {
            value = maker.value(new ValueSlot(field.getName(), field.getGenericType(), nullable), scope);
        } catch (CannotMakeException e) {
            return; // as if null had been written
        }
        Object before = get(field);
        try {
            if (value != null && !(before != null && addAll(before, value))) {
                field.set(object, value);
            }
        } catch (IllegalAccessException e) {
            // The virtual machine protects the final fields of some classes.
        }
    }

    /** Adds to the container that the class created for itself. */
    @SuppressWarnings("unchecked")
    private static boolean addAll(Object container, Object elements) {
        try {
            if (container instanceof Collection<?> && elements instanceof Collection<?> more) {
                return ((Collection<Object>) container).addAll(more);
            }
            if (container instanceof Map<?, ?> && elements instanceof Map<?, ?> more) {
                ((Map<Object, Object>) container).putAll(more);
                return true;
            }
            return false;
        } catch (RuntimeException e) {
            return false;
        }
    }
}
