// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.ground;

import dev.gridwire.codegen.layout.SlotKind;
import java.math.BigDecimal;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/**
 * Converts big numbers to primitives, and back. A decimal and a floating number are equal if one is what the other is printed as:
 * 0.1 becomes the double 0.1 and back. Comparing exact values would refuse nearly every decimal with a fraction.
 */
public final class BigNumbers {

    /** No double has more digits, so longer numbers, which are expensive to convert, need no check. */
    private static final int MAX_BITS = 4_096;
    private static final int MAX_DIGITS = 19;

    private BigNumbers() {}

    /** Returns a box's number as a {@code BigInteger} or {@code BigDecimal}; null if it does not fit or is not a number. */
    public static @Nullable Object of(Object value, Class<?> to) {
        if (value instanceof Character || Conversion.isIntegral(value)) {
            long number = value instanceof Character character ? character : ((Number) value).longValue();
            return to == BigInteger.class ? BigInteger.valueOf(number) : BigDecimal.valueOf(number);
        }
        if (to != BigDecimal.class || !(value instanceof Double || value instanceof Float)) {
            return null;
        }
        double number = ((Number) value).doubleValue();
        boolean fits = Math.abs(number) <= Double.MAX_VALUE && Double.compare(number, -0.0) != 0;
        return fits ? new BigDecimal(value.toString()) : null;
    }

    /** Returns a decimal as an integer; null if it has a fraction or does not fit a long. */
    static @Nullable Long integral(BigDecimal value) {
        // A number within a long's range has at most 19 digits before its point; one with more digits behind it is expensive to
        // check.
        boolean isSmall = value.unscaledValue().bitLength() <= MAX_BITS && value.precision() - (long) value.scale() <= MAX_DIGITS;
        if (value.signum() == 0) {
            return 0L;
        }
        if (!isSmall || value.scale() > MAX_BITS) {
            return null;
        }
        try {
            return value.longValueExact();
        } catch (ArithmeticException e) {
            return null;
        }
    }

    /** Returns a decimal as a box of a floating number; null if it does not fit. */
    static @Nullable Object floating(BigDecimal value, SlotKind to) {
        boolean isSmall = value.unscaledValue().bitLength() <= MAX_BITS;
        if (isSmall && to == SlotKind.DOUBLE) {
            return isSame(value, value.doubleValue(), value.doubleValue());
        }
        return isSmall && to == SlotKind.FLOAT ? isSame(value, value.floatValue(), value.floatValue()) : null;
    }

    private static @Nullable Object isSame(BigDecimal value, Number box, double number) {
        boolean finite = Math.abs(number) <= Double.MAX_VALUE;
        boolean same = finite
                && (value.compareTo(new BigDecimal(box.toString())) == 0 || value.compareTo(new BigDecimal(number)) == 0);
        return same ? box : null;
    }

    /** Returns whether the kind is an integer's. */
    static boolean isIntegral(SlotKind to) {
        return to == SlotKind.LONG || to == SlotKind.INT || to == SlotKind.SHORT || to == SlotKind.BYTE || to == SlotKind.CHAR;
    }
}
