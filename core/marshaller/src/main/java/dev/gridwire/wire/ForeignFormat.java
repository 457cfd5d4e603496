// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.wire;

import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Recognises other formats that caches hold, by their first bytes. No payload begins like one of these. */
enum ForeignFormat {
    /** An object or array without leading blanks (RFC 8259). */
    JSON("JSON", "\\{[\"}\\s]", "\\[[\"\\[{\\]\\-0-9tfn\\s]"),
    /** A declaration, a comment or an element. */
    XML("XML", "<[?!a-zA-Z]"),
    /** Jackson's binary form of JSON. */
    SMILE("Smile", ":\\)\n"),
    /** RFC 1952. */
    GZIP("gzip", "\\x1f\\x8b"),
    /** RFC 8878. */
    ZSTANDARD("Zstandard", "\\x28\\xb5\\x2f\\xfd"),
    /** A frame, since blocks have no mark. */
    LZ4("LZ4", "\\x04\\x22\\x4d\\x18"),
    /** An object of an unregistered class, whose name comes first. */
    KRYO("Kryo", "\\x01\\x00[a-zA-Z_][a-zA-Z0-9_]");

    private static final int MOST_BYTES = 4;

    private final String text;
    private final Pattern begin;

    ForeignFormat(String text, String... begins) {
        this.text = text;
        this.begin = Pattern.compile(String.join("|", begins));
    }

    /** Returns the format that the bytes begin like; null if none is known. */
    static @Nullable ForeignFormat of(byte[] bytes, int offset, int length) {
        int count = Math.min(MOST_BYTES, length);
        String begin = new String(bytes, offset, count, StandardCharsets.ISO_8859_1);
        for (ForeignFormat each : values()) {
            if (each.begin.matcher(begin).lookingAt()) {
                return each;
            }
        }
        return null;
    }

    @Override
    public String toString() {
        return text;
    }
}
