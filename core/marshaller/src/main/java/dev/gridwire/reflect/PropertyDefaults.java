// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.reflect;

import java.util.Properties;
import org.jspecify.annotations.Nullable;

/** Finds the table that properties use for missing keys. No public method returns it. */
public final class PropertyDefaults {

    private PropertyDefaults() {}

    /**
     * Returns whether there is such a table, as far as can be seen: a clone without its own entries still shows texts. A table of
     * defaults without texts does not count.
     */
    public static boolean has(Properties properties) {
        return !cleared(properties).stringPropertyNames().isEmpty();
    }

    /** Returns the table. */
    public static @Nullable Properties of(Properties properties) {
        return (Properties) HiddenFields.of(cleared(properties)).get("defaults");
    }

    /** Returns a copy without entries, so that none are written in order to find the defaults. */
    private static Properties cleared(Properties properties) {
        Properties others = (Properties) properties.clone();
        others.clear();
        return others;
    }
}
