// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.wire;

import org.jspecify.annotations.Nullable;

/**
 * Writes and reads strings, or null.
 *
 * <pre>
 * +----------+-------+
 * | varint h | bytes |   h = 0: null; else h - 1 = byte count &lt;&lt; 2 | form
 * +----------+-------+   form 0: Latin-1; 1: UTF-16, little-endian; 2: UTF-8
 * </pre>
 */
public final class WireStrings {

    static final int LATIN_1 = 0;
    static final int UTF_16 = 1;
    static final int UTF_8 = 2;
    static final int FORM_BITS = 2;
    static final int FORM_MASK = 3;
    /** The most bytes of a string with a header of two bytes. */
    static final int LAST_PUT = 4095;
    /** The most bytes of a string with a header of one byte. */
    static final int LAST_SHORT = 31;

    private WireStrings() {}

    /** Writes a string in Latin-1 if possible, otherwise in the shorter of UTF-8 and UTF-16. */
    public static void write(WireOutput out, @Nullable String text) {
        if (text == null) {
            out.writeByte(0);
            return;
        }
        int length = text.length();
        if (!Latin1.is(text, length)) {
            WideStrings.write(out, text);
        } else if (length <= LAST_PUT) {
            byte[] bytes = out.room(2 + length);
            out.moveTo(putLatin1(bytes, out.position(), text, length));
        } else {
            writeLatin1(out, text, length);
        }
    }

    /** Returns how many bytes are enough for a string. */
    public static int mostBytes(String text) {
        return Varint.MAX_BYTES + 3 * text.length();
    }

    /**
     * Writes a string into an array at an index, and returns the index after it. Fused code calls it for each string, so it does
     * only what most strings need: any other code here would take registers away.
     *
     * @throws IndexOutOfBoundsException if the array is too short
     */
    public static int put(byte[] bytes, int at, @Nullable String text) {
        if (text == null) {
            bytes[at] = 0;
            return at + 1;
        }
        int length = text.length();
        return Latin1.isNarrow(text, length) ? putLatin1(bytes, at, text, length) : WideStrings.put(bytes, at, text);
    }

    /**
     * As {@link #put(byte[], int, String)}, with the same bytes, for a place where strings beyond Latin-1 were seen. It is
     * separate, so that the compiler's profile of such strings does not slow others down.
     *
     * @throws IndexOutOfBoundsException if the array is too short
     */
    public static int putMixed(byte[] bytes, int at, @Nullable String text) {
        if (text == null) {
            bytes[at] = 0;
            return at + 1;
        }
        int length = text.length();
        return Latin1.isMixed(text, length) ? putLatin1(bytes, at, text, length) : WideStrings.put(bytes, at, text);
    }

    /** Returns whether a string beyond Latin-1 was written or read in this JVM. */
    public static boolean areWideMet() {
        return Latin1.isWideMet();
    }

    /** Returns whether a string is beyond Latin-1. */
    public static boolean isWide(String text) {
        return !Latin1.isMixed(text, text.length());
    }

    @SuppressWarnings("deprecation")
    private static int putLatin1(byte[] bytes, int at, String text, int length) {
        if (length > LAST_PUT) {
            return putVeryLong(bytes, at, text, length);
        }
        int header = (length << FORM_BITS | LATIN_1) + 1;
        int next = at + 1;
        if (length <= LAST_SHORT) {
            bytes[at] = (byte) header;
        } else {
            bytes[at] = (byte) (header & Varint.MASK | Varint.MORE);
            bytes[next++] = (byte) (header >>> Varint.BITS);
        }
        text.getBytes(0, length, bytes, next);
        return next + length;
    }

    @SuppressWarnings("deprecation")
    private static int putVeryLong(byte[] bytes, int at, String text, int length) {
        int next = Packed.varint(bytes, at, ((long) length << FORM_BITS | LATIN_1) + 1);
        text.getBytes(0, length, bytes, next);
        return next + length;
    }

    /**
     * Reads a string that is not null.
     *
     * @throws dev.gridwire.error.MalformedBytesException if the string is null, or its bytes are cut off or do not decode
     */
    public static String readRequired(WireInput in) {
        String text = read(in);
        if (text == null) {
            throw in.malformed("a text is null");
        }
        return text;
    }

    /**
     * Reads a string.
     *
     * @throws dev.gridwire.error.MalformedBytesException if the bytes are cut off or do not decode
     */
    @SuppressWarnings("deprecation")
    public static @Nullable String read(WireInput in) {
        byte[] bytes = in.array();
        int end = in.end();
        int at = in.position();
        if (at < end) {
            int header = bytes[at++];
            if (header == 0) {
                in.moveTo(at);
                return null;
            }
            if (header < 0 && at < end) {
                // This is negative again if a third byte follows.
                header = header & Varint.MASK | bytes[at++] << Varint.BITS;
            }
            int byteCount = header >> FORM_BITS;
            if (header > 0 && (header & FORM_MASK) == LATIN_1 + 1 && byteCount <= end - at) {
                in.moveTo(at + byteCount);
                return new String(bytes, 0, at, byteCount);
            }
        }
        return WideStrings.read(in);
    }

    private static void header(WireOutput out, int byteCount, int form) {
        out.writeVarint(((long) byteCount << FORM_BITS | form) + 1);
    }

    /** Uses the JDK's deprecated copy of the low bytes, which is the fastest. It was just checked that all high bytes are 0. */
    @SuppressWarnings("deprecation")
    private static void writeLatin1(WireOutput out, String text, int length) {
        header(out, length, LATIN_1);
        int at = out.advance(length);
        text.getBytes(0, length, out.array(), at);
    }
}
