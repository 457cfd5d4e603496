// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.settings;

import dev.gridwire.codegen.evolution.RenamedKeys;
import dev.gridwire.codegen.evolution.Renames;
import dev.gridwire.codegen.model.EscapedNames;
import dev.gridwire.codegen.model.JvmNames;
import dev.gridwire.schema.JavaUid;
import dev.gridwire.schema.NullInPrimitive;
import dev.gridwire.schema.UnknownConstants;
import dev.gridwire.schema.UnknownFields;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Parses the keys for classes that change. */
final class EvolutionParser {

    private static final String RENAMED = "renamed.";
    private static final String UNKNOWN_CONSTANT = "unknown-constant.";

    private final Map<String, Entry> entries;

    private EvolutionParser(Map<String, Entry> entries) {
        this.entries = entries;
    }

    static EvolutionSettings parse(Map<String, Entry> entries) {
        EvolutionParser parser = new EvolutionParser(entries);
        return new EvolutionSettings(
                parser.renames(),
                constant(entries.get("unknown-fields"), UnknownFields.values(), "The value is kept or dropped"),
                constant(entries.get("unknown-constants"), UnknownConstants.values(), "The value is refused or null"),
                constant(entries.get("null-in-primitive"), NullInPrimitive.values(),
                        "The value is zero, initial or refused"),
                constant(entries.get("java-uid"), JavaUid.values(), "The value is same or any"),
                parser.substitutes(),
                Optional.ofNullable(entries.get("schemas")).map(entry -> read(entry, SchemaPlace::parse)));
    }

    private Renames renames() {
        Renames renames = Renames.NONE;
        for (Entry entry : entries.values()) {
            if (entry.key().startsWith(RENAMED)) {
                String name = entry.key().substring(RENAMED.length());
                renames = renames.with(read(entry, value -> RenamedKeys.parse(name, entry.names())));
            }
        }
        return renames;
    }

    private static <T> T read(Entry entry, Function<String, T> reading) {
        try {
            return reading.apply(entry.value());
        } catch (IllegalArgumentException e) {
            throw entry.bad(Objects.requireNonNull(e.getMessage()));
        }
    }

    /** Returns the constant that an entry names in lower case, with hyphens; empty if there is no entry. */
    static <T extends Enum<T>> Optional<T> constant(@Nullable Entry entry, T[] constants, String rule) {
        if (entry == null) {
            return Optional.empty();
        }
        for (T each : constants) {
            if (each.name().toLowerCase(Locale.ROOT).replace('_', '-').equals(entry.value())) {
                return Optional.of(each);
            }
        }
        throw entry.bad(rule);
    }

    private Map<String, String> substitutes() {
        Map<String, String> substitutes = new TreeMap<>();
        for (Entry entry : entries.values()) {
            if (entry.key().startsWith(UNKNOWN_CONSTANT)) {
                String enumName = name(entry, entry.key().substring(UNKNOWN_CONSTANT.length()), JvmNames::isClass);
                if (substitutes.put(enumName, name(entry, entry.names(), JvmNames::isUnqualified)) != null) {
                    throw entry.bad("The enum has another constant, by another spelling of its name");
                }
            }
        }
        return substitutes;
    }

    private static String name(Entry entry, String word, Predicate<String> rule) {
        String name = EscapedNames.parse(word);
        if (!EscapedNames.isWord(word) || !rule.test(name)) {
            throw entry.bad("An enum's binary name is followed by one of its constants");
        }
        return name;
    }
}
