// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.change;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A view of the content of a user's class, by which two states of it can be compared.
 *
 * @param className that changes
 * @param names of its fields that have another in the other state, and that one
 * @param blank its field that counts as empty while it holds what a new object holds; empty for none
 * @param blankValue that value
 */
record ContentView(String className, Map<String, String> names, String blank, @Nullable Object blankValue) {

    /** Of a class that nothing is known of. */
    static final ContentView ANY = new ContentView("", Map.of(), "", null);

    ContentView withBlank(String field, @Nullable Object value) {
        return new ContentView(className, names, field, value);
    }

    String name(Class<?> level, String field) {
        return level.getName().equals(className) ? names.getOrDefault(field, field) : field;
    }

    boolean isBlank(Class<?> level, String field, @Nullable Object content) {
        return level.getName().equals(className) && field.equals(blank) && content != null && content.equals(blankValue);
    }
}
