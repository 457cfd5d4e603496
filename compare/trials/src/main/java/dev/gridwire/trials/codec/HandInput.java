// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.codec;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads the bytes of {@link HandOutput}; the array itself checks the bounds. One for each payload, for one thread. */
public final class HandInput {

    private static final int BYTE_MASK = 0xff;

    private final byte[] bytes;
    private int at;

    /** Reads from the beginning. */
    public HandInput(byte[] bytes) {
        this.bytes = bytes;
    }

    /** Reads a signed byte. */
    public byte int8() {
        return bytes[at++];
    }

    /** Reads two unsigned bytes. */
    public int int16() {
        char value = (char) HandOutput.CHARS.get(bytes, at);
        at += Character.BYTES;
        return value;
    }

    /** Reads an int. */
    public int int32() {
        int value = 0;
        int shift = 0;
        int next;
        do {
            next = bytes[at++];
            value |= (next & HandOutput.LOW_BITS) << shift;
            shift += HandOutput.BITS;
        } while (next < 0);
        return value >>> 1 ^ -(value & 1);
    }

    /** Reads a long. */
    public long int64() {
        long value = 0;
        int shift = 0;
        int next;
        do {
            next = bytes[at++];
            value |= (long) (next & HandOutput.LOW_BITS) << shift;
            shift += HandOutput.BITS;
        } while (next < 0);
        return value >>> 1 ^ -(value & 1);
    }

    /** Reads four bytes. */
    public int fixed32() {
        int value = (int) HandOutput.INTS.get(bytes, at);
        at += Integer.BYTES;
        return value;
    }

    /** Reads eight bytes. */
    public long fixed64() {
        long value = (long) HandOutput.LONGS.get(bytes, at);
        at += Long.BYTES;
        return value;
    }

    /** Reads a string that is not null. */
    public String string() {
        int head = bytes[at++] & BYTE_MASK;
        if (head == HandOutput.LONG_HEAD) {
            head = fixed32();
        }
        int length = head >>> 1;
        if ((head & 1) != 0) {
            return wide(length);
        }
        int begin = at;
        at = begin + length;
        return new String(bytes, begin, length, StandardCharsets.ISO_8859_1);
    }

    /** Reads a string or null. */
    public @Nullable String stringOrNull() {
        if ((bytes[at] & BYTE_MASK) == HandOutput.NULL) {
            at++;
            return null;
        }
        return string();
    }

    /** Reads this many strings that are not null, into an ArrayList of that size. */
    public List<String> strings(int count) {
        List<String> texts = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            texts.add(string());
        }
        return texts;
    }

    private String wide(int length) {
        char[] characters = new char[length];
        for (int i = 0; i < length; i++) {
            characters[i] = (char) HandOutput.CHARS.get(bytes, at + Character.BYTES * i);
        }
        at += Character.BYTES * length;
        return new String(characters);
    }

    /** Reads an array. */
    public long[] longs() {
        byte[] from = bytes;
        long[] values = new long[fixed32()];
        int begin = at;
        if (values.length < HandOutput.BULK) {
            for (int i = 0; i < values.length; i++) {
                values[i] = (long) HandOutput.LONGS.get(from, begin + Long.BYTES * i);
            }
        } else {
            HandOutput.tail(from, begin).asLongBuffer().get(values);
        }
        at = begin + Long.BYTES * values.length;
        return values;
    }

    /** Reads an array. */
    public double[] doubles() {
        double[] values = new double[fixed32()];
        HandOutput.tail(bytes, at).asDoubleBuffer().get(values);
        at += Double.BYTES * values.length;
        return values;
    }
}
