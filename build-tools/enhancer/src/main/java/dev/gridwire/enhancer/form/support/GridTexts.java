// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.support;

import java.io.IOException;
import org.jspecify.annotations.Nullable;

/**
 * Texts as Hazelcast's {@code writeString} writes them, which takes null and any length, and writes a question mark for a
 * lone surrogate. A text that has one, or begins as this form does, is written in another one:
 *
 * <pre>
 * U+FFFF, then each unit of the text:
 *     U+FFFE, U+FFFE           U+FFFE
 *     U+FFFE, unit - 0x8000    a surrogate
 *     unit                     any other
 * </pre>
 */
final class GridTexts {

    private static final char ESCAPED = '\uFFFF';
    private static final char MARK = '\uFFFE';
    private static final int SHIFT = 0x8000;
    private static final char FIRST_SURROGATE = '\uD800';

    private GridTexts() {}

    static void writeText(GridOutput out, @Nullable String text) throws IOException {
        out.writeString(text == null || isPlain(text) ? text : escaped(text));
    }

    static boolean isPlain(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) >= FIRST_SURROGATE) {
                return isPaired(text);
            }
        }
        return true;
    }

    static boolean isPaired(String text) {
        boolean paired = text.charAt(0) != ESCAPED;
        for (int i = 0; i < text.length() && paired; i++) {
            if (Character.isSurrogate(text.charAt(i))) {
                paired = i + 1 < text.length() && Character.isSurrogatePair(text.charAt(i), text.charAt(i + 1));
                i++;
            }
        }
        return paired;
    }

    static String escaped(String text) {
        StringBuilder escaped = new StringBuilder(text.length() + 16).append(ESCAPED);
        for (int i = 0; i < text.length(); i++) {
            char unit = text.charAt(i);
            boolean surrogate = Character.isSurrogate(unit);
            if (surrogate || unit == MARK) {
                escaped.append(MARK);
            }
            escaped.append(surrogate ? (char) (unit - SHIFT) : unit);
        }
        return escaped.toString();
    }

    static @Nullable String readText(GridInput in) throws IOException {
        String text = in.readString();
        return text == null || text.isEmpty() || text.charAt(0) != ESCAPED ? text : unescaped(text);
    }

    static String unescaped(String text) {
        StringBuilder plain = new StringBuilder(text.length());
        for (int i = 1; i < text.length(); i++) {
            char unit = text.charAt(i);
            if (unit == MARK && i + 1 < text.length()) {
                char marked = text.charAt(++i);
                plain.append(marked == MARK ? MARK : (char) (marked + SHIFT));
            } else {
                plain.append(unit);
            }
        }
        return plain.toString();
    }
}
