// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.proof.compare;

import org.jspecify.annotations.Nullable;

/**
 * A value that an object holds, or two values that form an entry.
 *
 * @param label its path step
 * @param companion the entry's value, or {@link #NONE}
 */
record Part(String label, @Nullable Object value, @Nullable Object companion) {

    static final Object NONE = new Object();

    /** Stands for an element without a partner in the other container. */
    static final Part MISSING = new Part("", Gone.GONE, NONE);

    Part(String label, @Nullable Object value) {
        this(label, value, NONE);
    }

    boolean hasCompanion() {
        return companion != NONE && value != Gone.GONE;
    }
}
