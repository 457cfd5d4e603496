// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.fused;

/** Counts how often, on one way down a graph, objects stand inside of others of their class. */
public final class Turns {

    private int count;

    /** Makes a counter. */
    Turns() {}

    /** Begins one more, if there may be so many. */
    public void begin(int most) {
        if (++count > most) {
            throw GuardFailed.instance();
        }
    }

    /** Ends the last one. */
    public void end() {
        count--;
    }

    void clear() {
        count = 0;
    }
}
