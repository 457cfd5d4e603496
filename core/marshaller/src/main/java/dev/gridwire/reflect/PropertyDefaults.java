// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.reflect;

import java.util.Properties;
import org.jspecify.annotations.Nullable;

/** The table that properties ask for keys which they do not have. No public method gives it. */
public final class PropertyDefaults {

    private PropertyDefaults() {}

    /**
     * Whether there is such a table, as far as can be seen: a clone without entries of its own shows texts all the same. A table
     * of defaults without texts counts for none.
     */
    public static boolean has(Properties properties) {
        return !cleared(properties).stringPropertyNames().isEmpty();
    }

    /** The table. */
    public static @Nullable Properties of(Properties properties) {
        return (Properties) HiddenFields.of(cleared(properties)).get("defaults");
    }

    /** A copy without entries, so that none of them is written to find the defaults. */
    private static Properties cleared(Properties properties) {
        Properties others = (Properties) properties.clone();
        others.clear();
        return others;
    }
}
