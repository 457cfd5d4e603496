// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.fused;

/** Counts how deeply, on one path down a graph, objects are nested inside others of their class. */
public final class Turns {

    private int count;

    /** Makes a counter. */
    Turns() {}

    /** Begins another level, if this many levels allow it. */
    public void begin(int most) {
        if (++count > most) {
            throw GuardFailed.instance();
        }
    }

    /** Ends the last level. */
    public void end() {
        count--;
    }

    /** Returns the levels begun. */
    public int count() {
        return count;
    }

    void clear() {
        count = 0;
    }
}
