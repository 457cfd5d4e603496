// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.fused;

/** Counts levels on one path down a graph: those that objects nested inside others of their class add to the code's own. */
public final class Turns {

    private int count;

    /** Makes a counter. */
    Turns() {}

    /** Begins another object nested so many levels inside the last one, if this does not make more levels than allowed. */
    public void begin(int levels, int most) {
        count += levels;
        if (count > most) {
            throw GuardFailed.instance();
        }
    }

    /** Ends an object nested so many levels inside the last one. */
    public void end(int levels) {
        count -= levels;
    }

    /** Returns the levels. */
    public int count() {
        return count;
    }

    void clear() {
        count = 0;
    }
}
