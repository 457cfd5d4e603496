// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.policy;

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

    /** Names a key, perhaps with its value: {@code allow=com.acme.Order in gridwire.properties}. */
    public String setting(String key) {
        return this == FILE ? key + " in gridwire.properties" : "the application's property gridwire." + key;
    }

    /** Names a key with its value as a whole: {@code the line allow=com.acme.Order in gridwire.properties}. */
    public String line(String setting) {
        return (this == FILE ? "the line " : "") + setting(setting);
    }
}
