// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.testkit.universe;

import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/** Numbers, and their values in fields of other kinds. */
final class Numbers {

    private static final long[] NUMBERS = {0, 1, -1, 127, -128, 255, 32_767, -32_768, 65_535, 1L << 24, Integer.MIN_VALUE,
        Integer.MAX_VALUE, 1L << 40, Long.MIN_VALUE, Long.MAX_VALUE};
    private static final double[] FLOATING = {0, -0.0, 1.5, -0.25, Double.NaN, Double.POSITIVE_INFINITY, 0.1, 1e300};

    private Numbers() {}

    /** Never null. */
    static Object number(Kind kind, SplittableRandom random) {
        long number = random.nextBoolean() ? NUMBERS[random.nextInt(NUMBERS.length)] : random.nextLong() >> random.nextInt(64);
        double floating = FLOATING[random.nextInt(FLOATING.length)];
        return switch (kind) {
            case BOOLEAN -> random.nextBoolean();
            case BYTE -> (byte) number;
            case SHORT -> (short) number;
            case CHAR -> (char) number;
            case INT, BOXED_INT -> (int) number;
            case LONG, BOXED_LONG -> number;
            case FLOAT -> (float) floating;
            case DOUBLE, BOXED_DOUBLE -> floating;
            default -> throw new IllegalArgumentException(kind.toString());
        };
    }

    /** Converts a box to the value of a field of another kind, which holds it; other values stay themselves. */
    static @Nullable Object in(Kind kind, @Nullable Object value) {
        if (value == null) {
            return kind.isPrimitive() ? zero(kind) : null;
        }
        if (kind.isIntegral() || kind.isFloating()) {
            Number number = value instanceof Character each ? Integer.valueOf(each) : (Number) value;
            return switch (kind) {
                case BYTE -> number.byteValue();
                case SHORT -> number.shortValue();
                case CHAR -> (char) number.intValue();
                case INT, BOXED_INT -> number.intValue();
                case LONG, BOXED_LONG -> number.longValue();
                case FLOAT -> number.floatValue();
                default -> number.doubleValue();
            };
        }
        return value;
    }

    static Object zero(Kind kind) {
        return kind == Kind.BOOLEAN ? Boolean.FALSE : java.util.Objects.requireNonNull(in(kind, (byte) 0));
    }
}
