// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.change;

import java.util.Locale;

/** The degrees to which a value is kept, from good to bad. */
public enum Preservation {
    /** All that both states know is there. */
    KEPT,
    /** There is an error, and so no value. */
    REFUSED,
    /** A field has lost its content. */
    LOST,
    /** A field has another value. */
    GARBLED;

    /** The word in the table. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
