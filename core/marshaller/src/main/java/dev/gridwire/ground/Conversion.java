// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.ground;

import dev.gridwire.codegen.evolution.Fit;
import dev.gridwire.codegen.layout.SlotKind;
import dev.gridwire.wire.PrimitiveForm;
import java.math.BigDecimal;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** Converts numbers of one type for a slot of another type, if the number stays the same. */
public final class Conversion {

    private Conversion() {}

    /**
     * Returns a primitive or box of another kind.
     *
     * @param value a box or a big number
     * @param to a primitive, or a box
     * @return null if the value does not fit or is not a number
     */
    public static @Nullable Object convert(Object value, SlotKind to) {
        SlotKind primitive = Fit.unboxed(to);
        if (value instanceof Boolean) {
            return primitive == SlotKind.BOOLEAN ? value : null;
        }
        if (value instanceof Float || value instanceof Double) {
            return ofFloating(((Number) value).doubleValue(), primitive);
        }
        if (value instanceof Character character) {
            return ofIntegral(character, primitive);
        }
        if (value.getClass() == BigDecimal.class) {
            Long integral = BigNumbers.isIntegral(primitive) ? BigNumbers.integral((BigDecimal) value) : null;
            return integral == null ? BigNumbers.floating((BigDecimal) value, primitive) : ofIntegral(integral, primitive);
        }
        if (value.getClass() == BigInteger.class) {
            BigInteger big = (BigInteger) value;
            boolean fits = BigNumbers.isIntegral(primitive) && big.bitLength() < Long.SIZE;
            return fits ? ofIntegral(big.longValue(), primitive) : null;
        }
        return isIntegral(value) ? ofIntegral(((Number) value).longValue(), primitive) : null;
    }

    /** Returns whether the value is a box of an integer. */
    static boolean isIntegral(Object value) {
        return value instanceof Long || value instanceof Integer || value instanceof Short || value instanceof Byte;
    }

    /** Returns the initial value of a primitive field. */
    public static Object zero(SlotKind primitive) {
        return PrimitiveForm.of(primitive.primitive().orElseThrow()).zero();
    }

    private static @Nullable Object ofIntegral(long value, SlotKind to) {
        return switch (to) {
            case BYTE -> (byte) value == value ? (Object) (byte) value : null;
            case SHORT -> (short) value == value ? (Object) (short) value : null;
            case CHAR -> (char) value == value ? (Object) (char) value : null;
            case INT -> (int) value == value ? (Object) (int) value : null;
            case LONG -> value;
            case FLOAT -> fitsFloating(value, (float) value) ? (Object) (float) value : null;
            case DOUBLE -> fitsFloating(value, (double) value) ? (Object) (double) value : null;
            default -> null;
        };
    }

    /**
     * Checks the largest long separately: it becomes a floating number that is greater by one, and that number becomes the same
     * long again.
     */
    private static boolean fitsFloating(long value, double floating) {
        return (long) floating == value && floating != 0x1p63;
    }

    private static @Nullable Object ofFloating(double value, SlotKind to) {
        if (to == SlotKind.DOUBLE) {
            return value;
        }
        if (to == SlotKind.FLOAT) {
            return Double.compare((float) value, value) == 0 ? (Object) (float) value : null;
        }
        // NaN and negative zero do not count as integers.
        boolean integer = Double.compare((double) (long) value, value) == 0 && value != 0x1p63;
        return integer ? ofIntegral((long) value, to) : null;
    }
}
