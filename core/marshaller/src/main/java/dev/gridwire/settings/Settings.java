// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.settings;

import dev.gridwire.payload.Limits;
import dev.gridwire.policy.ClassPattern;
import dev.gridwire.type.CodeGeneration;
import dev.gridwire.type.FinalFields;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * The settings of {@code gridwire.properties}, the only file that configures Gridwire, at build time and at run time. A system
 * property {@code gridwire.<key>} overrides a key. Immutable.
 *
 * @param source the file's URL; empty if there is no file
 * @param allow classes that are allowed
 * @param deny classes that are denied, whatever else allows them
 * @param ownClasses whether the application's own classes are allowed
 * @param mainClass the application's main class, if it cannot be found; null to look for it
 * @param ids the numbers of classes, by binary name
 * @param canonical classes whose equal objects must have equal bytes: patterns, or {@code **} for all
 * @param finalFields the choice for final fields that no constructor sets; empty for this JDK's default
 * @param codeGeneration when code is generated for classes; empty for what this virtual machine can do
 * @param limitValues the limits that are set, by key
 * @param evolution the settings for classes that change
 * @param seal the settings for seals; empty if there are none
 * @param others the keys that other parts of Gridwire check, with their full names
 */
public record Settings(
        String source,
        List<ClassPattern> allow,
        List<ClassPattern> deny,
        boolean ownClasses,
        @Nullable String mainClass,
        Map<String, Integer> ids,
        List<String> canonical,
        Optional<FinalFields> finalFields,
        Optional<CodeGeneration> codeGeneration,
        Map<String, Integer> limitValues,
        EvolutionSettings evolution,
        Optional<SealSettings> seal,
        Map<String, String> others) {

    /** The file's name on the class path. */
    public static final String RESOURCE = "gridwire.properties";

    /** The settings without a file: they allow the application's own classes and nothing else. */
    public static final Settings DEFAULT = SettingsParser.parse("", Map.of());

    /** Copies the collections. */
    public Settings {
        allow = List.copyOf(allow);
        deny = List.copyOf(deny);
        ids = Map.copyOf(ids);
        canonical = List.copyOf(canonical);
        limitValues = Map.copyOf(limitValues);
        others = Map.copyOf(others);
    }

    /**
     * Reads the file that a class loader finds, the settings of the {@linkplain ApplicationSettings application}, and this
     * virtual machine's properties. Each overrides those before it.
     *
     * @throws IllegalArgumentException if the loader finds files that differ, a key is unknown, or a value is bad; the message
     *     names them
     * @throws java.io.UncheckedIOException if a file cannot be read
     */
    public static Settings read(ClassLoader loader) {
        return read(loader, System.getProperties());
    }

    /** Does the same with other properties. Only those that begin with {@code gridwire.} count. */
    public static Settings read(ClassLoader loader, Properties overrides) {
        ApplicationSettings application = ApplicationSettings.find(loader);
        Settings settings = SettingsFile.find(loader).replaced(application.values()).overridden(overrides).parse();
        return application.allowed().isEmpty() ? settings : settings.allowing(application.allowed());
    }

    private Settings allowing(List<ClassPattern> others) {
        List<ClassPattern> all = new ArrayList<>(allow);
        all.addAll(others);
        return new Settings(source, all, deny, ownClasses, mainClass, ids, canonical, finalFields, codeGeneration,
                limitValues, evolution, seal, this.others);
    }

    /** Returns the given limits, overridden by those set here. */
    public Limits limits(Limits base) {
        Limits limits = base;
        for (Map.Entry<String, Integer> each : limitValues.entrySet()) {
            limits = limits.with(each.getKey(), each.getValue());
        }
        return limits;
    }

    /**
     * Returns the keys below a name that other parts of Gridwire check, without that name: {@code type-id} for
     * {@code hazelcast.type-id}.
     */
    public Map<String, String> section(String name) {
        Map<String, String> section = new TreeMap<>();
        others.forEach((key, value) -> {
            if (key.startsWith(name + ".")) {
                section.put(key.substring(name.length() + 1), value);
            }
        });
        return section;
    }
}
