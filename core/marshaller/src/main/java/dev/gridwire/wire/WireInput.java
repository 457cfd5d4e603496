// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.wire;

import dev.gridwire.error.MalformedBytesException;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Reads bytes. It trusts none of them: every count is checked against the remaining bytes before it is used.
 *
 * <p>Not thread-safe. The array belongs to the caller and is not changed.
 */
public final class WireInput {

    private static final byte[] NOTHING = {};
    private static final int PEEKED = 3;
    /** The greatest fifth byte of a number below 2^32. */
    private static final int MOST_OF_FIFTH = 0xf;
    private static final int KEPT_BYTES = 1 << 12;

    private byte[] bytes = NOTHING;
    private int begin;
    private int end;
    private int position;
    /** Null until it is needed. */
    private @Nullable Utf8 utf8;

    /** Makes an input of no bytes. */
    public WireInput() {}

    /**
     * Begins to read a part of an array.
     *
     * @throws IndexOutOfBoundsException if the part does not lie within the array
     */
    public void reset(byte[] newBytes, int offset, int length) {
        Objects.checkFromIndexSize(offset, length, newBytes.length);
        bytes = newBytes;
        begin = offset;
        end = offset + length;
        position = offset;
    }

    /**
     * Releases a large array. A small one is kept until the next one, because storing a reference takes longer than reading a
     * number.
     */
    public void clear() {
        if (bytes.length > KEPT_BYTES) {
            bytes = NOTHING;
            begin = 0;
            end = 0;
            position = 0;
        }
    }

    /** Makes an input that reads a whole array. */
    public static WireInput of(byte[] bytes) {
        return of(bytes, 0, bytes.length);
    }

    /** Makes an input that reads a part of an array, as {@link #reset} does. */
    public static WireInput of(byte[] bytes, int offset, int length) {
        WireInput input = new WireInput();
        input.reset(bytes, offset, length);
        return input;
    }

    /** Returns the number of bytes from the beginning of the payload to the next byte. */
    public int offset() {
        return position - begin;
    }

    /** Returns the index of the next byte in the {@link #array}. */
    public int position() {
        return position;
    }

    /** Returns the number of bytes that are left. */
    public int remaining() {
        return end - position;
    }

    /** Returns the next eight bytes without reading them; they must exist. */
    public long peekFixedLong() {
        return (long) LittleEndian.LONG.get(bytes, position);
    }

    /** Returns the next four bytes without reading them; they must exist. */
    public int peekFixedInt() {
        return (int) LittleEndian.INT.get(bytes, position);
    }

    /** Reads the next byte if it is the expected one, and returns whether it was. */
    public boolean skip(int expected) {
        boolean found = position < end && bytes[position] == expected;
        position += found ? 1 : 0;
        return found;
    }

    /** Skips this many bytes. */
    public void skipBytes(int count) {
        advance(count);
    }

    /** Reads bytes unchanged. */
    public void readBytes(byte[] target, int offset, int length) {
        System.arraycopy(bytes, advance(length), target, offset, length);
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

    /**
     * Reads a zigzag varint that fits an int. Numbers of more than two bytes are left to {@link #readLong}. With that code
     * inlined, methods that read small classes became too large for the compiler to inline.
     *
     * @throws MalformedBytesException at the number's first byte, if the number does not fit or is cut off
     */
    public int readInt() {
        int at = position;
        if (at < end) {
            int first = bytes[at];
            if (first >= 0) {
                position = at + 1;
                return Varint.unzigzag(first);
            }
            if (end - at > 1 && bytes[at + 1] >= 0) {
                position = at + 2;
                return Varint.unzigzag(first & Varint.MASK | bytes[at + 1] << Varint.BITS);
            }
        }
        return readLongInt();
    }

    /** Reads a number of three to five bytes by one load, if more bytes follow; otherwise as any long number. */
    private int readLongInt() {
        int at = position;
        if (end - at >= Long.BYTES) {
            long word = (long) LittleEndian.LONG.get(bytes, at);
            int four = (int) word;
            if ((four & 0x80_0000) == 0) {
                return endedInt(at + 3, joinSevenBits(four & 0x7f_7f7f));
            }
            if (four >= 0) {
                return endedInt(at + 4, joinSevenBits(four));
            }
            int fifth = (int) (word >>> Integer.SIZE) & 0xff;
            if (fifth <= MOST_OF_FIFTH) {
                return endedInt(at + Varint.MAX_INT_BYTES, joinSevenBits(four) | fifth << 4 * Varint.BITS);
            }
        }
        return readAnyInt();
    }

    private int endedInt(int next, int zigzag) {
        position = next;
        return Varint.unzigzag(zigzag);
    }

    private int readAnyInt() {
        int at = position;
        long value = readLong();
        if (value != (int) value) {
            position = at;
            throw malformed("a number does not fit its slot: value=" + value);
        }
        return (int) value;
    }

    /**
     * Reads an unsigned number of one to nine bytes that usually takes one or two, such as a tag or a count; otherwise like
     * {@link #readVarint}.
     *
     * @throws MalformedBytesException if the number is cut off
     */
    public long readShortVarint() {
        int at = position;
        if (at < end) {
            int first = bytes[at];
            if (first >= 0) {
                position = at + 1;
                return first;
            }
            if (end - at > 1 && bytes[at + 1] >= 0) {
                position = at + 2;
                return first & Varint.MASK | bytes[at + 1] << Varint.BITS;
            }
        }
        return readVarint();
    }

    /** Reads a zigzag varint. */
    public long readLong() {
        return Varint.unzigzag(readVarint());
    }

    /** Reads an unsigned number of one to nine bytes. */
    public long readVarint() {
        int at = position;
        if (at < end) {
            byte first = bytes[at];
            if (first >= 0) {
                position = at + 1;
                return first;
            }
        }
        return readLongVarint();
    }

    /** Returns the unsigned number of up to three bytes that follows, without reading it; 0 if it is longer or cut off. */
    public int peekVarint() {
        if (end - position < PEEKED) {
            return position < end ? Math.max(bytes[position], 0) : 0;
        }
        int first = bytes[position];
        int second = bytes[position + 1];
        if (first >= 0) {
            return first;
        }
        int third = bytes[position + 2];
        int low = first & Varint.MASK | (second & Varint.MASK) << Varint.BITS;
        return second >= 0 ? low : third >= 0 ? low | third << 2 * Varint.BITS : 0;
    }

    /**
     * Reads up to eight bytes by one load. The length is tested step by step: the processor predicts it and continues, whereas a
     * computed length would delay the rest.
     */
    private long readLongVarint() {
        int at = position;
        if (end - at < Varint.MAX_BYTES) {
            return readByBytes();
        }
        long word = (long) LittleEndian.LONG.get(bytes, at);
        int four = (int) word;
        if ((four & 0x8000) == 0) {
            return ended(at + 2, four & 0x7f | (four & 0x7f00) >>> 1);
        }
        if ((four & 0x80_0000) == 0) {
            return ended(at + 3, joinSevenBits(four & 0x7f_7f7f));
        }
        return four >= 0 ? ended(at + 4, joinSevenBits(four)) : readMore(at, word);
    }

    /** Reads a number of five bytes or more, such as a time in milliseconds, which takes six. */
    private long readMore(int at, long word) {
        if ((word & 0x80_0000_0000L) == 0) {
            return ended(at + 5, joinSevenBits(word & 0x7f_ffff_ffffL));
        }
        if ((word & 0x8000_0000_0000L) == 0) {
            return ended(at + 6, joinSevenBits(word & 0x7fff_ffff_ffffL));
        }
        long last = ~word & 0x8080_8080_8080_8080L;
        if (last == 0) {
            return ended(at + Varint.MAX_BYTES, joinSevenBits(word) | (long) bytes[at + Long.BYTES] << Long.BYTES * Varint.BITS);
        }
        int bits = Long.numberOfTrailingZeros(last) + 1;
        return ended(at + (bits >>> 3), joinSevenBits(word & -1L >>> Long.SIZE - bits));
    }

    private long ended(int next, long value) {
        position = next;
        return value;
    }

    /** Joins the low seven bits of four bytes. */
    private static int joinSevenBits(int bytes) {
        int word = bytes & 0x007f_007f | (bytes & 0x7f00_7f00) >>> 1;
        return word & 0x3fff | (word & 0x3fff_0000) >>> 2;
    }

    /** Joins the low seven bits of eight bytes. */
    private static long joinSevenBits(long bytes) {
        long word = bytes & 0x007f_007f_007f_007fL | (bytes & 0x7f00_7f00_7f00_7f00L) >>> 1;
        word = word & 0x0000_3fff_0000_3fffL | (word & 0x3fff_0000_3fff_0000L) >>> 2;
        return word & 0x0fff_ffffL | (word & 0x0fff_ffff_0000_0000L) >>> 4;
    }

    private long readByBytes() {
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
     * Reads a count of items that follow.
     *
     * @param leastBytesEach the least bytes that an item takes, at least 1
     * @throws MalformedBytesException if this many items cannot follow
     */
    public int readCount(int leastBytesEach) {
        return checkedCount(readVarint(), leastBytesEach);
    }

    /** Reads a count that is written plus one, so that 0 stands for null; returns -1 for null. */
    public int readNullableCount(int leastBytesEach) {
        long value = readVarint();
        return value == 0 ? -1 : checkedCount(value - 1, leastBytesEach);
    }

    /** Checks a count against the remaining bytes, before anything is allocated. */
    int checkedCount(long count, int leastBytesEach) {
        // A division would take longer than everything else.
        if (count < 0 || count > remaining() || count * leastBytesEach > remaining()) {
            throw malformed("the payload announces more than it holds: count=" + Long.toUnsignedString(count)
                    + ", remainingBytes=" + remaining());
        }
        return (int) count;
    }

    /** Returns the index of {@code count} bytes in {@link #array()}, and moves past them. */
    int advance(int count) {
        int at = position;
        if (count > end - at) {
            throw malformed("the payload is cut off: needed=" + count + ", remainingBytes=" + (end - at));
        }
        position = at + count;
        return at;
    }

    /** Returns the index after the payload in {@link #array()}. */
    int end() {
        return end;
    }

    /** Continues at an index of {@link #array()}, which must be within the payload. */
    void moveTo(int place) {
        position = place;
    }

    /** Returns the underlying array. */
    public byte[] array() {
        return bytes;
    }

    /** Returns the decoder of short texts. */
    Utf8 utf8() {
        Utf8 known = utf8;
        if (known == null) {
            known = new Utf8();
            utf8 = known;
        }
        return known;
    }

    /** Returns an exception for a broken rule at the current offset. */
    public MalformedBytesException malformed(String rule) {
        return new MalformedBytesException(rule, offset());
    }
}
