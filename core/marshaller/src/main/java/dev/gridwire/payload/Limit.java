// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.payload;

import java.util.Locale;

/** Lists the limits, with their ranges and defaults. */
enum Limit {
    BYTES("bytes", 1, Limit.MOST, 256 << 20),
    DEPTH("depth", 1, 400, 256),
    REFERENCES("references", 0, Limit.MOST, 32 << 20),
    CONTAINER_LENGTH("containerLength", 0, Limit.MOST, 16 << 20),
    HASH_NESTING("hashNesting", 1, 100, 8),
    TYPES("types", 0, Limit.MOST, 4_096),
    SCHEMA_BYTES("schemaBytes", 0, Limit.MOST, 4 << 20);

    private static final int MOST = Integer.MAX_VALUE - 16;

    private final String text;
    private final int least;
    private final int most;
    private final int standard;

    Limit(String text, int least, int most, int standard) {
        this.text = text;
        this.least = least;
        this.most = most;
        this.standard = standard;
    }

    /** Returns the name in messages, which is that of the accessor. */
    String text() {
        return text;
    }

    /** Returns the name in settings, such as {@code container-length}. */
    String key() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Returns the default. */
    int standard() {
        return standard;
    }

    /**
     * Returns the value if it is in range.
     *
     * @throws IllegalArgumentException if the value is out of range
     */
    int checked(int value) {
        if (value < least || value > most) {
            throw new IllegalArgumentException(
                    "A limit is out of range: " + text + "=" + value + ", least=" + least + ", most=" + most);
        }
        return value;
    }
}
