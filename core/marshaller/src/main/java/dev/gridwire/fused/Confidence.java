// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.fused;

/**
 * Says whether it is worth to try fused code once more in one direction. Where guards fail too often, it rests, each time twice
 * as long as before, so that a root class that never fits costs next to nothing. Uses are told in bundles, since a counter that
 * all threads write at each use would cost each of them more than a small payload. Races lose counts, and no more.
 */
final class Confidence {

    private static final int WINDOW = 256;
    /** Failures in a window before it rests: three of eight, which cost less than fused code saves with the other five. */
    private static final int TOLERATED = 96;
    private static final int FIRST_REST = 1 << 10;
    private static final int LONGEST_REST = 1 << 20;

    private final boolean rests;
    private int uses;
    private int failures;
    private int rest;
    private int restLength = FIRST_REST;

    /** Begins with trust; one that never rests is for tests of what fails. */
    Confidence(boolean rests) {
        this.rests = rests;
    }

    /** Whether to try; counts the uses of a rest. */
    boolean isGiven() {
        if (rest > 0) {
            rest--;
            return false;
        }
        return true;
    }

    /** Takes so many tries, failed ones among them. */
    void used(int count) {
        uses += count;
        if (uses >= WINDOW) {
            uses = 0;
            failures = 0;
        }
    }

    /** Takes a failed try. */
    void failed() {
        if (++failures > TOLERATED && rests) {
            rest = restLength;
            restLength = Math.min(restLength * 2, LONGEST_REST);
            uses = 0;
            failures = 0;
        }
    }

    /** Begins anew, with other code. */
    void renew() {
        uses = 0;
        failures = 0;
        rest = 0;
    }
}
