// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.fused;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Provides reusable arrays for the elements of nested containers that are being written. */
final class ElementArrays {

    private static final int FIRST_SIZE = 16;
    private static final int KEPT_SIZE = 1 << 13;

    private @Nullable Object[][] levels = {};
    private int depth;

    /** Returns an array for this many elements. */
    @Nullable Object[] push(int count) {
        if (depth == levels.length) {
            levels = Arrays.copyOf(levels, depth + 1);
            levels[depth] = new @Nullable Object[FIRST_SIZE];
        }
        if (levels[depth].length < count) {
            levels[depth] = new @Nullable Object[Math.max(count, levels[depth].length * 2)];
        }
        return levels[depth++];
    }

    /** Ends the use of the array returned last, after this many of its elements were set. */
    void pop(int count) {
        depth--;
        if (count > KEPT_SIZE) {
            levels[depth] = new @Nullable Object[FIRST_SIZE];
        } else {
            Arrays.fill(levels[depth], 0, count, null);
        }
    }

    /** Ends all uses, if it is not known how many elements are set. */
    void clear() {
        while (depth > 0) {
            depth--;
            levels[depth] = new @Nullable Object[FIRST_SIZE];
        }
    }
}
