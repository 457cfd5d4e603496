// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hooks.stream;

import java.io.UTFDataFormatException;
import java.nio.charset.StandardCharsets;

/** Encodes strings in the form that {@code java.io.DataOutput.writeUTF} defines, without the length in front. */
final class ModifiedUtf {

    private static final int LAST_OF_ONE = 0x7f;
    private static final int LAST_OF_TWO = 0x7ff;

    private ModifiedUtf() {}

    static long byteCount(String text) {
        long count = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            count += c != 0 && c <= LAST_OF_ONE ? 1 : c <= LAST_OF_TWO ? 2 : 3;
        }
        return count;
    }

    /** Writes all characters into an array that has room for them. */
    static void put(String text, byte[] target, int offset) {
        int at = offset;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c != 0 && c <= LAST_OF_ONE) {
                target[at++] = (byte) c;
            } else if (c <= LAST_OF_TWO) {
                target[at++] = (byte) (0xc0 | c >> 6);
                target[at++] = (byte) (0x80 | c & 0x3f);
            } else {
                target[at++] = (byte) (0xe0 | c >> 12);
                target[at++] = (byte) (0x80 | c >> 6 & 0x3f);
                target[at++] = (byte) (0x80 | c & 0x3f);
            }
        }
    }

    /** Decodes all bytes to a text. */
    static String text(byte[] bytes) throws UTFDataFormatException {
        int ascii = 0;
        while (ascii < bytes.length && bytes[ascii] >= 0) {
            ascii++;
        }
        if (ascii == bytes.length) {
            return new String(bytes, StandardCharsets.ISO_8859_1);
        }
        StringBuilder text = new StringBuilder(bytes.length);
        for (int at = 0; at < bytes.length; ) {
            int first = bytes[at];
            int length = first >= 0 ? 1 : (first & 0xe0) == 0xc0 ? 2 : (first & 0xf0) == 0xe0 ? 3 : 0;
            if (length == 0 || length > bytes.length - at) {
                throw new UTFDataFormatException("malformed input around byte " + at);
            }
            text.append(length == 1 ? (char) first : character(bytes, at, length));
            at += length;
        }
        return text.toString();
    }

    private static char character(byte[] bytes, int at, int length) throws UTFDataFormatException {
        int value = length == 2 ? bytes[at] & 0x1f : bytes[at] & 0x0f;
        for (int i = 1; i < length; i++) {
            if ((bytes[at + i] & 0xc0) != 0x80) {
                throw new UTFDataFormatException("malformed input around byte " + (at + i));
            }
            value = value << 6 | bytes[at + i] & 0x3f;
        }
        return (char) value;
    }
}
