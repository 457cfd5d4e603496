// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.testkit.universe;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.util.Arrays;
import java.util.Date;
import java.util.Objects;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/** Makes numbers and other values without parts, and converts them for fields of other kinds. */
final class Numbers {

    private static final long[] NUMBERS = {0, 1, -1, 127, -128, 255, 32_767, -32_768, 65_535, 1L << 24, Integer.MIN_VALUE,
        Integer.MAX_VALUE, 1L << 40, Long.MIN_VALUE, Long.MAX_VALUE};
    private static final double[] FLOATING = {0, -0.0, 1.5, -0.25, Double.NaN, Double.POSITIVE_INFINITY, 0.1, 1e300};

    private Numbers() {}

    /** Returns a random number; never null. */
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
            case BIG_INTEGER -> BigInteger.valueOf(number).shiftLeft(random.nextInt(9));
            case BIG_DECIMAL -> BigDecimal.valueOf(number, random.nextInt(9));
            case DATE -> new Date(number >> 9);
            case INSTANT -> Instant.ofEpochSecond(number >> 9, random.nextInt(1_000_000_000));
            case INTS -> new int[] {(int) number, 0};
            case LONGS -> new long[] {number};
            case OPTIONAL -> "some";
            default -> throw new IllegalArgumentException(kind.toString());
        };
    }

    /** Converts a box to the value of a field of another kind, which can hold it; returns other values unchanged. */
    static @Nullable Object in(Kind kind, @Nullable Object value) {
        if (value == null) {
            return kind.isPrimitive() ? zero(kind) : null;
        }
        if (kind == Kind.BIG_INTEGER || kind == Kind.BIG_DECIMAL) {
            return big(kind, value);
        }
        if (kind == Kind.INSTANT && value instanceof Date date) {
            return date.toInstant();
        }
        if (kind == Kind.LONGS && value instanceof int[] ints) {
            return Arrays.stream(ints).asLongStream().toArray();
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

    private static Object big(Kind kind, Object value) {
        if (value instanceof BigInteger || value instanceof BigDecimal) {
            return value;
        }
        Object number = value instanceof Character each ? Integer.valueOf(each) : value;
        return kind == Kind.BIG_INTEGER ? new BigInteger(number.toString()) : new BigDecimal(number.toString());
    }

    /** Returns whether the number can be of that kind; infinity, NaN and negative zero cannot be decimals. */
    static boolean fits(Kind kind, Object number) {
        return kind != Kind.BIG_DECIMAL || !(number instanceof Float || number instanceof Double)
                || Math.abs(((Number) number).doubleValue()) <= Double.MAX_VALUE && !number.toString().equals("-0.0");
    }

    static Object zero(Kind kind) {
        return kind == Kind.BOOLEAN ? Boolean.FALSE : Objects.requireNonNull(in(kind, (byte) 0));
    }
}
