// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.wire;

import dev.gridwire.MalformedBytesException;
import java.util.Objects;

/**
 * Bytes being read. Nothing is believed: every count is checked against the bytes that remain before it is used.
 *
 * <p>For one thread. The array is the caller's and is not changed.
 */
public final class WireInput {

    private final byte[] bytes;
    private final int begin;
    private final int end;
    private int position;

    private WireInput(byte[] bytes, int begin, int end) {
        this.bytes = bytes;
        this.begin = begin;
        this.end = end;
        this.position = begin;
    }

    /**
     * Reads a part of an array.
     *
     * @throws IndexOutOfBoundsException if the part is not within the array
     */
    public static WireInput of(byte[] bytes, int offset, int length) {
        Objects.checkFromIndexSize(offset, length, bytes.length);
        return new WireInput(bytes, offset, offset + length);
    }

    /** Reads a whole array. */
    public static WireInput of(byte[] bytes) {
        return new WireInput(bytes, 0, bytes.length);
    }

    /** Bytes from the payload's first to the next one. */
    public int offset() {
        return position - begin;
    }

    /** Bytes that are left. */
    public int remaining() {
        return end - position;
    }

    /** Whether the next byte is 0; it is not read. */
    public boolean startsWithZero() {
        return position < end && bytes[position] == 0;
    }

    /** Reads 0 or 1. */
    public boolean readBoolean() {
        byte value = readByte();
        if ((value & ~1) != 0) {
            position--;
            throw malformed("a boolean is 0 or 1: byte=" + (value & 0xff));
        }
        return value != 0;
    }

    /** Reads one byte. */
    public byte readByte() {
        return bytes[advance(Byte.BYTES)];
    }

    /** Reads two bytes. */
    public short readShort() {
        return (short) LittleEndian.SHORT.get(bytes, advance(Short.BYTES));
    }

    /** Reads two bytes. */
    public char readChar() {
        return (char) LittleEndian.CHAR.get(bytes, advance(Character.BYTES));
    }

    /** Reads four bytes. */
    public int readFixedInt() {
        return (int) LittleEndian.INT.get(bytes, advance(Integer.BYTES));
    }

    /** Reads eight bytes. */
    public long readFixedLong() {
        return (long) LittleEndian.LONG.get(bytes, advance(Long.BYTES));
    }

    /** Reads four bytes. */
    public float readFloat() {
        return Float.intBitsToFloat(readFixedInt());
    }

    /** Reads eight bytes. */
    public double readDouble() {
        return Double.longBitsToDouble(readFixedLong());
    }

    /** Reads a zigzag varint that fits an int. */
    public int readInt() {
        int at = position;
        long value = readLong();
        if (value != (int) value) {
            position = at;
            throw malformed("a number does not fit its slot: value=" + value);
        }
        return (int) value;
    }

    /** Reads a zigzag varint. */
    public long readLong() {
        return Varint.unzigzag(readVarint());
    }

    /** Reads an unsigned number of one to nine bytes. */
    public long readVarint() {
        long value = 0;
        for (int shift = 0; shift < Varint.BITS * (Varint.MAX_BYTES - 1); shift += Varint.BITS) {
            byte next = readByte();
            value |= (long) (next & Varint.MASK) << shift;
            if (next >= 0) {
                return value;
            }
        }
        return value | (long) readByte() << Varint.BITS * (Varint.MAX_BYTES - 1);
    }

    /**
     * Reads a count of things that follow.
     *
     * @param leastBytesEach the least bytes that one of them takes, at least 1
     * @throws MalformedBytesException if so many cannot follow
     */
    public int readCount(int leastBytesEach) {
        return checkedCount(readVarint(), leastBytesEach);
    }

    /** Reads a count that is written plus one, so that 0 is null; gives -1 for null. */
    public int readNullableCount(int leastBytesEach) {
        long value = readVarint();
        return value == 0 ? -1 : checkedCount(value - 1, leastBytesEach);
    }

    /** Checks a count against the bytes that are left, before anything is allocated. */
    int checkedCount(long count, int leastBytesEach) {
        if (count < 0 || count > remaining() / leastBytesEach) {
            throw malformed("more is announced than there is: count=" + Long.toUnsignedString(count)
                    + ", remainingBytes=" + remaining());
        }
        return (int) count;
    }

    /** Gives the place of {@code count} bytes in {@link #array()}, and moves behind them. */
    int advance(int count) {
        int at = position;
        if (count > end - at) {
            throw malformed("the payload is cut off: needed=" + count + ", remainingBytes=" + (end - at));
        }
        position = at + count;
        return at;
    }

    /** The array behind. */
    byte[] array() {
        return bytes;
    }

    /** An exception for a broken rule at the present offset. */
    public MalformedBytesException malformed(String rule) {
        return new MalformedBytesException(rule, offset());
    }
}
