// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.wire;

import dev.gridwire.error.MismatchedShapeException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * Writes strings that are not Latin-1: in UTF-8 if it is shorter and can hold them, otherwise in UTF-16. Reads them, too, and
 * very long ones.
 *
 * <p>C2 never inlines methods of throwables. If this code were inlined, the methods that write and read other strings would
 * become too large to be inlined themselves. No code throws an instance.
 */
final class WideStrings extends Throwable {

    private static final long serialVersionUID = 1;

    /** The greatest length that is written in UTF-8 before its byte count is known; the header takes two bytes at most. */
    private static final int LONGEST_TRIED = WireStrings.LAST_PUT / 2;
    /** Most strings up to this length have a header of one byte. This is a guess; if it is wrong, the bytes are moved by one. */
    private static final int LONGEST_OF_SHORT_HEADER = 24;
    private static final char REPLACEMENT = '\ufffd';

    private WideStrings() {}

    /**
     * Writes a string into the output.
     *
     * @throws MismatchedShapeException if the string is too long for the output; no room was made for it then
     */
    static void write(WireOutput out, String text) {
        if (text.length() <= LONGEST_TRIED) {
            byte[] bytes = out.room(WireStrings.mostBytes(text));
            out.moveTo(putTried(bytes, out.position(), text));
            return;
        }
        long utf8Bytes = utf8ByteCount(text);
        long byteCount = isShorter(utf8Bytes, text) ? utf8Bytes : utf16ByteCount(text);
        if (byteCount > Integer.MAX_VALUE) {
            throw new MismatchedShapeException(
                    "The string is too long: characters=" + text.length() + ", limit=" + Integer.MAX_VALUE / 2
                            + "; store it in parts");
        }
        out.writeVarint(header(utf8Bytes, text));
        int at = out.advance((int) byteCount);
        putContent(out.array(), at, text, utf8Bytes);
    }

    /**
     * Writes a string into an array at an index, and returns the index after it.
     *
     * @throws IndexOutOfBoundsException if the array is too short
     */
    static int put(byte[] bytes, int at, String text) {
        return text.length() <= LONGEST_TRIED ? putTried(bytes, at, text) : putCounted(bytes, at, text, utf8ByteCount(text));
    }

    /** Writes without examining the characters first: counting the bytes of a short string takes as long as writing them. */
    private static int putTried(byte[] bytes, int at, String text) {
        int guessed = text.length() <= LONGEST_OF_SHORT_HEADER ? 1 : 2;
        int end = putUtf8(bytes, at + guessed, text);
        if (end < 0) {
            return putCounted(bytes, at, text, -1);
        }
        int byteCount = end - at - guessed;
        int header = (byteCount << WireStrings.FORM_BITS | WireStrings.UTF_8) + 1;
        int size = byteCount <= WireStrings.LAST_SHORT ? 1 : 2;
        if (size != guessed) {
            System.arraycopy(bytes, at + guessed, bytes, at + size, byteCount);
        }
        if (size == 1) {
            bytes[at] = (byte) header;
        } else {
            bytes[at] = (byte) (header & Varint.MASK | Varint.MORE);
            bytes[at + 1] = (byte) (header >>> Varint.BITS);
        }
        return at + size + byteCount;
    }

    /** {@code utf8Bytes} is the result of {@link #utf8ByteCount}, or -1 if UTF-8 is not shorter. */
    private static int putCounted(byte[] bytes, int at, String text, long utf8Bytes) {
        return putContent(bytes, Packed.varint(bytes, at, header(utf8Bytes, text)), text, utf8Bytes);
    }

    private static long header(long utf8Bytes, String text) {
        return isShorter(utf8Bytes, text)
                ? (utf8Bytes << WireStrings.FORM_BITS | WireStrings.UTF_8) + 1
                : (utf16ByteCount(text) << WireStrings.FORM_BITS | WireStrings.UTF_16) + 1;
    }

    private static boolean isShorter(long utf8Bytes, String text) {
        return utf8Bytes >= 0 && utf8Bytes < utf16ByteCount(text);
    }

    private static int putContent(byte[] bytes, int at, String text, long utf8Bytes) {
        return isShorter(utf8Bytes, text) ? putUtf8(bytes, at, text) : putUtf16(bytes, at, text);
    }

    /**
     * Encodes by hand, because the JDK's encoder allocates an array. Returns the index after the string; -1 if UTF-8 is not
     * shorter or cannot hold it.
     */
    private static int putUtf8(byte[] bytes, int first, String text) {
        int length = text.length();
        int at = first;
        int i = 0;
        while (i < length) {
            int unit = text.charAt(i);
            if (unit < 0x80) {
                int next = putAscii(bytes, at, text, i);
                at += next - i;
                i = next;
            } else if (unit < 0x800) {
                int next = putTwoEach(bytes, at, text, i);
                at += 2 * (next - i);
                i = next;
            } else if (!Character.isSurrogate((char) unit)) {
                bytes[at] = (byte) (0xe0 | unit >> 12);
                bytes[at + 1] = (byte) (0x80 | unit >> 6 & 0x3f);
                bytes[at + 2] = (byte) (0x80 | unit & 0x3f);
                at += 3;
                i++;
            } else {
                if (!isPair(text, i)) {
                    return -1;
                }
                at = putPair(bytes, at, text.codePointAt(i));
                i += 2;
            }
        }
        return at - first < 2L * length ? at : -1;
    }

    /** Writes ASCII characters from an index of the text on, and returns the index after them in the text. */
    private static int putAscii(byte[] bytes, int at, String text, int begin) {
        int length = text.length();
        int ahead = at - begin;
        for (int i = begin; i < length; i++) {
            int unit = text.charAt(i);
            if (unit >= 0x80) {
                return i;
            }
            bytes[ahead + i] = (byte) unit;
        }
        return length;
    }

    /** Writes characters of two bytes each from an index of the text on, and returns the index after them in the text. */
    private static int putTwoEach(byte[] bytes, int at, String text, int begin) {
        int length = text.length();
        int ahead = at - 2 * begin;
        for (int i = begin; i < length; i++) {
            int unit = text.charAt(i);
            if (unit < 0x80 || unit >= 0x800) {
                return i;
            }
            LittleEndian.SHORT.set(bytes, ahead + 2 * i, (short) (0x80c0 | unit >> 6 | (unit & 0x3f) << 8));
        }
        return length;
    }

    private static int putPair(byte[] bytes, int at, int point) {
        bytes[at] = (byte) (0xf0 | point >> 18);
        bytes[at + 1] = (byte) (0x80 | point >> 12 & 0x3f);
        bytes[at + 2] = (byte) (0x80 | point >> 6 & 0x3f);
        bytes[at + 3] = (byte) (0x80 | point & 0x3f);
        return at + 4;
    }

    private static int putUtf16(byte[] bytes, int at, String text) {
        for (int i = 0; i < text.length(); i++) {
            LittleEndian.CHAR.set(bytes, at + Character.BYTES * i, text.charAt(i));
        }
        return at + Character.BYTES * text.length();
    }

    private static long utf16ByteCount(String text) {
        return (long) Character.BYTES * text.length();
    }

    /** Returns the number of bytes in UTF-8; -1 if a surrogate has no partner, which UTF-8 cannot encode. */
    private static long utf8ByteCount(String text) {
        long count = 0;
        for (int i = 0; i < text.length(); i++) {
            char unit = text.charAt(i);
            if (Character.isSurrogate(unit)) {
                if (!isPair(text, i++)) {
                    return -1;
                }
                count += 4;
            } else {
                count += unit < 0x80 ? 1 : unit < 0x800 ? 2 : 3;
            }
        }
        return count;
    }

    private static boolean isPair(String text, int at) {
        return Character.isHighSurrogate(text.charAt(at))
                && at + 1 < text.length()
                && Character.isLowSurrogate(text.charAt(at + 1));
    }

    /**
     * Reads any string.
     *
     * @throws dev.gridwire.error.MalformedBytesException if the bytes are cut off or do not decode
     */
    static @Nullable String read(WireInput in) {
        long header = in.readVarint();
        if (header == 0) {
            return null;
        }
        int form = (int) (header - 1) & WireStrings.FORM_MASK;
        int byteCount = in.checkedCount(header - 1 >>> WireStrings.FORM_BITS, 1);
        return switch (form) {
            case WireStrings.LATIN_1 -> latin1(in.array(), in.advance(byteCount), byteCount);
            case WireStrings.UTF_16 -> readUtf16(in, byteCount);
            case WireStrings.UTF_8 -> readUtf8(in, byteCount);
            default -> throw in.malformed("a string has no such form: form=" + form);
        };
    }

    @SuppressWarnings("deprecation")
    private static String latin1(byte[] bytes, int at, int byteCount) {
        return new String(bytes, 0, at, byteCount);
    }

    private static String readUtf16(WireInput in, int byteCount) {
        Latin1.meetWide();
        if (byteCount % 2 != 0) {
            throw in.malformed("a UTF-16 string has an even number of bytes: byteCount=" + byteCount);
        }
        byte[] bytes = in.array();
        int at = in.advance(byteCount);
        char[] units = new char[byteCount / 2];
        for (int i = 0; i < units.length; i++) {
            units[i] = (char) LittleEndian.CHAR.get(bytes, at + Character.BYTES * i);
        }
        return new String(units);
    }

    /** Checks for U+FFFD, which the JDK's constructor substitutes for malformed bytes, though a text may really contain it. */
    private static String readUtf8(WireInput in, int byteCount) {
        Latin1.meetWide();
        int at = in.advance(byteCount);
        String plain = byteCount <= Utf8.LONGEST ? in.utf8().decode(in.array(), at, byteCount) : null;
        if (plain != null) {
            return plain;
        }
        String text = new String(in.array(), at, byteCount, StandardCharsets.UTF_8);
        if (text.indexOf(REPLACEMENT) >= 0 && !isUtf8(in.array(), at, byteCount)) {
            throw in.malformed("a string is not UTF-8");
        }
        return text;
    }

    private static boolean isUtf8(byte[] bytes, int offset, int byteCount) {
        try {
            StandardCharsets.UTF_8
                    .newDecoder()
                    .onMalformedInput(CodingErrorAction.REPORT)
                    .decode(ByteBuffer.wrap(bytes, offset, byteCount));
            return true;
        } catch (CharacterCodingException e) {
            return false;
        }
    }
}
