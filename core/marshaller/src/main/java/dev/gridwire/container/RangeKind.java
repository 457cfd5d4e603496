// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.container;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Ranges of numbers of Kotlin and Scala. A loop over one ends only because its constructor computed the last element and refused
 * a step of zero, and nothing in a payload holds the fields to that. So the constructor makes each range that is read.
 */
public enum RangeKind {
    /** Of {@code Int}. */
    INT("kotlin.ranges.IntRange", int.class, "getFirst", "getLast"),
    /** Of {@code Long}. */
    LONG("kotlin.ranges.LongRange", long.class, "getFirst", "getLast"),
    /** Of {@code Char}. */
    CHAR("kotlin.ranges.CharRange", char.class, "getFirst", "getLast"),
    /** Of {@code UInt}; Kotlin's compiler adds the ends of these names. */
    UNSIGNED_INT("kotlin.ranges.UIntRange", int.class, "getFirst-pVg5ArA", "getLast-pVg5ArA"),
    /** Of {@code ULong}. */
    UNSIGNED_LONG("kotlin.ranges.ULongRange", long.class, "getFirst-s-VKNKU", "getLast-s-VKNKU"),
    /** Scala's, without its end. */
    EXCLUSIVE("scala.collection.immutable.Range$Exclusive", int.class, "start", "end", "step"),
    /** Scala's, with its end. */
    INCLUSIVE("scala.collection.immutable.Range$Inclusive", int.class, "start", "end", "step");

    private static final List<String> BEGINNINGS = List.of("kotlin.ranges.", "scala.collection.immutable.Range$");
    /** The last parameter of a constructor that Kotlin hides from Java. */
    private static final String HIDDEN = "kotlin.jvm.internal.DefaultConstructorMarker";

    private final String className;
    private final Class<?> number;
    private final List<String> parts;

    RangeKind(String className, Class<?> number, String... parts) {
        this.className = className;
        this.number = number;
        this.parts = List.of(parts);
    }

    /** Returns the kind of a class's objects; null if the class is none of these ranges. */
    public static @Nullable RangeKind of(Class<?> type) {
        String name = type.getName();
        if (BEGINNINGS.stream().anyMatch(name::startsWith)) {
            for (RangeKind each : values()) {
                if (each.className.equals(name)) {
                    return each;
                }
            }
        }
        return null;
    }

    private static RangeKind required(Class<?> type) {
        RangeKind kind = of(type);
        if (kind == null) {
            throw new IllegalArgumentException("no range: class=" + type.getName());
        }
        return kind;
    }

    /** Returns what the constructor needs to make an equal range. */
    public static long[] numbers(Object range) throws ReflectiveOperationException {
        List<String> parts = required(range.getClass()).parts;
        long[] numbers = new long[parts.size()];
        for (int i = 0; i < numbers.length; i++) {
            Object part = range.getClass().getMethod(parts.get(i)).invoke(range);
            numbers[i] = part instanceof Character letter ? letter : ((Number) part).longValue();
        }
        return numbers;
    }

    /**
     * Makes a range of a class.
     *
     * @throws IllegalArgumentException if the class is no range, or its constructor does not take the numbers
     */
    public static Object range(Class<?> type, long[] numbers) throws ReflectiveOperationException {
        return required(type).made(type, numbers);
    }

    private Object made(Class<?> type, long[] numbers) throws ReflectiveOperationException {
        if (numbers.length != parts.size()) {
            throw new IllegalArgumentException("other numbers: class=" + type.getName() + ", count=" + numbers.length);
        }
        List<Object> arguments = new ArrayList<>();
        for (long each : numbers) {
            arguments.add(number(each));
        }
        Constructor<?> constructor = constructor(type);
        if (constructor.getParameterCount() > numbers.length) {
            arguments.add(null);
        }
        try {
            return constructor.newInstance(arguments.toArray());
        } catch (InvocationTargetException e) {
            throw new IllegalArgumentException(String.valueOf(e.getCause()), e);
        }
    }

    private Object number(long value) {
        if (number == long.class) {
            return value;
        }
        if (number == int.class) {
            return Math.toIntExact(value);
        }
        if (value != (char) value) {
            throw new IllegalArgumentException("no letter: number=" + value);
        }
        return (char) value;
    }

    private Constructor<?> constructor(Class<?> type) throws NoSuchMethodException {
        for (Constructor<?> each : type.getConstructors()) {
            Class<?>[] given = each.getParameterTypes();
            boolean isHidden = given.length > 0 && given[given.length - 1].getName().equals(HIDDEN);
            int count = given.length - (isHidden ? 1 : 0);
            if (count == parts.size() && List.of(given).subList(0, count).stream().allMatch(parameter -> parameter == number)) {
                return each;
            }
        }
        throw new NoSuchMethodException(type.getName());
    }
}
