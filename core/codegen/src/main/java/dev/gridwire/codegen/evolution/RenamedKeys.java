// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.evolution;

import dev.gridwire.codegen.model.EscapedNames;
import dev.gridwire.codegen.model.JvmNames;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Parses former names in settings: {@code com.acme.Order=com.acme.Purchase} and {@code com.acme.Order#total=sum,amount}. */
public final class RenamedKeys {

    private RenamedKeys() {}

    /**
     * Parses former names; unusual characters are written as in {@link EscapedNames}.
     *
     * @param key a class's binary name, or a class's binary name, a hash sign and a field
     * @param value the former names, separated by commas
     * @throws IllegalArgumentException if a name is empty or malformed
     */
    public static Renames parse(String key, String value) {
        int hash = key.indexOf('#');
        Predicate<String> rule = hash < 0 ? JvmNames::isClass : JvmNames::isUnqualified;
        String type = EscapedNames.parse(hash < 0 ? key : key.substring(0, hash));
        String field = hash < 0 ? "" : EscapedNames.parse(key.substring(hash + 1));
        List<String> former = names(value);
        boolean named = EscapedNames.isWord(key.replaceFirst("#", "")) && JvmNames.isClass(type)
                && (hash < 0 || JvmNames.isUnqualified(field));
        if (!named || former.isEmpty() || !former.stream().allMatch(rule)) {
            throw new IllegalArgumentException("A former name belongs to a class, as com.acme.Order, or to a field, as"
                    + " com.acme.Order#total");
        }
        return hash < 0 ? new Renames(Map.of(type, former), Map.of())
                : new Renames(Map.of(), Map.of(FieldKeys.of(type, field), former));
    }

    /**
     * Parses several settings.
     *
     * @throws IllegalArgumentException if a name is empty or malformed
     */
    public static Renames parse(Map<String, String> values) {
        Renames renames = Renames.NONE;
        for (Map.Entry<String, String> each : new HashMap<>(values).entrySet()) {
            renames = renames.with(parse(each.getKey(), each.getValue()));
        }
        return renames;
    }

    /** Returns the names; none if a word is malformed. */
    private static List<String> names(String value) {
        List<String> words = Stream.of(value.split("[,\\s]+")).filter(word -> !word.isEmpty()).toList();
        return words.stream().allMatch(EscapedNames::isWord) ? words.stream().map(EscapedNames::parse).toList() : List.of();
    }
}
