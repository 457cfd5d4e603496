// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.settings;

/**
 * A key with its value.
 *
 * @param source where it stands, for messages
 */
record Entry(String key, String value, String source) {

    /** Makes the exception for a wrong value. */
    IllegalArgumentException bad(String rule) {
        return new IllegalArgumentException(rule + ": key=" + key + ", value=" + value + " in " + source);
    }
}
