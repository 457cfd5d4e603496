// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.model;

import java.util.HexFormat;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Escapes names as people read and write them in messages, settings and the schema file. Names in class files may contain
 * characters that are invisible, end a line, or have a meaning in those texts. Each becomes a backslash, a {@code u} and four
 * hexadecimal digits: Kotlin's {@code `My Order`} becomes My&#92;u0020Order.
 */
public final class EscapedNames {

    /** The characters that separate words in settings and in the schema file, and the escape itself. */
    private static final String PARTING = "\\,=:#!*%{}+\"";
    private static final Pattern ESCAPE = Pattern.compile("\\\\u([0-9a-fA-F]{4})");

    private static final int CHARACTERS_OF_ESCAPE = 6;

    private EscapedNames() {}

    /** Returns the name as a single word, which {@link #parse} can turn back into the name. */
    public static String of(String name) {
        return escaped(name, true);
    }

    /** Returns a text on one line, for people: blanks and punctuation stay, but invisible characters are escaped. */
    public static String line(String text) {
        return escaped(text, false);
    }

    /** Appends the result of {@link #of} without a copy, since names from payloads may be long. */
    public static StringBuilder append(StringBuilder text, String name) {
        text.ensureCapacity(text.length() + length(name, true));
        return append(text, name, true);
    }

    private static String escaped(String text, boolean asWord) {
        int length = length(text, asWord);
        return length == text.length() ? text : append(new StringBuilder(length), text, asWord).toString();
    }

    private static int length(String text, boolean asWord) {
        int length = 0;
        int next;
        for (int i = 0; i < text.length(); i = next) {
            int point = text.codePointAt(i);
            next = i + Character.charCount(point);
            length += isOdd(point, asWord) ? CHARACTERS_OF_ESCAPE * (next - i) : next - i;
        }
        return length;
    }

    private static StringBuilder append(StringBuilder escaped, String text, boolean asWord) {
        int next;
        for (int i = 0; i < text.length(); i = next) {
            int point = text.codePointAt(i);
            next = i + Character.charCount(point);
            append(escaped, text, i, next, isOdd(point, asWord));
        }
        return escaped;
    }

    private static boolean isOdd(int point, boolean asWord) {
        return isUnseen(point) || asWord && (isBlank(point) || PARTING.indexOf(point) >= 0);
    }

    private static void append(StringBuilder escaped, String text, int from, int to, boolean odd) {
        if (!odd) {
            escaped.append(text, from, to);
            return;
        }
        for (int i = from; i < to; i++) {
            HexFormat.of().toHexDigits(escaped.append("\\u"), (byte) (text.charAt(i) >>> Byte.SIZE));
            HexFormat.of().toHexDigits(escaped, (byte) text.charAt(i));
        }
    }

    private static boolean isBlank(int point) {
        return Character.isSpaceChar(point);
    }

    /**
     * Returns whether the character is invisible: a control, a mark of direction or joining, an end of line, or half of a
     * character.
     */
    private static boolean isUnseen(int point) {
        if (point < 0x7f) {
            return point < ' ';
        }
        return switch (Character.getType(point)) {
            case Character.CONTROL, Character.FORMAT, Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR,
                    Character.SURROGATE -> true;
            default -> false;
        };
    }

    /** Returns whether a text of settings is a single word. Its unusual characters must be escaped by a backslash. */
    public static boolean isWord(String text) {
        return of(text.replace('\\', '_')).indexOf('\\') < 0;
    }

    /**
     * Returns the name that a word stands for. A backslash that is not followed by {@code u} and four digits stands for itself.
     */
    public static String parse(String word) {
        if (word.indexOf('\\') < 0) {
            return word;
        }
        return ESCAPE.matcher(word).replaceAll(escape -> Matcher.quoteReplacement(
                String.valueOf((char) Integer.parseInt(escape.group(1), 16))));
    }
}
