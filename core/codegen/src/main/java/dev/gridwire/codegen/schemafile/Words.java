// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.schemafile;

import dev.gridwire.codegen.model.EscapedNames;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Writes names as words of a line, in the form of {@link EscapedNames}. Files of earlier builds have a percent sign in place of
 * the backslash and its {@code u}; both can be read.
 */
public final class Words {

    private static final Pattern ESCAPED = Pattern.compile("%([0-9a-fA-F]{4})|%");

    private Words() {}

    /** Returns the name as a word. */
    public static String of(String name) {
        return EscapedNames.of(name);
    }

    /**
     * Returns the name that the word stands for.
     *
     * @throws IllegalArgumentException if the word is empty, or a percent sign lacks four digits
     */
    public static String name(String word) {
        if (word.isEmpty()) {
            throw new IllegalArgumentException("A name is empty");
        }
        return word.indexOf('%') < 0 ? EscapedNames.parse(word) : ofEarlierBuild(word);
    }

    private static String ofEarlierBuild(String word) {
        Matcher escaped = ESCAPED.matcher(word);
        StringBuilder name = new StringBuilder();
        while (escaped.find()) {
            if (escaped.group(1) == null) {
                throw new IllegalArgumentException("A percent sign has four digits behind it: word=" + word);
            }
            String character = String.valueOf((char) Integer.parseInt(escaped.group(1), 16));
            escaped.appendReplacement(name, Matcher.quoteReplacement(character));
        }
        return escaped.appendTail(name).toString();
    }
}
