// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.settings;

import dev.gridwire.codegen.model.EscapedNames;
import dev.gridwire.codegen.settings.SettingKeys;
import dev.gridwire.payload.Limits;
import dev.gridwire.policy.ClassPattern;
import dev.gridwire.registry.BinaryNames;
import dev.gridwire.registry.Presets;
import dev.gridwire.type.CodeGeneration;
import dev.gridwire.type.FinalFields;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Turns keys and values into settings, and reports errors in them. */
final class SettingsParser {

    private static final String ID = "id.";
    /** Stands for all classes, if a pattern may. */
    private static final String ALL = "**";

    private static final Pattern SIZE = Pattern.compile("(\\d{1,12})([kmg]?)", Pattern.CASE_INSENSITIVE);

    private final Map<String, Entry> entries;

    private SettingsParser(Map<String, Entry> entries) {
        this.entries = entries;
    }

    /** Parses the values. */
    static Settings parse(String source, Map<String, Entry> entries) {
        SettingsParser parser = new SettingsParser(entries);
        return new Settings(
                source,
                parser.allowed(),
                parser.patterns("deny"),
                parser.ownClasses(),
                parser.mainClass(),
                parser.ids(),
                parser.canonical(),
                EvolutionParser.constant(
                        entries.get("final-fields"), FinalFields.values(), "The value is strict or mutated"),
                EvolutionParser.constant(
                        entries.get("code-generation"), CodeGeneration.values(), "The value is run-time or build-time"),
                parser.limits(),
                EvolutionParser.parse(entries),
                SealParser.parse(entries),
                parser.others());
    }

    /** Returns the words of a list; none without an entry. */
    static List<String> words(@Nullable Entry entry) {
        List<String> words = new ArrayList<>();
        for (String word : entry == null ? new String[0] : entry.names().split("[,\\s]+")) {
            if (!word.isEmpty()) {
                words.add(word);
            }
        }
        return words;
    }

    private List<ClassPattern> allowed() {
        List<ClassPattern> allowed = patterns("allow");
        Entry libraries = entries.get("allow-library");
        for (String name : words(libraries)) {
            allowed.addAll(preset(Objects.requireNonNull(libraries), name));
        }
        return allowed;
    }

    private static List<ClassPattern> preset(Entry entry, String name) {
        try {
            return Presets.listed().classes(name).stream().sorted().map(ClassPattern::ofClass).toList();
        } catch (IllegalArgumentException e) {
            throw entry.bad(Objects.requireNonNull(e.getMessage()));
        }
    }

    private List<ClassPattern> patterns(String key) {
        Entry entry = entries.get(key);
        List<ClassPattern> patterns = new ArrayList<>();
        for (String word : words(entry)) {
            patterns.add(pattern(entry, word));
        }
        return patterns;
    }

    private static ClassPattern pattern(@Nullable Entry entry, String word) {
        try {
            return ClassPattern.parse(word);
        } catch (IllegalArgumentException e) {
            throw entry == null ? e : entry.bad(Objects.requireNonNull(e.getMessage()));
        }
    }

    private List<String> canonical() {
        Entry entry = entries.get("canonical");
        List<String> words = words(entry);
        for (String word : words) {
            if (!word.equals(ALL)) {
                pattern(entry, word);
            }
        }
        return words;
    }

    private boolean ownClasses() {
        Entry entry = entries.get("own-classes");
        if (entry == null || entry.value().equals("auto")) {
            return true;
        }
        if (entry.value().equals("off")) {
            return false;
        }
        throw entry.bad("The value is auto or off");
    }

    private @Nullable String mainClass() {
        Entry entry = entries.get("main-class");
        String name = entry == null ? null : EscapedNames.parse(entry.names());
        if (entry != null && name != null && !(EscapedNames.isWord(entry.names()) && BinaryNames.isLegal(name))) {
            throw entry.bad("The value is a binary name, as com.acme.Main");
        }
        return name;
    }

    private Map<String, Integer> ids() {
        Map<String, Integer> ids = new TreeMap<>();
        Map<Integer, String> taken = new HashMap<>();
        for (Entry entry : entries.values()) {
            if (entry.key().startsWith(ID)) {
                String className = className(entry, entry.key().substring(ID.length()));
                int id = id(entry);
                String before = taken.put(id, className);
                if (before != null) {
                    throw entry.bad("The id is taken by " + EscapedNames.of(before));
                }
                if (ids.put(className, id) != null) {
                    throw entry.bad("The class has another id, by another spelling of its name");
                }
            }
        }
        return ids;
    }

    private static String className(Entry entry, String word) {
        ClassPattern pattern = pattern(entry, word);
        if (pattern.scope() != ClassPattern.Scope.CLASS) {
            throw entry.bad("An id belongs to one class");
        }
        return pattern.name();
    }

    private static int id(Entry entry) {
        try {
            int id = Integer.parseInt(entry.value());
            if (id >= 0) {
                return id;
            }
        } catch (NumberFormatException e) {
            // The exception is thrown below.
        }
        throw entry.bad("An id is a whole number from 0");
    }

    private Map<String, Integer> limits() {
        Map<String, Integer> limits = new TreeMap<>();
        for (String key : Limits.keys()) {
            Entry entry = entries.get("limits." + key);
            if (entry != null) {
                limits.put(key, limit(key, entry));
            }
        }
        return limits;
    }

    private static int limit(String key, Entry entry) {
        Matcher size = SIZE.matcher(entry.value());
        if (!size.matches()) {
            throw entry.bad("A limit is a whole number, with k, m or g behind it for Ki, Mi or Gi");
        }
        int shift = size.group(2).isEmpty() ? 0 : 10 * ("kmg".indexOf(size.group(2).toLowerCase(Locale.ROOT)) + 1);
        long value = Long.parseLong(size.group(1)) << shift;
        try {
            Limits.DEFAULT.with(key, (int) Math.min(value, Integer.MAX_VALUE));
            return (int) value;
        } catch (IllegalArgumentException e) {
            throw entry.bad(Objects.requireNonNull(e.getMessage()));
        }
    }

    private Map<String, String> others() {
        Map<String, String> others = new TreeMap<>();
        for (Entry entry : entries.values()) {
            if (SettingKeys.isOfOthers(entry.key())) {
                others.put(entry.key(), entry.value());
            }
        }
        return others;
    }
}
