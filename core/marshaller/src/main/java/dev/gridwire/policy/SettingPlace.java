// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.policy;

import dev.gridwire.codegen.model.EscapedNames;

/**
 * Where an application makes its settings, as messages name it.
 *
 * <pre>{@code
 * "allow it by " + place.line("allow=com.acme.Order")
 * }</pre>
 */
public enum SettingPlace {
    /** The file {@code gridwire.properties}. */
    FILE,
    /** The application's own properties, which a framework passes on. */
    APPLICATION;

    private static final String IN_FILE = " in gridwire.properties";
    private static final String OF_APPLICATION = "the application's property gridwire.";

    /** Names a key, perhaps with its value: {@code allow=com.acme.Order in gridwire.properties}. */
    public String setting(String key) {
        return this == FILE ? key + IN_FILE : OF_APPLICATION + key;
    }

    /** Names a key with its value as a whole: {@code the line allow=com.acme.Order in gridwire.properties}. */
    public String line(String setting) {
        return (this == FILE ? "the line " : "") + setting(setting);
    }

    /** Appends the result of {@link #line} for a class or package, without a copy, since names from payloads may be long. */
    StringBuilder append(StringBuilder text, String key, String name) {
        text.append(this == FILE ? "the line " : OF_APPLICATION).append(key).append('=');
        return EscapedNames.append(text, name).append(this == FILE ? IN_FILE : "");
    }
}
