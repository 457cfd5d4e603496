// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.wire;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Writes numbers into an array that has room for them, and returns the index after each. One check of the capacity then serves
 * many numbers. A varint may scribble up to seven bytes beyond its end, so {@link #SLACK} bytes must be free.
 */
public final class Packed {

    /** The number of bytes that must be free after a write. */
    public static final int SLACK = 8;
    /** The greatest length of a varint in bytes. */
    public static final int VARINT_BYTES = Varint.MAX_BYTES;

    private static final long CONTINUED = 0x8080_8080_8080_8080L;
    private static final int FOUR_BYTES = 28;
    private static final int EIGHT_BYTES = 56;
    private static final int LAST_OF_TWO = (1 << 14) - 1;
    private static final int LAST_OF_THREE = (1 << 21) - 1;

    private Packed() {}

    /** Writes 0 or 1. */
    public static int put(byte[] bytes, int at, boolean value) {
        bytes[at] = (byte) (value ? 1 : 0);
        return at + 1;
    }

    /** Writes one byte. */
    public static int put(byte[] bytes, int at, byte value) {
        bytes[at] = value;
        return at + 1;
    }

    /** Writes two bytes. */
    public static int put(byte[] bytes, int at, short value) {
        LittleEndian.SHORT.set(bytes, at, value);
        return at + Short.BYTES;
    }

    /** Writes two bytes. */
    public static int put(byte[] bytes, int at, char value) {
        LittleEndian.CHAR.set(bytes, at, value);
        return at + Character.BYTES;
    }

    /** Writes four bytes. Every NaN keeps its bits. */
    public static int put(byte[] bytes, int at, float value) {
        LittleEndian.INT.set(bytes, at, Float.floatToRawIntBits(value));
        return at + Float.BYTES;
    }

    /** Writes eight bytes. Every NaN keeps its bits. */
    public static int put(byte[] bytes, int at, double value) {
        LittleEndian.LONG.set(bytes, at, Double.doubleToRawLongBits(value));
        return at + Double.BYTES;
    }

    /** Writes four bytes. Every NaN becomes {@link Float#NaN}. */
    public static int putCollapsed(byte[] bytes, int at, float value) {
        LittleEndian.INT.set(bytes, at, Float.floatToIntBits(value));
        return at + Float.BYTES;
    }

    /** Writes eight bytes. Every NaN becomes {@link Double#NaN}. */
    public static int putCollapsed(byte[] bytes, int at, double value) {
        LittleEndian.LONG.set(bytes, at, Double.doubleToLongBits(value));
        return at + Double.BYTES;
    }

    /** Writes a zigzag varint of at most five bytes. */
    public static int put(byte[] bytes, int at, int value) {
        int zigzag = value << 1 ^ value >> Integer.SIZE - 1;
        if (zigzag >>> Varint.BITS == 0) {
            bytes[at] = (byte) zigzag;
            return at + 1;
        }
        if (zigzag >>> FOUR_BYTES == 0) {
            return upToFour(bytes, at, zigzag);
        }
        LittleEndian.INT.set(bytes, at, spread(zigzag) | (int) CONTINUED);
        bytes[at + Integer.BYTES] = (byte) (zigzag >>> FOUR_BYTES);
        return at + Varint.MAX_INT_BYTES;
    }

    /** Avoids a branch, because the processor could not predict the number of bytes. */
    private static int upToFour(byte[] bytes, int at, int value) {
        int third = LAST_OF_TWO - value >>> Integer.SIZE - 1;
        int fourth = LAST_OF_THREE - value >>> Integer.SIZE - 1;
        LittleEndian.INT.set(bytes, at, spread(value) | 0x80 | third << 15 | fourth << 23);
        return at + 2 + third + fourth;
    }

    /** Spreads the low four groups of seven bits over four bytes. */
    private static int spread(int value) {
        int word = value & 0x3fff | (value & 0x0fff_c000) << 2;
        return word & 0x007f_007f | (word & 0x3f80_3f80) << 1;
    }

    /** Writes a zigzag varint. */
    public static int put(byte[] bytes, int at, long value) {
        return varint(bytes, at, Varint.zigzag(value));
    }

    /** Writes an enum constant by its index in the schema's names, which are in the order of the ordinals; 0 is null. */
    public static int put(byte[] bytes, int at, @Nullable Enum<?> constant) {
        return varint(bytes, at, constant == null ? 0 : constant.ordinal() + 1L);
    }

    /** Writes eight bytes, lowest first. */
    public static int fixed(byte[] bytes, int at, long value) {
        LittleEndian.LONG.set(bytes, at, value);
        return at + Long.BYTES;
    }

    /** Joins up to eight bytes to a number, lowest first. */
    public static long word(byte[] bytes) {
        byte[] all = Arrays.copyOf(bytes, Long.BYTES);
        return (long) LittleEndian.LONG.get(all, 0);
    }

    /** Writes up to eight low bytes of a number. */
    public static int putWord(byte[] bytes, int at, long word, int byteCount) {
        LittleEndian.LONG.set(bytes, at, word);
        return at + byteCount;
    }

    /** Writes an unsigned number in one to nine bytes. */
    public static int varint(byte[] bytes, int at, long value) {
        if (value >>> Varint.BITS == 0) {
            bytes[at] = (byte) value;
            return at + 1;
        }
        return value >>> FOUR_BYTES == 0 ? upToFour(bytes, at, (int) value) : longer(bytes, at, value);
    }

    private static int longer(byte[] bytes, int at, long value) {
        long word = spread(value);
        if (value >>> EIGHT_BYTES == 0) {
            int size = Varint.size(value);
            LittleEndian.LONG.set(bytes, at, word | CONTINUED & (1L << (size - 1) * Byte.SIZE) - 1);
            return at + size;
        }
        LittleEndian.LONG.set(bytes, at, word | CONTINUED);
        bytes[at + Long.BYTES] = (byte) (value >>> EIGHT_BYTES);
        return at + Varint.MAX_BYTES;
    }

    /** Spreads the low eight groups of seven bits over eight bytes. */
    private static long spread(long value) {
        long word = value & 0x0fff_ffffL | (value & 0x00ff_ffff_f000_0000L) << 4;
        word = word & 0x0000_3fff_0000_3fffL | (word & 0x0fff_c000_0fff_c000L) << 2;
        return word & 0x007f_007f_007f_007fL | (word & 0x3f80_3f80_3f80_3f80L) << 1;
    }
}
