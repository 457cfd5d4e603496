// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.codec;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The buffer of a handwritten codec: reused, and copied once to an array of the exact size. For one thread.
 *
 * <p>Ints and longs are zigzag varints like Gridwire's, so that the two differ only in what they preserve. Other numbers have
 * fixed widths and are little-endian. Numbers do not check for room: a codec {@linkplain #reserve reserves} it for several at
 * once. Strings and arrays reserve their own.
 * <pre>
 * +------+-------+
 * | head | text  |   head  length &lt;&lt; 1 | wide, where the length is 126 at most; wide: two bytes a character, else one
 * +------+-------+         254 null; 255 an int of the same follows
 * </pre>
 */
public final class HandOutput {

    static final VarHandle CHARS = MethodHandles.byteArrayViewVarHandle(char[].class, ByteOrder.LITTLE_ENDIAN);
    static final VarHandle INTS = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);
    static final VarHandle LONGS = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    /** The most bytes of an int. */
    public static final int INT_BYTES = 5;
    /** The most bytes of a long. */
    public static final int LONG_BYTES = 10;

    static final int BITS = 7;
    static final int LOW_BITS = 0x7f;
    static final int NULL = 254;
    static final int LONG_HEAD = 255;
    static final int LONGEST_OF_SHORT_HEAD = 126;

    /** The length from which a bulk copy is faster than a loop, despite its fixed cost. */
    static final int BULK = 512;

    private static final int MORE = 0x80;
    private static final int FIRST_BUFFER_BYTES = 512;
    private static final int LONGEST_HEAD_BYTES = 5;
    private static final int LATIN_1_END = 0x100;

    private byte[] buffer = new byte[FIRST_BUFFER_BYTES];
    private int at;

    /** Drops the last payload, and makes room for the next. */
    public void begin(int byteCount) {
        at = 0;
        reserve(byteCount);
    }

    /** Makes room for this many more bytes. */
    public void reserve(int byteCount) {
        if (buffer.length - at < byteCount) {
            buffer = Arrays.copyOf(buffer, Math.max(2 * buffer.length, at + byteCount));
        }
    }

    /** Copies the payload. */
    public byte[] toBytes() {
        return Arrays.copyOf(buffer, at);
    }

    /** Writes one byte. */
    public void int8(int value) {
        buffer[at++] = (byte) value;
    }

    /** Writes two bytes. */
    public void int16(int value) {
        CHARS.set(buffer, at, (char) value);
        at += Character.BYTES;
    }

    /** Writes an int in at most {@value #INT_BYTES} bytes. */
    public void int32(int value) {
        int rest = value << 1 ^ value >> Integer.SIZE - 1;
        byte[] bytes = buffer;
        int place = at;
        for (; (rest & ~LOW_BITS) != 0; rest >>>= BITS) {
            bytes[place++] = (byte) (rest | MORE);
        }
        bytes[place] = (byte) rest;
        at = place + 1;
    }

    /** Writes a long in at most {@value #LONG_BYTES} bytes. */
    public void int64(long value) {
        long rest = value << 1 ^ value >> Long.SIZE - 1;
        byte[] bytes = buffer;
        int place = at;
        for (; (rest & ~LOW_BITS) != 0; rest >>>= BITS) {
            bytes[place++] = (byte) (rest | MORE);
        }
        bytes[place] = (byte) rest;
        at = place + 1;
    }

    /** Writes four bytes. */
    public void fixed32(int value) {
        INTS.set(buffer, at, value);
        at += Integer.BYTES;
    }

    /** Writes eight bytes. */
    public void fixed64(long value) {
        LONGS.set(buffer, at, value);
        at += Long.BYTES;
    }

    /** Writes a string or null. */
    public void string(@Nullable String text) {
        if (text == null) {
            reserve(1);
            int8(NULL);
            return;
        }
        int length = text.length();
        reserve(LONGEST_HEAD_BYTES + Character.BYTES * length);
        if (isLatin1(text, length)) {
            at = latin1(text, length);
        } else {
            wide(text, length);
        }
    }

    /** Writes strings one by one; their number is written separately. */
    public void strings(List<String> texts) {
        int count = texts.size();
        for (int i = 0; i < count; i++) {
            string(texts.get(i));
        }
    }

    /**
     * The compiler creates a loop for either form of a string, and the one for Latin-1 has nothing left to do. A loop that
     * stores what it checks takes 1.5 times as long for 12 characters, and eight times as long for 300.
     */
    private static boolean isLatin1(String text, int length) {
        for (int i = 0; i < length; i++) {
            if (text.charAt(i) >= LATIN_1_END) {
                return false;
            }
        }
        return true;
    }

    @SuppressWarnings("deprecation") // it drops high bytes, which do not occur here; nothing else copies without a new array
    private int latin1(String text, int length) {
        int begin = head(buffer, length, 0);
        text.getBytes(0, length, buffer, begin);
        return begin + length;
    }

    private void wide(String text, int length) {
        int begin = head(buffer, length, 1);
        for (int i = 0; i < length; i++) {
            CHARS.set(buffer, begin + Character.BYTES * i, text.charAt(i));
        }
        at = begin + Character.BYTES * length;
    }

    /** Returns where the text begins. */
    private int head(byte[] bytes, int length, int wide) {
        if (length <= LONGEST_OF_SHORT_HEAD) {
            bytes[at] = (byte) (length << 1 | wide);
            return at + 1;
        }
        bytes[at] = (byte) LONG_HEAD;
        INTS.set(bytes, at + 1, length << 1 | wide);
        return at + LONGEST_HEAD_BYTES;
    }

    /** Writes an array: its length in four bytes, then its elements. */
    public void longs(long[] values) {
        reserve(Integer.BYTES + Long.BYTES * values.length);
        fixed32(values.length);
        if (values.length < BULK) {
            byte[] bytes = buffer;
            int begin = at;
            for (int i = 0; i < values.length; i++) {
                LONGS.set(bytes, begin + Long.BYTES * i, values[i]);
            }
        } else {
            tail(buffer, at).asLongBuffer().put(values);
        }
        at += Long.BYTES * values.length;
    }

    /** Writes an array: its length in four bytes, then its elements. */
    public void doubles(double[] values) {
        reserve(Integer.BYTES + Double.BYTES * values.length);
        fixed32(values.length);
        tail(buffer, at).asDoubleBuffer().put(values);
        at += Double.BYTES * values.length;
    }

    static ByteBuffer tail(byte[] bytes, int at) {
        return ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).position(at);
    }
}
