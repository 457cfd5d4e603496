// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grid;

import dev.gridwire.settings.Settings;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * Holds the keys of {@code gridwire.properties} that begin with a grid's name, such as {@code redis.write}.
 *
 * <pre>{@code
 * boolean isWriting = GridSettings.read(GridwireRedisSerializer.class, "redis", "write").isWriting();
 * }</pre>
 *
 * @param isWriting {@code write}: whether Gridwire writes values. It reads its values in any case, so a first restart can teach
 *     all processes to read, and a second one to write
 * @param isEnabled {@code enabled}: whether Gridwire takes part where nothing else names it
 * @param isAbsent {@code unreadable}: whether a value that cannot be read counts as absent; otherwise it is refused
 */
public record GridSettings(boolean isWriting, boolean isEnabled, boolean isAbsent) {

    /** The settings where the application names none. */
    public static final GridSettings DEFAULT = new GridSettings(true, true, false);

    private static final String WRITE = "write";
    private static final String ENABLED = "enabled";
    private static final String UNREADABLE = "unreadable";

    /**
     * Reads the settings that the application has now.
     *
     * @param adapter the Gridwire class that the grid was given
     * @param section the grid's name
     * @param keys which of the three keys the grid supports
     * @throws IllegalArgumentException if a key is unknown or a value is bad; the message names them and the file
     */
    public static GridSettings read(Class<?> adapter, String section, String... keys) {
        return of(Settings.read(ApplicationLoader.of(adapter)), section, keys);
    }

    static GridSettings of(Settings settings, String section, String... keys) {
        Map<String, String> values = new TreeMap<>(settings.section(section));
        values.keySet().retainAll(Set.of(keys));
        return new GridSettings(isTrue(settings, section, WRITE, values), isTrue(settings, section, ENABLED, values),
                is(settings, section, UNREADABLE, values, "absent", "refuse"));
    }

    private static boolean isTrue(Settings settings, String section, String key, Map<String, String> values) {
        return !is(settings, section, key, values, "false", "true");
    }

    /** Whether a key has the first value; the second one is the default. */
    private static boolean is(Settings settings, String section, String key, Map<String, String> values, String wanted,
            String standard) {
        String text = values.getOrDefault(key, standard);
        if (!text.equals(wanted) && !text.equals(standard)) {
            String source = settings.source().isEmpty() ? "the properties gridwire.*" : settings.source();
            throw new IllegalArgumentException("The value is " + standard + " or " + wanted + ": " + section + "." + key + "="
                    + text + " in " + source + "; leave it out for the default");
        }
        return text.equals(wanted);
    }
}
