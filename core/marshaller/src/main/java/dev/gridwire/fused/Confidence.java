// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.fused;

/**
 * Decides, for one direction, whether fused code is worth another try. If guards fail too often, fused code rests, each time
 * twice as long as before. So a root class that never fits costs next to nothing. Uses are reported in bundles: if all threads
 * wrote a counter at each use, that would cost each of them more than a small payload. Races can only lose counts.
 */
final class Confidence {

    private static final int WINDOW = 256;
    /**
     * The number of failures in a window that causes a rest: three of eight tries. These cost less than fused code saves with the
     * other five.
     */
    private static final int TOLERATED = 96;
    private static final int FIRST_REST = 1 << 10;
    private static final int LONGEST_REST = 1 << 20;

    private final boolean rests;
    private int uses;
    private int failures;
    private int rest;
    private int restLength = FIRST_REST;

    /** Begins with trust. A confidence that never rests is for tests of failures. */
    Confidence(boolean rests) {
        this.rests = rests;
    }

    /** Returns whether to try; counts the uses of a rest. */
    boolean isGiven() {
        if (rest > 0) {
            rest--;
            return false;
        }
        return true;
    }

    /** Counts this many tries, including failed ones. */
    void used(int count) {
        uses += count;
        if (uses >= WINDOW) {
            uses = 0;
            failures = 0;
        }
    }

    /** Counts a failed try. */
    void failed() {
        if (++failures > TOLERATED && rests) {
            rest = restLength;
            restLength = Math.min(restLength * 2, LONGEST_REST);
            uses = 0;
            failures = 0;
        }
    }

    /** Begins again, with other code. */
    void renew() {
        uses = 0;
        failures = 0;
        rest = 0;
    }
}
