// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.wire;

import java.math.BigDecimal;
import java.math.BigInteger;

/**
 * Integers of any size: a varint count of bytes, plus 1, and the bytes of {@link BigInteger#toByteArray}, the highest first. What
 * a long holds needs neither an array nor, in a decimal number, an integer.
 */
public final class WireIntegers {

    private WireIntegers() {}

    /** Writes an integer. */
    public static void write(WireOutput out, BigInteger value) {
        int byteCount = value.bitLength() / Byte.SIZE + 1;
        if (byteCount > Long.BYTES) {
            WireArrays.write(out, value.toByteArray());
            return;
        }
        out.writeVarint(byteCount + 1);
        int at = out.advance(byteCount);
        byte[] bytes = out.array();
        long rest = value.longValue();
        for (int i = byteCount - 1; i >= 0; i--) {
            bytes[at + i] = (byte) rest;
            rest >>= Byte.SIZE;
        }
    }

    /**
     * Reads an integer.
     *
     * @throws dev.gridwire.error.MalformedBytesException if it has no bytes, or they are cut off
     */
    public static BigInteger read(WireInput in) {
        int byteCount = readByteCount(in);
        return byteCount <= Long.BYTES ? BigInteger.valueOf(readLong(in, byteCount)) : readLarge(in, byteCount);
    }

    /**
     * Reads a decimal number behind its scale.
     *
     * @throws dev.gridwire.error.MalformedBytesException if it has no bytes, or they are cut off
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
        int at = in.advance(byteCount);
        byte[] bytes = in.array();
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
