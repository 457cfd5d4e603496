// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.settings;

import dev.gridwire.codegen.evolution.EscapedProperties;
import dev.gridwire.codegen.evolution.RenamedKeys;
import dev.gridwire.codegen.evolution.Renames;
import dev.gridwire.codegen.model.EscapedNames;
import dev.gridwire.codegen.plan.TrustLevel;
import dev.gridwire.codegen.settings.NearestKey;
import dev.gridwire.codegen.settings.SettingKeys;
import dev.gridwire.enhancer.form.Mechanism;
import dev.gridwire.enhancer.settings.EnhancerSettings.Filter;
import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;

/** Reads the enhancer's keys of {@code gridwire.properties}; the run time reads the others. */
public final class SettingsReader {

    /** The name of the file. */
    public static final String FILE = "gridwire.properties";

    private static final String RENAMED = "renamed.";
    private static final String SUBSTITUTE = "unknown-constant.";

    private final String source;
    private final Map<String, String> values;

    private SettingsReader(String source, Map<String, String> values) {
        this.source = source;
        this.values = values;
    }

    /**
     * Reads a file; the defaults if there is none.
     *
     * @throws IllegalArgumentException if a key is unknown or a value is bad; the message names both and the file
     */
    public static EnhancerSettings read(Path file) {
        if (!Files.isRegularFile(file)) {
            return EnhancerSettings.DEFAULT;
        }
        return read(values(file), file.toString());
    }

    private static Map<String, String> values(Path file) {
        Properties properties = new Properties();
        try (Reader reader = Files.newBufferedReader(file, StandardCharsets.UTF_8)) {
            EscapedProperties.load(reader, properties);
        } catch (IOException e) {
            throw new UncheckedIOException("Settings cannot be read: file=" + file, e);
        }
        Map<String, String> values = new TreeMap<>();
        properties.stringPropertyNames().forEach(key -> values.put(
                EscapedProperties.names(key), EscapedProperties.names(properties.getProperty(key)).strip()));
        return values;
    }

    /**
     * Reads the first existing file among some, and overrides its values.
     *
     * @param overrides values by key, written as in the file
     */
    public static EnhancerSettings read(List<Path> files, Map<String, String> overrides) {
        Map<String, String> values = new TreeMap<>();
        String source = "the build";
        for (Path file : files) {
            if (Files.isRegularFile(file)) {
                values.putAll(values(file));
                source = file + " and the build";
                break;
            }
        }
        values.putAll(overrides);
        return read(values, source);
    }

    /** Reads keys and values. */
    public static EnhancerSettings read(Map<String, String> values, String source) {
        return new SettingsReader(source, values).settings();
    }

    private EnhancerSettings settings() {
        values.keySet().forEach(this::requireKnown);
        return new EnhancerSettings(
                targets(),
                levels(),
                flag("hints.keep-final"),
                flag("hints.replaced-objects"),
                new AnnotationNames(names("annotations.non-null"), names("annotations.unique"), names("annotations.optimize")),
                onUnsupported(),
                factoryId(),
                new Filter(patterns("enhancer.include"), patterns("enhancer.exclude")),
                evolution());
    }

    private RuntimeEvolution evolution() {
        Renames renames = Renames.NONE;
        Set<String> substituted = new HashSet<>();
        for (String key : values.keySet()) {
            if (key.startsWith(RENAMED)) {
                renames = renames.with(renamed(key));
            } else if (key.startsWith(SUBSTITUTE)) {
                substituted.add(EscapedNames.parse(key.substring(SUBSTITUTE.length())));
            }
        }
        boolean nulls = Set.of("zero", "initial").contains(values.getOrDefault("null-in-primitive", ""));
        return new RuntimeEvolution(renames, "null".equals(values.get("unknown-constants")), nulls, substituted);
    }

    private Renames renamed(String key) {
        try {
            return RenamedKeys.parse(key.substring(RENAMED.length()), Objects.requireNonNull(values.get(key)));
        } catch (IllegalArgumentException e) {
            throw bad(Objects.requireNonNull(e.getMessage()), key, "correct it");
        }
    }

    private void requireKnown(String key) {
        if (!SettingKeys.isKnown(key)) {
            throw bad("There is no such key", key, NearestKey.question(key));
        }
    }

    private ByPattern<List<Mechanism>> targets() {
        List<Mechanism> all = new ArrayList<>();
        for (String word : words("targets")) {
            all.add(Mechanism.ofKey(word).orElseThrow(() -> bad("There is no such target", "targets",
                    "choose of " + keys())));
        }
        Map<NamePattern, List<Mechanism>> rules = new LinkedHashMap<>();
        for (Mechanism each : Mechanism.values()) {
            for (NamePattern pattern : patterns("targets." + each.key())) {
                rules.computeIfAbsent(pattern, key -> new ArrayList<>()).add(each);
            }
        }
        boolean onlyRules = all.isEmpty() && !rules.isEmpty();
        return new ByPattern<>(all.isEmpty() && !onlyRules ? List.of(Mechanism.NATIVE) : List.copyOf(all), rules);
    }

    private static String keys() {
        List<String> keys = Arrays.stream(Mechanism.values()).map(Mechanism::key).toList();
        return String.join(", ", keys.subList(0, keys.size() - 1)) + " and " + keys.get(keys.size() - 1);
    }

    private ByPattern<TrustLevel> levels() {
        String level = values.getOrDefault("hints.level", TrustLevel.SAFE.key());
        Map<NamePattern, TrustLevel> rules = new LinkedHashMap<>();
        for (TrustLevel each : TrustLevel.values()) {
            for (NamePattern pattern : patterns("hints." + each.key())) {
                if (rules.put(pattern, each) != null) {
                    throw bad("A pattern has two levels", "hints." + each.key(), "keep one of them");
                }
            }
        }
        return new ByPattern<>(TrustLevel.ofKey(level).orElseThrow(
                () -> bad("There is no such level", "hints.level", "choose of safe, medium and fast")), rules);
    }

    private boolean flag(String key) {
        String value = values.getOrDefault(key, "false");
        if (!value.equals("true") && !value.equals("false")) {
            throw bad("The value is true or false", key, "correct it");
        }
        return value.equals("true");
    }

    private OnUnsupported onUnsupported() {
        String value = values.getOrDefault("enhancer.on-unsupported", OnUnsupported.WARN.key());
        for (OnUnsupported each : OnUnsupported.values()) {
            if (each.key().equals(value)) {
                return each;
            }
        }
        throw bad("There is no such answer", "enhancer.on-unsupported", "choose of fail, warn and skip");
    }

    private OptionalInt factoryId() {
        String value = values.get("enhancer.factory-id");
        if (value == null) {
            return OptionalInt.empty();
        }
        if (!value.matches("[1-9]\\d{0,8}")) {
            throw bad("A factory id is a whole number from 1, of at most nine digits", "enhancer.factory-id", "correct it");
        }
        return OptionalInt.of(Integer.parseInt(value));
    }

    private Set<String> names(String key) {
        Set<String> names = new HashSet<>();
        for (NamePattern pattern : patterns(key)) {
            if (pattern.scope() != NamePattern.Scope.CLASS) {
                throw bad("An annotation is named by its binary name", key, "name each of them");
            }
            names.add(pattern.name());
        }
        return names;
    }

    private List<NamePattern> patterns(String key) {
        try {
            return words(key).stream().map(NamePattern::parse).toList();
        } catch (IllegalArgumentException e) {
            throw bad(Objects.requireNonNull(e.getMessage()), key, "correct it");
        }
    }

    private List<String> words(String key) {
        return List.of(values.getOrDefault(key, "").split("[,\\s]+")).stream()
                .filter(word -> !word.isEmpty()).distinct().toList();
    }

    private IllegalArgumentException bad(String rule, String key, String next) {
        return new IllegalArgumentException(
                rule + ": key=" + EscapedNames.line(key) + ", value="
                        + EscapedNames.line(Objects.requireNonNull(values.get(key))) + " in " + source + "; " + next);
    }
}
