// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.proof.compare;

import java.lang.reflect.Array;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Compares objects without a meaningful identity, and arrays of primitives. */
final class Values {

    private static final int TEXT_LIMIT = 60;

    private static final Set<String> OTHER_VALUES = Set.of(
            "java.lang.String", "java.lang.Boolean", "java.lang.Byte", "java.lang.Short", "java.lang.Character",
            "java.lang.Integer", "java.lang.Long", "java.lang.Float", "java.lang.Double", "java.math.BigInteger",
            "java.math.BigDecimal", "java.math.MathContext", "java.util.UUID", "java.util.Locale", "java.util.Currency",
            "java.net.URI", "java.util.OptionalInt", "java.util.OptionalLong", "java.util.OptionalDouble");

    private Values() {}

    static boolean isValue(Object object) {
        Class<?> type = object.getClass();
        return object instanceof Enum || object instanceof Class || OTHER_VALUES.contains(type.getName())
                || isTime(type.getName()) && !(object instanceof Throwable);
    }

    private static boolean isTime(String name) {
        return name.startsWith("java.time.") && !name.startsWith("java.time.format.");
    }

    /** Returns whether both are NaN, with different bits. */
    static boolean areNan(Object expected, Object actual) {
        return expected instanceof Double one && one.isNaN() && actual instanceof Double other && other.isNaN()
                || expected instanceof Float single && single.isNaN() && actual instanceof Float second && second.isNaN();
    }

    /** Returns whether two values of one class are equal: enums and classes by identity, numbers by their bits. */
    static boolean same(Object expected, Object actual) {
        if (expected instanceof Enum || expected instanceof Class) {
            return expected == actual;
        }
        if (expected instanceof Double number) {
            return Double.doubleToRawLongBits(number) == Double.doubleToRawLongBits((Double) actual);
        }
        if (expected instanceof Float number) {
            return Float.floatToRawIntBits(number) == Float.floatToRawIntBits((Float) actual);
        }
        return expected.equals(actual);
    }

    /** Returns the value for people to read, in quotes if they could not see its ends. */
    static String text(Object value) {
        String text = value instanceof Enum<?> constant ? constant.name() : String.valueOf(value);
        if (text.isEmpty() || !text.equals(text.strip())) {
            text = '"' + text + '"';
        }
        return text.length() > TEXT_LIMIT ? text.substring(0, TEXT_LIMIT) + '…' : text;
    }

    static boolean isPrimitiveArray(Object object) {
        Class<?> type = object.getClass();
        return type.isArray() && type.getComponentType().isPrimitive();
    }

    /**
     * Returns the difference between two arrays of one primitive type; null if there is none.
     *
     * @param nanBits whether the bits of a NaN matter
     */
    static @Nullable String differenceOfArrays(Object expected, Object actual, boolean nanBits) {
        int length = Array.getLength(expected);
        if (length != Array.getLength(actual)) {
            return "size " + length + " became " + Array.getLength(actual);
        }
        for (int i = 0; i < length; i++) {
            Object left = Array.get(expected, i);
            Object right = Array.get(actual, i);
            if (!same(left, right) && (nanBits || !areNan(left, right))) {
                return left + " became " + right + " at [" + i + ']';
            }
        }
        return null;
    }
}
