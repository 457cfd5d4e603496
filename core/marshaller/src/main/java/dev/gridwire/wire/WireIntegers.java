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
        int next = Packed.varint(bytes, at, byteCount + 1L);
        if (byteCount > Long.BYTES) {
            System.arraycopy(value.toByteArray(), 0, bytes, next, byteCount);
        } else {
            BIG_ENDIAN_LONG.set(bytes, next, value.longValue() << (Long.BYTES - byteCount) * Byte.SIZE);
        }
        return next + byteCount;
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
