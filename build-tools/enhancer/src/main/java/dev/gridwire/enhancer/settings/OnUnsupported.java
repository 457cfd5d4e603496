// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.settings;

import java.util.Locale;

/** Says what to do if a class should be enhanced but cannot be. */
public enum OnUnsupported {
    /** Write nothing, and name all these classes. */
    FAIL,
    /** Leave the class unchanged, and name it. */
    WARN,
    /** Leave the class unchanged; only the report names it. */
    SKIP;

    /** Returns the word in {@code gridwire.properties}. */
    public String key() {
        return name().toLowerCase(Locale.ROOT);
    }
}
