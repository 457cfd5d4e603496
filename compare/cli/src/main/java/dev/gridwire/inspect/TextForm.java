// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.inspect;

import dev.gridwire.codegen.model.EscapedNames;
import java.math.BigInteger;
import java.util.HexFormat;
import java.util.Locale;

/** Shortens texts of a payload to a line, and removes everything that moves a terminal's cursor. */
final class TextForm {

    /** How many characters of a string or name are shown. */
    static final int SHOWN_CHARACTERS = 80;

    /** How many bytes are shown. */
    static final int SHOWN_BYTES = 24;

    /** Longer numbers take too long to convert to decimal digits. */
    private static final int DECIMAL_BYTES = 64;

    private TextForm() {}

    /** Returns a string in quotes. */
    static String quoted(String text) {
        int shown = shown(text);
        String quoted = '"' + escaped(text.substring(0, shown)) + '"';
        return shown == text.length() ? quoted : quoted + more(text.length() - shown, "characters");
    }

    /** Returns a name from a class file. */
    static String name(String name) {
        int shown = shown(name);
        return more(EscapedNames.of(name.substring(0, shown)), name.length() - shown);
    }

    /** Returns a text that is fit to be shown. */
    static String cut(String text) {
        int shown = shown(text);
        return more(text.substring(0, shown), text.length() - shown);
    }

    private static String more(String shown, int others) {
        return others == 0 ? shown : shown + more(others, "characters");
    }

    /** Returns how many things are not shown. */
    static String more(int count, String what) {
        return String.format(Locale.ROOT, " … %,d more %s", count, what);
    }

    /** Returns bytes as hexadecimal digits. */
    static String hex(byte[] bytes) {
        int shown = Math.min(bytes.length, SHOWN_BYTES);
        String hex = HexFormat.of().formatHex(bytes, 0, shown);
        return shown == bytes.length ? hex : hex + more(bytes.length - shown, "bytes");
    }

    /** Returns a number in two's complement. */
    static String number(byte[] bytes) {
        return bytes.length <= DECIMAL_BYTES ? new BigInteger(bytes).toString() : "0x" + hex(bytes);
    }

    /** Avoids cutting a surrogate pair in two. */
    private static int shown(String text) {
        if (text.length() <= SHOWN_CHARACTERS) {
            return text.length();
        }
        return Character.isHighSurrogate(text.charAt(SHOWN_CHARACTERS - 1)) ? SHOWN_CHARACTERS - 1 : SHOWN_CHARACTERS;
    }

    static String escaped(String text) {
        StringBuilder escaped = new StringBuilder(text.length() + 2);
        text.codePoints().forEach(point -> escape(point, escaped));
        return escaped.toString();
    }

    private static void escape(int point, StringBuilder escaped) {
        switch (point) {
            case '\n' -> escaped.append("\\n");
            case '\r' -> escaped.append("\\r");
            case '\t' -> escaped.append("\\t");
            case '"' -> escaped.append("\\\"");
            case '\\' -> escaped.append("\\\\");
            default -> {
                if (isPlain(point)) {
                    escaped.appendCodePoint(point);
                } else {
                    escaped.append(String.format(point > 0xffff ? "\\u{%x}" : "\\u%04x", point));
                }
            }
        }
    }

    private static boolean isPlain(int point) {
        return switch (Character.getType(point)) {
            case Character.CONTROL, Character.FORMAT, Character.SURROGATE, Character.UNASSIGNED, Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR -> false;
            default -> true;
        };
    }
}
