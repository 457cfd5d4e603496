// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.wire;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.ByteOrder;

/**
 * Encodes integers of any size: a varint with the number of bytes plus 1, and the bytes of {@link BigInteger#toByteArray},
 * highest first. A number that fits a long needs no array and, in a decimal number, no integer.
 */
public final class WireIntegers {

    private static final VarHandle BIG_ENDIAN_LONG =
            MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.BIG_ENDIAN);

    /** All numbers of so many digits fit a long. */
    private static final int DIGITS_OF_LONG = 18;

    private WireIntegers() {}

    /** Returns how many bytes are enough for an integer, except for a number's slack. */
    public static int mostBytes(BigInteger value) {
        return Varint.MAX_BYTES + byteCount(value);
    }

    private static int byteCount(BigInteger value) {
        return value.bitLength() / Byte.SIZE + 1;
    }

    /**
     * Writes an integer into an array at an index, and returns the index after it.
     *
     * @throws IndexOutOfBoundsException if the array is too short
     */
    public static int put(byte[] bytes, int at, BigInteger value) {
        int byteCount = byteCount(value);
        if (byteCount <= Long.BYTES) {
            return put(bytes, at, value.longValue());
        }
        int next = Packed.varint(bytes, at, byteCount + 1L);
        System.arraycopy(value.toByteArray(), 0, bytes, next, byteCount);
        return next + byteCount;
    }

    /**
     * Writes a decimal number's digits into an array at an index, and returns the index after them. A number of few digits, as
     * most are, takes no look at the bits of an integer.
     *
     * @throws IndexOutOfBoundsException if the array is too short
     */
    public static int putDecimal(byte[] bytes, int at, BigDecimal value) {
        return value.precision() <= DIGITS_OF_LONG
                ? put(bytes, at, value.unscaledValue().longValue())
                : put(bytes, at, value.unscaledValue());
    }

    private static int put(byte[] bytes, int at, long value) {
        int bits = Long.SIZE - Long.numberOfLeadingZeros(value ^ value >> Long.SIZE - 1);
        int byteCount = bits / Byte.SIZE + 1;
        bytes[at] = (byte) (byteCount + 1);
        BIG_ENDIAN_LONG.set(bytes, at + 1, value << (Long.BYTES - byteCount) * Byte.SIZE);
        return at + 1 + byteCount;
    }

    /**
     * Reads an integer.
     *
     * @throws dev.gridwire.error.MalformedBytesException if the integer has no bytes, or they are cut off
     */
    public static BigInteger read(WireInput in) {
        int byteCount = readByteCount(in);
        return byteCount <= Long.BYTES ? BigInteger.valueOf(readLong(in, byteCount)) : readLarge(in, byteCount);
    }

    /**
     * Reads a decimal number after its scale.
     *
     * @throws dev.gridwire.error.MalformedBytesException if the number has no bytes, or they are cut off
     */
    public static BigDecimal readDecimal(WireInput in, int scale) {
        int byteCount = readByteCount(in);
        return byteCount <= Long.BYTES
                ? BigDecimal.valueOf(readLong(in, byteCount), scale)
                : new BigDecimal(readLarge(in, byteCount), scale);
    }

    private static int readByteCount(WireInput in) {
        int byteCount = in.readNullableCount(1);
        if (byteCount <= 0) {
            throw in.malformed("a number has no digits");
        }
        return byteCount;
    }

    private static long readLong(WireInput in, int byteCount) {
        byte[] bytes = in.array();
        int at = in.advance(byteCount);
        if (in.remaining() >= Long.BYTES - byteCount) {
            return (long) BIG_ENDIAN_LONG.get(bytes, at) >> (Long.BYTES - byteCount) * Byte.SIZE;
        }
        long value = bytes[at];
        for (int i = 1; i < byteCount; i++) {
            value = value << Byte.SIZE | bytes[at + i] & 0xff;
        }
        return value;
    }

    private static BigInteger readLarge(WireInput in, int byteCount) {
        return new BigInteger(in.array(), in.advance(byteCount), byteCount);
    }
}
