// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.settings;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Map.Entry;
import java.util.Optional;

/**
 * A value for each class, chosen by the most precise pattern.
 *
 * @param otherwise the value for classes that no pattern matches
 */
public record ByPattern<T>(T otherwise, Map<NamePattern, T> rules) {

    /** Copies the map. */
    public ByPattern {
        rules = Collections.unmodifiableMap(new LinkedHashMap<>(rules));
    }

    /** Returns one value for all classes. */
    public static <T> ByPattern<T> all(T value) {
        return new ByPattern<>(value, Map.of());
    }

    /** Returns the value for a class. */
    public T of(String typeName) {
        return best(typeName).map(Entry::getValue).orElse(otherwise);
    }

    /** Whether a pattern names the class itself. */
    public boolean names(String typeName) {
        return rules.containsKey(new NamePattern(NamePattern.Scope.CLASS, typeName));
    }

    private Optional<Entry<NamePattern, T>> best(String typeName) {
        Entry<NamePattern, T> best = null;
        for (Entry<NamePattern, T> rule : rules.entrySet()) {
            boolean better = best == null || rule.getKey().precision() > best.getKey().precision();
            if (better && rule.getKey().matches(typeName)) {
                best = rule;
            }
        }
        return Optional.ofNullable(best);
    }
}
