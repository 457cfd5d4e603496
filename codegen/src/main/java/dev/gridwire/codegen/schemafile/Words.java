// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.schemafile;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Names as words of a line: byte code may have characters in names that part words here, which become {@code %0020}. */
final class Words {

    private static final String PARTING = "%:{}!+=#,[]";
    private static final Pattern ESCAPED = Pattern.compile("%([0-9a-fA-F]{4})|%");

    private Words() {}

    /** The name as a word. */
    static String of(String name) {
        StringBuilder word = new StringBuilder();
        for (char each : name.toCharArray()) {
            boolean parts = PARTING.indexOf(each) >= 0 || Character.isWhitespace(each) || Character.isISOControl(each)
                    || Character.isSpaceChar(each);
            word.append(parts ? String.format("%%%04x", (int) each) : String.valueOf(each));
        }
        return word.toString();
    }

    /**
     * The name that the word stands for.
     *
     * @throws IllegalArgumentException if it is empty, or a percent sign has no four digits
     */
    static String name(String word) {
        if (word.isEmpty()) {
            throw new IllegalArgumentException("A name is empty");
        }
        if (word.indexOf('%') < 0) {
            return word;
        }
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
