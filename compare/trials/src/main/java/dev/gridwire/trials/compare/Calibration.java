// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.compare;

import dev.gridwire.trials.trial.QuietMoment;
import java.time.Duration;
import java.util.function.LongSupplier;

/**
 * Waits until the machine is quiet, and times a fixed loop, by which one is noticed that became slower: by another clock rate or
 * by other processes.
 */
final class Calibration {

    private static final int STEPS = 250_000;
    private static final int ATTEMPTS = 5;
    private static final long MULTIPLIER = 6_364_136_223_846_793_005L;

    private final QuietMoment quiet = QuietMoment.here();
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

    /** Waits for a moment in which no neighbour has a part of the cores; not for long. */
    void awaitQuiet() {
        quiet.await();
    }

    /** How long quiet moments were waited for. */
    Duration waited() {
        return quiet.waited();
    }

    /** The time of the work by which quiet is told, where it is. */
    long quietNanos() {
        return quiet.usualNanos();
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
