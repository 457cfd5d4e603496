// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.compare;

/**
 * Times a fixed loop, by which a machine is noticed that became slower: by another clock rate, by what shares its core, or by
 * other processes.
 */
final class Calibration {

    private static final int STEPS = 1_000_000;
    private static final int ATTEMPTS = 5;
    private static final long MULTIPLIER = 6_364_136_223_846_793_005L;

    private long best = Long.MAX_VALUE;
    private long state = 1;

    /** The loop has been compiled after some of them. */
    Calibration() {
        for (int i = 0; i < 2 * ATTEMPTS; i++) {
            nanos();
        }
        best = Long.MAX_VALUE;
    }

    /** The time of the loop now: the shortest of some attempts, since a single one may be interrupted by chance. */
    long nanos() {
        long shortest = Long.MAX_VALUE;
        for (int i = 0; i < ATTEMPTS; i++) {
            shortest = Math.min(shortest, once());
        }
        best = Math.min(best, shortest);
        return shortest;
    }

    /** How many times the shortest of the whole run that is. */
    double slowdown(long nanos) {
        return Math.max(1, (double) nanos / best);
    }

    /** Each step needs the result of the one before, so that nothing can be left out or done at once. */
    private long once() {
        long begin = System.nanoTime();
        long value = state;
        for (int i = 0; i < STEPS; i++) {
            value = value * MULTIPLIER + i;
        }
        state = value;
        return System.nanoTime() - begin;
    }
}
