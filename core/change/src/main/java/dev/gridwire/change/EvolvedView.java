// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.change;

import dev.gridwire.change.crossing.ContentView;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Sees the present state by the names of a release.
 *
 * @param fields the release's names of present fields that had another one, by the object's class, {@code #}, the class that
 *     declares the field, {@code #} and field
 * @param constants the release's names of constants that had another one, by class, {@code #} and constant; null for constants
 *     that are read as null
 */
record EvolvedView(Map<String, String> fields, Map<String, @Nullable String> constants) implements ContentView {

    static String key(String className, String member) {
        return className + '#' + member;
    }

    @Override
    public String field(Class<?> type, Class<?> level, String name) {
        return fields.getOrDefault(key(type.getName(), key(level.getName(), name)), name);
    }

    @Override
    public @Nullable String constant(Enum<?> constant) {
        String key = key(constant.getDeclaringClass().getName(), constant.name());
        return constants.containsKey(key) ? constants.get(key) : constant.name();
    }
}
