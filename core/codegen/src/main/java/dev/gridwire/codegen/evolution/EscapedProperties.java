// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.evolution;

import dev.gridwire.codegen.model.EscapedNames;
import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.Properties;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads properties files so that names keep their escapes. {@link Properties} would turn &#92;u0020 into a blank, which then
 * looks like the blank between two names.
 */
public final class EscapedProperties {

    /** Stands for the backslash of an escape. It never occurs alone in a file, since it is half of a surrogate pair. */
    private static final char MARK = '\ud800';

    /** A backslash with the character that it escapes. A group captures the digits of a character's number. */
    private static final Pattern BACKSLASH = Pattern.compile("\\\\(?:u([0-9a-fA-F]{4})|.)", Pattern.DOTALL);
    private static final int DIGITS = 4;
    private static final int HEXADECIMAL = 16;

    private EscapedProperties() {}

    /** Loads a file's keys and values into properties; {@link #names} and {@link #value} decode them. */
    public static void load(Reader file, Properties properties) throws IOException {
        StringWriter text = new StringWriter();
        file.transferTo(text);
        properties.load(new StringReader(BACKSLASH.matcher(text.toString()).replaceAll(escape -> Matcher.quoteReplacement(
                escape.group(1) == null ? escape.group() : MARK + escape.group().substring(1)))));
    }

    /** Returns a loaded key, or a value that holds names, with escapes for {@link EscapedNames}. */
    public static String names(String loaded) {
        StringBuilder names = new StringBuilder(loaded.length());
        loaded.codePoints().forEach(point -> names.appendCodePoint(point == MARK ? '\\' : point));
        return names.toString();
    }

    /** Returns a loaded value with its escapes decoded. */
    public static String value(String loaded) {
        StringBuilder value = new StringBuilder(loaded.length());
        int[] points = loaded.codePoints().toArray();
        for (int i = 0; i < points.length; i++) {
            if (points[i] == MARK) {
                value.append((char) Integer.parseInt(new String(points, i + 2, DIGITS), HEXADECIMAL));
                i += 1 + DIGITS;
            } else {
                value.appendCodePoint(points[i]);
            }
        }
        return value.toString();
    }
}
