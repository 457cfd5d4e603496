// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.change.recording;

import dev.gridwire.codegen.evolution.EscapedProperties;
import dev.gridwire.codegen.settings.Setting;
import dev.gridwire.codegen.settings.SettingTable;
import dev.gridwire.settings.EvolutionSettings;
import dev.gridwire.settings.Settings;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.URL;
import java.net.URLConnection;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;

/**
 * The part of an application's settings that decides about classes that change. Payloads of recordings carry their schemas and
 * have no seal, so that they need nothing from outside.
 */
public final class MemberSettings {

    private static final String PROPERTY = "gridwire.";
    /** Keys of the section for changes that recordings do not need. */
    private static final Set<String> ELSEWHERE = Set.of("schemas", "java-uid");

    /** Keys that allow classes of libraries; the application's own are allowed by name. */
    private static final Set<String> ALLOWING = Set.of("allow", "allow-library");

    private MemberSettings() {}

    /**
     * Returns the settings of the application that a loader belongs to.
     *
     * @param mainClass tells own classes from libraries, unless the settings name a class for that
     */
    public static Settings of(ClassLoader loader, String mainClass) {
        Settings all = Settings.read(loader, new Properties());
        EvolutionSettings own = all.evolution();
        EvolutionSettings carried = new EvolutionSettings(own.renames(), own.unknownFields(), own.unknownConstants(),
                own.nullInPrimitive(), own.javaUid(), own.substitutes(), Optional.empty());
        String main = all.mainClass();
        return new Settings(all.source(), all.allow(), all.deny(), all.ownClasses(), main == null ? mainClass : main,
                Map.of(), List.of(), all.finalFields(), all.codeGeneration(), all.limitValues(), carried, Optional.empty(),
                Map.of());
    }

    /** Returns the settings that were recorded. */
    public static Settings recorded(Map<String, String> values) {
        Properties properties = new Properties();
        properties.setProperty(PROPERTY + "own-classes", "off");
        values.forEach((key, value) -> properties.setProperty(PROPERTY + key, value));
        return Settings.read(ClassLoader.getPlatformClassLoader(), properties);
    }

    /** Returns the settings for classes that change, as the application's file has them. */
    public static Map<String, String> toRecord(ClassLoader loader) {
        Map<String, String> values = new TreeMap<>();
        URL file = loader.getResource(Settings.RESOURCE);
        if (file != null) {
            Properties properties = load(file);
            properties.stringPropertyNames().stream().filter(MemberSettings::isRecorded)
                    .forEach(key -> values.put(EscapedProperties.names(key),
                            EscapedProperties.names(properties.getProperty(key)).strip()));
        }
        return values;
    }

    private static boolean isRecorded(String key) {
        return ALLOWING.contains(key) || SettingTable.ALL.stream()
                .filter(setting -> setting.section() == Setting.Section.EVOLUTION && !ELSEWHERE.contains(setting.key()))
                .anyMatch(setting -> setting.isNamed() ? key.startsWith(setting.begin()) : key.equals(setting.key()));
    }

    private static Properties load(URL file) {
        Properties properties = new Properties();
        try {
            URLConnection connection = file.openConnection();
            connection.setUseCaches(false);
            try (InputStream in = connection.getInputStream();
                    InputStreamReader reader = new InputStreamReader(in, StandardCharsets.UTF_8)) {
                EscapedProperties.load(reader, properties);
            }
            return properties;
        } catch (IOException e) {
            throw new UncheckedIOException("Settings cannot be read: file=" + file, e);
        }
    }
}
