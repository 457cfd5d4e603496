// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.settings;

import dev.gridwire.codegen.evolution.EscapedProperties;
import dev.gridwire.codegen.model.EscapedNames;
import dev.gridwire.codegen.settings.EditDistance;
import dev.gridwire.codegen.settings.NearestKey;
import dev.gridwire.codegen.settings.SettingKeys;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.net.URL;
import java.net.URLConnection;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;

/** The keys and values of a file, and of the properties that override it. Only the keys are checked. */
record SettingsFile(String source, Map<String, Entry> entries) {

    private static final String PROPERTY = "gridwire.";

    /** A property that differs from a key in no more letters counts as a typing error. */
    private static final int SLIP = 2;

    /** Finds the only file; empty if there is none. */
    static SettingsFile find(ClassLoader loader) {
        try {
            List<SettingsFile> files = new ArrayList<>();
            for (URL url : Collections.list(loader.getResources(Settings.RESOURCE))) {
                files.add(read(url));
            }
            for (SettingsFile each : files) {
                requireSame(files.get(0), each);
            }
            return files.isEmpty() ? new SettingsFile("", Map.of()) : files.get(0);
        } catch (IOException e) {
            throw new UncheckedIOException("Settings cannot be read: resource=" + Settings.RESOURCE, e);
        }
    }

    private static void requireSame(SettingsFile first, SettingsFile other) {
        if (!first.values().equals(other.values())) {
            throw new IllegalArgumentException("There are several " + Settings.RESOURCE + " on the class path, and they differ:"
                    + " first=" + first.source + ", second=" + other.source + "; keep one, with what all of them say");
        }
    }

    private Map<String, String> values() {
        Map<String, String> values = new TreeMap<>();
        entries.forEach((key, entry) -> values.put(key, entry.names()));
        return values;
    }

    private static SettingsFile read(URL url) throws IOException {
        String source = url.toExternalForm();
        UniqueKeyProperties properties = new UniqueKeyProperties(source);
        URLConnection connection = url.openConnection();
        connection.setUseCaches(false);
        try (Reader reader = new InputStreamReader(connection.getInputStream(), StandardCharsets.UTF_8)) {
            EscapedProperties.load(reader, properties);
        }
        Map<String, Entry> entries = new TreeMap<>();
        for (String key : properties.stringPropertyNames()) {
            Entry entry = Entry.loaded(key, properties.getProperty(key), source);
            requireKnown(entry.key(), entry.names(), source);
            entries.put(entry.key(), entry);
        }
        return new SettingsFile(source, entries);
    }

    private static void requireKnown(String key, String value, String source) {
        if (!SettingKeys.isKnown(key)) {
            String place = ": key=" + EscapedNames.line(key) + ", value=" + EscapedNames.line(value) + " in " + source + "; ";
            throw new IllegalArgumentException(key.startsWith(PROPERTY)
                    ? "Keys of the file do not begin with gridwire" + place + "write " + withoutPrefix(key) + "="
                    : "There is no such key" + place + NearestKey.question(key));
        }
    }

    /** Returns an existing key, without the prefix. */
    private static String withoutPrefix(String key) {
        String rest = key.substring(PROPERTY.length());
        return SettingKeys.isKnown(rest) ? EscapedNames.line(rest) : NearestKey.to(rest);
    }

    /** Returns the same file, with an application's values overriding the file's. */
    SettingsFile replaced(Map<String, ApplicationSettings.Value> values) {
        Map<String, Entry> changed = new TreeMap<>(entries);
        values.forEach((key, value) -> {
            requireKnown(key, value.text(), value.source());
            changed.put(key, Entry.of(key, value.text(), value.source()));
        });
        return new SettingsFile(source, changed);
    }

    /**
     * Returns the same file, with properties overriding its keys. A property that looks like a typing error is refused, like an
     * unknown key of the file. An unknown property of an adapter or of the build is refused as well.
     */
    SettingsFile overridden(Properties properties) {
        Map<String, Entry> changed = new TreeMap<>(entries);
        for (String name : properties.stringPropertyNames()) {
            if (name.startsWith(PROPERTY)) {
                String key = name.substring(PROPERTY.length());
                String from = "the system property " + name;
                String value = properties.getProperty(name);
                if (SettingKeys.isKnown(key)) {
                    changed.put(key, Entry.of(key, value, from));
                } else if (SettingKeys.isInSection(key) || EditDistance.between(key, NearestKey.to(key)) <= SLIP) {
                    requireKnown(key, value, from);
                }
            }
        }
        return new SettingsFile(source, changed);
    }

    Settings parse() {
        return SettingsParser.parse(source, entries);
    }
}
