// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.settings;

import java.util.List;
import java.util.regex.Pattern;

/**
 * One setting: a row of {@link SettingTable}. Texts are Markdown without links.
 *
 * @param section the part of the settings page, which tells who reads it
 * @param key as {@code gridwire.properties} writes it; a word in angle brackets stands for any name
 * @param type how its value is written
 * @param value what can stand there
 * @param standard what counts without it
 * @param page the page that says more, beside the settings page; empty if there is none
 * @param since the first release that knows it
 * @param meaning one sentence, for users
 */
public record Setting(
        Section section, String key, Type type, String value, String standard, String page, String since, String meaning) {

    private static final Pattern CODE = Pattern.compile("`([^`]+)`");

    /** The parts of the settings page, by their headings. */
    public enum Section {
        CLASSES("Which classes"),
        OBJECTS("How objects are written and read"),
        EVOLUTION("Classes that change"),
        LIMITS("Limits"),
        SEALS("Seals"),
        /** The adapter of each grid reads its own. */
        GRIDS("Grids"),
        /** The enhancer reads them; the run time passes over them. */
        BUILD("The build");

        private final String title;

        Section(String title) {
            this.title = title;
        }

        /** The heading. */
        public String title() {
            return title;
        }
    }

    /** The ways to write a value. */
    public enum Type {
        /** One of few words. */
        CHOICE,
        TEXT,
        /** Words, by commas or blanks. */
        WORDS
    }

    /** The words of its value that are shown as code: of a choice, all that are allowed. */
    public List<String> choices() {
        return CODE.matcher(value).results().map(code -> code.group(1)).toList();
    }

    /** Whether a name follows its key's beginning, as in {@code id.<class>}. */
    public boolean isNamed() {
        return key.endsWith(">");
    }

    /** The key, or its beginning in front of the name. */
    public String begin() {
        return isNamed() ? key.substring(0, key.indexOf('<')) : key;
    }
}
