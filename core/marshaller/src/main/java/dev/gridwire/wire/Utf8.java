// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.wire;

import org.jspecify.annotations.Nullable;

/**
 * Encodes and decodes short texts in UTF-8 with characters below U+10000, without the arrays that the JDK would allocate. Not
 * thread-safe.
 */
final class Utf8 {

    /** The limit on the bytes of a text, since the JDK is faster for longer ones. */
    static final int LONGEST = 256;

    private static final int LAST_CONTINUATION = -65;
    private static final int SURROGATES = 0xd800 >> 11;

    private final char[] units = new char[LONGEST];

    /** Decodes up to {@link #LONGEST} bytes; returns null if they are malformed or contain other characters. */
    @Nullable String decode(byte[] bytes, int first, int byteCount) {
        int end = first + byteCount;
        int at = first;
        int count = 0;
        while (at < end) {
            int lead = bytes[at];
            if (lead >= 0) {
                int next = inflate(bytes, at, end, count);
                count += next - at;
                at = next;
            } else if (lead >> 5 == -2) {
                if (at + 1 >= end || bytes[at + 1] > LAST_CONTINUATION || (lead & 0x1e) == 0) {
                    return null;
                }
                units[count++] = (char) ((lead & 0x1f) << 6 | bytes[at + 1] & 0x3f);
                at += 2;
            } else {
                if (lead >> 4 != -2 || at + 2 >= end || bytes[at + 1] > LAST_CONTINUATION || bytes[at + 2] > LAST_CONTINUATION) {
                    return null;
                }
                int unit = (lead & 0xf) << 12 | (bytes[at + 1] & 0x3f) << 6 | bytes[at + 2] & 0x3f;
                if (unit < 0x800 || unit >> 11 == SURROGATES) {
                    return null;
                }
                units[count++] = (char) unit;
                at += 3;
            }
        }
        return new String(units, 0, count);
    }

    /** Decodes ASCII characters from an index on, and returns the index after them. */
    private int inflate(byte[] bytes, int begin, int end, int count) {
        int ahead = count - begin;
        for (int at = begin; at < end; at++) {
            int unit = bytes[at];
            if (unit < 0) {
                return at;
            }
            units[ahead + at] = (char) unit;
        }
        return end;
    }
}
