// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.cli;

import dev.gridwire.codegen.settings.Setting;
import dev.gridwire.codegen.settings.SettingTable;
import dev.gridwire.settings.ApplicationSettings;
import dev.gridwire.settings.ApplicationSettings.Value;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/**
 * What Gridwire's starter adds to an application with Spring Boot: the classes that it lists, and the properties {@code
 * gridwire.*} of the application's own files. Profiles and the environment are not known here.
 */
final class StarterSettings {

    private static final String TYPES = "dev/gridwire/spring/types.txt";
    private static final String PREFIX = "gridwire.";
    /** Later files override earlier ones. */
    private static final List<String> FILES = List.of("application.yml", "application.yaml", "application.properties",
            "config/application.yml", "config/application.yaml", "config/application.properties");

    private final Map<String, Value> values = new TreeMap<>();
    private final List<String> notes = new ArrayList<>();

    private StarterSettings() {}

    /** Sets them for a loader, if it finds the starter. Returns lines about them; none without the starter. */
    static List<String> set(FileLoader loader) {
        URL types = loader.getResource(TYPES);
        if (types == null) {
            return List.of();
        }
        StarterSettings found = new StarterSettings();
        try {
            for (String file : FILES) {
                URL url = loader.getResource(file);
                if (url != null) {
                    found.read(url);
                }
            }
            ApplicationSettings.set(loader, ApplicationSettings.of(found.values, names(types)));
        } catch (IOException e) {
            throw new UncheckedIOException("The archive's settings cannot be read", e);
        }
        return found.notes.isEmpty() ? List.of("No application.yaml or application.properties has a property gridwire.*.")
                : found.notes;
    }

    private static List<String> names(URL types) throws IOException {
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(types.openStream(), StandardCharsets.UTF_8))) {
            return lines.lines().filter(line -> line.indexOf(' ') > 0 && !line.startsWith("#"))
                    .map(line -> line.substring(0, line.indexOf(' '))).toList();
        }
    }

    private void read(URL url) throws IOException {
        Map<String, String> properties;
        try (InputStream file = url.openStream()) {
            properties = SpringFiles.read(file, url.getPath().endsWith(".properties"));
        }
        Map<String, Value> own = new TreeMap<>();
        properties.forEach((name, text) -> {
            if (!name.startsWith(PREFIX) || name.equals("gridwire.enabled")) {
                return;
            }
            if (text.contains("${")) {
                notes.add("The property " + name + " depends on the environment, and is left out: " + text);
            } else {
                own.put(key(name.substring(PREFIX.length())), new Value(text, "the property " + name + " in " + url));
            }
        });
        if (!own.isEmpty()) {
            notes.add("Properties gridwire.* are in " + url);
        }
        values.putAll(own);
    }

    /** Returns the key that Spring Boot takes a name for. An unknown one is refused later, as Spring Boot does. */
    private static String key(String name) {
        for (Setting each : SettingTable.ALL) {
            int end = each.isNamed() ? name.indexOf('.') + 1 : name.length();
            if (uniform(name.substring(0, end)).equals(uniform(each.begin()))) {
                return each.begin() + name.substring(end);
            }
        }
        return name;
    }

    private static String uniform(String name) {
        return name.replace("-", "").replace("_", "").toLowerCase(Locale.ROOT);
    }
}
