// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.evolution;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Encodes names in UTF-8. Class files may contain half of a surrogate pair in a name, which UTF-8 cannot encode. It takes three
 * bytes, like a character of its number (WTF-8).
 */
final class NameBytes {

    private static final char REPLACEMENT = '\ufffd';
    private static final int MORE = 0x80;
    private static final int LONE = 0xe0;

    private NameBytes() {}

    static byte[] of(String name) {
        if (name.codePoints().noneMatch(NameBytes::isHalf)) {
            return name.getBytes(StandardCharsets.UTF_8);
        }
        ByteArrayOutputStream bytes = new ByteArrayOutputStream(3 * name.length());
        name.codePoints().forEach(point -> {
            if (isHalf(point)) {
                bytes.write(LONE | point >> 12);
                bytes.write(MORE | point >> 6 & 0x3f);
                bytes.write(MORE | point & 0x3f);
            } else {
                bytes.writeBytes(Character.toString(point).getBytes(StandardCharsets.UTF_8));
            }
        });
        return bytes.toByteArray();
    }

    private static boolean isHalf(int point) {
        return point >= Character.MIN_SURROGATE && point <= Character.MAX_SURROGATE;
    }

    /** Returns the name that the bytes encode; null if they encode none. */
    static @Nullable String parse(byte[] bytes, int offset, int length) {
        String plain = new String(bytes, offset, length, StandardCharsets.UTF_8);
        if (plain.indexOf(REPLACEMENT) < 0) {
            return plain;
        }
        StringBuilder name = new StringBuilder(length);
        int begin = offset;
        int end = offset + length;
        for (int at = offset; at + 2 < end; at++) {
            int half = half(bytes, at);
            if (half >= 0) {
                name.append(new String(bytes, begin, at - begin, StandardCharsets.UTF_8)).append((char) half);
                at += 2;
                begin = at + 1;
            }
        }
        name.append(new String(bytes, begin, end - begin, StandardCharsets.UTF_8));
        byte[] written = of(name.toString());
        // Bytes that are not UTF-8 became other characters, whose encoding differs.
        return Arrays.equals(written, 0, written.length, bytes, offset, end) ? name.toString() : null;
    }

    private static int half(byte[] bytes, int at) {
        boolean three = (bytes[at] & 0xff) == 0xed && (bytes[at + 1] & 0xe0) == 0xa0 && (bytes[at + 2] & 0xc0) == MORE;
        return three ? 0xd000 | (bytes[at + 1] & 0x3f) << 6 | bytes[at + 2] & 0x3f : -1;
    }
}
