// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.settings;

import java.util.Locale;

/** The answer to a class that should be enhanced and cannot be. */
public enum OnUnsupported {
    /** Nothing is written, and all such classes are named. */
    FAIL,
    /** The class stays as it is, and is named. */
    WARN,
    /** The class stays as it is; the report names it. */
    SKIP;

    /** As {@code gridwire.properties} writes it. */
    public String key() {
        return name().toLowerCase(Locale.ROOT);
    }
}
