// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.compare;

import java.util.function.LongSupplier;

/**
 * Times a fixed loop, by which a machine is noticed that became slower: by another clock rate, by what shares its core, or by
 * other processes.
 */
final class Calibration {

    private static final int STEPS = 1_000_000;
    private static final int ATTEMPTS = 5;
    private static final long MULTIPLIER = 6_364_136_223_846_793_005L;

    private final LongSupplier loop;

    Calibration() {
        this(new Loop());
    }

    /** With another loop, which gives its time in nanoseconds; it has been compiled after some of them. */
    Calibration(LongSupplier loop) {
        this.loop = loop;
        for (int i = 0; i < 2; i++) {
            nanos();
        }
    }

    /** The time of the loop now: the shortest of some attempts, since a single one may be interrupted by chance. */
    long nanos() {
        long shortest = Long.MAX_VALUE;
        for (int i = 0; i < ATTEMPTS; i++) {
            shortest = Math.min(shortest, loop.getAsLong());
        }
        return shortest;
    }

    private static final class Loop implements LongSupplier {

        private long state = 1;

        /** Each step needs the result of the one before, so that nothing can be left out or done at once. */
        @Override
        public long getAsLong() {
            long begin = System.nanoTime();
            long value = state;
            for (int i = 0; i < STEPS; i++) {
                value = value * MULTIPLIER + i;
            }
            state = value;
            return System.nanoTime() - begin;
        }
    }
}
