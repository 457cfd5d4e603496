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
 */
public record GridSettings(boolean isWriting, boolean isEnabled) {

    private static final String WRITE = "write";
    private static final String ENABLED = "enabled";

    /**
     * Reads the settings that the application has now.
     *
     * @param adapter the Gridwire class that the grid was given
     * @param section the grid's name
     * @param keys which of the two keys the grid supports
     * @throws IllegalArgumentException if a key is unknown or a value is bad; the message names them and the file
     */
    public static GridSettings read(Class<?> adapter, String section, String... keys) {
        return of(Settings.read(ApplicationLoader.of(adapter)), section, keys);
    }

    static GridSettings of(Settings settings, String section, String... keys) {
        Map<String, String> values = new TreeMap<>(settings.section(section));
        values.keySet().retainAll(Set.of(keys));
        return new GridSettings(isTrue(settings, section, WRITE, values), isTrue(settings, section, ENABLED, values));
    }

    private static boolean isTrue(Settings settings, String section, String key, Map<String, String> values) {
        String text = values.getOrDefault(key, "true");
        if (!text.equals("true") && !text.equals("false")) {
            throw bad(settings, section + "." + key, text);
        }
        return text.equals("true");
    }

    private static IllegalArgumentException bad(Settings settings, String key, String value) {
        String source = settings.source().isEmpty() ? "the properties gridwire.*" : settings.source();
        return new IllegalArgumentException(
                "The value is true or false: " + key + "=" + value + " in " + source + "; leave it out for the default");
    }
}
