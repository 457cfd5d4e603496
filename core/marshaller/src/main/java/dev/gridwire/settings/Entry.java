// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.settings;

import dev.gridwire.codegen.evolution.EscapedProperties;
import dev.gridwire.codegen.model.EscapedNames;

/**
 * A key with its value, and where they come from.
 *
 * @param key the key, with unusual characters of names written as in {@link EscapedNames}
 * @param value the value without escapes
 * @param names the value with escapes, for lists of names
 * @param source where the entry stands, for messages
 */
record Entry(String key, String value, String names, String source) {

    /** Makes an entry that does not come from a file. Its value has no escapes. */
    static Entry of(String key, String value, String source) {
        return new Entry(key, value.strip(), value.strip(), source);
    }

    /** Makes an entry that {@link EscapedProperties} loaded. */
    static Entry loaded(String key, String value, String source) {
        return new Entry(EscapedProperties.names(key), EscapedProperties.value(value).strip(),
                EscapedProperties.names(value).strip(), source);
    }

    /** Makes the exception for a bad value. */
    IllegalArgumentException bad(String rule) {
        return new IllegalArgumentException(rule + ": key=" + EscapedNames.line(key) + ", value=" + EscapedNames.line(names)
                + " in " + source);
    }
}
