// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.settings;

import java.util.List;
import java.util.regex.Pattern;

/**
 * One setting: a row of {@link SettingTable}. The texts are Markdown without links.
 *
 * @param section the part of the settings page, which tells who reads the setting
 * @param key the key in {@code gridwire.properties}; a word in angle brackets stands for any name
 * @param type the form of its value
 * @param value the possible values
 * @param standard what applies without it
 * @param page a page with more details, besides the settings page; empty if there is none
 * @param since the first release that supports it
 * @param meaning one sentence, for users
 */
public record Setting(
        Section section, String key, Type type, String value, String standard, String page, String since, String meaning) {

    private static final Pattern CODE = Pattern.compile("`([^`]+)`");

    /** Lists the parts of the settings page, by their headings. */
    public enum Section {
        CLASSES("Which classes"),
        OBJECTS("How objects are written and read"),
        EVOLUTION("Classes that change"),
        LIMITS("Limits"),
        SEALS("Seals"),
        /** Each grid's adapter reads its own keys. */
        GRIDS("Grids"),
        /** The enhancer reads them; they have no meaning at run time. */
        BUILD("The build");

        private final String title;

        Section(String title) {
            this.title = title;
        }

        /** Returns the heading. */
        public String title() {
            return title;
        }
    }

    /** Lists the forms of values. */
    public enum Type {
        /** One of a few words. */
        CHOICE,
        TEXT,
        /** Words, separated by commas or blanks. */
        WORDS
    }

    /** Returns those words of its value that are shown as code; for a choice, all allowed words. */
    public List<String> choices() {
        return CODE.matcher(value).results().map(code -> code.group(1)).toList();
    }

    /** Returns whether a name follows the beginning of its key, as in {@code id.<class>}. */
    public boolean isNamed() {
        return key.endsWith(">");
    }

    /** Returns the key, or its beginning before the name. */
    public String begin() {
        return isNamed() ? key.substring(0, key.indexOf('<')) : key;
    }
}
