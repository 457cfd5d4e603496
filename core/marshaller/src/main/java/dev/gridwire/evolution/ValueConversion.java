// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.evolution;

import dev.gridwire.codegen.layout.SlotKind;
import dev.gridwire.ground.BigNumbers;
import dev.gridwire.ground.Conversion;
import java.lang.invoke.MethodType;
import java.lang.reflect.Array;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Date;
import java.util.LinkedList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Converts values of one type to equal values of another, if there is exactly one. */
final class ValueConversion {

    private ValueConversion() {}

    /** Returns whether a list or an array is made from the value, so that a value that occurs twice must be converted once. */
    static boolean makesContainer(Object value, Class<?> to) {
        return to.isArray() || value.getClass().isArray() && mayMakeContainer(to);
    }

    /** Returns whether some value may become a container of a type. */
    static boolean mayMakeContainer(Class<?> to) {
        return to.isArray() || to == LinkedList.class || to.isAssignableFrom(ArrayList.class);
    }

    /**
     * Converts a value that is not null and not of the type.
     *
     * @param elements tests whether a list or an {@code Optional} may hold an object
     * @return null if there is no equal value
     */
    static @Nullable Object convert(Object value, Class<?> to, Predicate<@Nullable Object> elements) {
        if (makesContainer(value, to)) {
            return to.isArray() ? array(value, to.getComponentType()) : list(value, to, elements);
        }
        if (to == Optional.class) {
            return elements.test(value) ? Optional.of(value) : null;
        }
        if (to == BigInteger.class || to == BigDecimal.class) {
            return BigNumbers.of(value, to);
        }
        if (to == Instant.class) {
            return value.getClass() == Date.class ? Instant.ofEpochMilli(((Date) value).getTime()) : null;
        }
        return to == Date.class && value instanceof Instant instant ? date(instant) : null;
    }

    private static @Nullable Object date(Instant instant) {
        try {
            Date date = new Date(instant.toEpochMilli());
            return date.toInstant().equals(instant) ? date : null;
        } catch (ArithmeticException | DateTimeException e) {
            return null;
        }
    }

    private static @Nullable Object array(Object value, Class<?> component) {
        if (value instanceof List<?> list && value.getClass().getName().startsWith("java.util.")) {
            return component.isPrimitive() ? unboxed(list, component) : array(list.toArray(), component);
        }
        Class<?> from = value.getClass().getComponentType();
        if (from == null) {
            return null;
        }
        if (component.isPrimitive()) {
            return from.isPrimitive() ? numbers(value, component) : unboxed(Arrays.asList((Object[]) value), component);
        }
        return from.isPrimitive() && component == box(from) ? boxed(value, component) : null;
    }

    private static Class<?> box(Class<?> primitive) {
        return MethodType.methodType(primitive).wrap().returnType();
    }

    private static Object boxed(Object primitives, Class<?> box) {
        Object[] boxes = (Object[]) Array.newInstance(box, Array.getLength(primitives));
        Arrays.setAll(boxes, at -> Array.get(primitives, at));
        return boxes;
    }

    private static @Nullable Object array(@Nullable Object[] elements, Class<?> component) {
        Object[] array = (Object[]) Array.newInstance(component, elements.length);
        for (int i = 0; i < elements.length; i++) {
            if (elements[i] != null && !component.isInstance(elements[i])) {
                return null;
            }
            array[i] = elements[i];
        }
        return array;
    }

    private static @Nullable Object unboxed(List<?> list, Class<?> component) {
        Object array = Array.newInstance(component, list.size());
        Class<?> box = box(component);
        int at = 0;
        for (Object element : list) {
            if (element == null || element.getClass() != box) {
                return null;
            }
            Array.set(array, at++, element);
        }
        return array;
    }

    private static @Nullable Object numbers(Object from, Class<?> component) {
        SlotKind kind = SlotKind.valueOf(component.getName().toUpperCase(Locale.ROOT));
        int length = Array.getLength(from);
        Object array = Array.newInstance(component, length);
        for (int i = 0; i < length; i++) {
            Object number = Conversion.convert(Array.get(from, i), kind);
            if (number == null) {
                return null;
            }
            Array.set(array, i, number);
        }
        return array;
    }

    private static @Nullable Object list(Object array, Class<?> to, Predicate<@Nullable Object> elements) {
        int length = Array.getLength(array);
        List<@Nullable Object> list = to == LinkedList.class ? new LinkedList<>() : new ArrayList<>(length);
        for (int i = 0; i < length; i++) {
            Object element = Array.get(array, i);
            if (!elements.test(element)) {
                return null;
            }
            list.add(element);
        }
        return list;
    }
}
