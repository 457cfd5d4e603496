// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.trial;

import java.util.function.LongSupplier;
import org.HdrHistogram.Histogram;

/**
 * Does the same work between all windows. If it takes longer than it could, so does everything that is measured beside it, by
 * up to twice. That happens even if this process has its processor all the time: another machine of the host uses the core's
 * other thread, and no counter of the system shows that.
 *
 * <p>It adds up six sums that hardly wait for each other. So it needs everything that a core can do at once, and takes 1.3 to
 * 1.9 times as long on a shared core. A loop with a single chain would not notice. It creates no objects and looks nothing up,
 * because that time depends on what the last measurement has left in the caches.
 */
public final class FixedWork {

    /** Work that takes more than this many times the usual counts as slow. */
    static final double MOST = 1.1;

    /** This percentage of all times in this JVM is shorter than the usual one; by chance, a few are shorter still. */
    private static final int USUAL_PERCENT = 2;

    private static final int DIGITS = 2;
    private static final int STEPS = 20_000;
    private static final int SHIFT = 3;

    private final LongSupplier clock;
    private final long knownNanos;
    private final Histogram times = new Histogram(DIGITS);
    private long state = 1;

    /**
     * Creates work whose usual time another JVM may know, because this JVM may have neighbours all the time.
     *
     * @param knownNanos an upper limit of the usual time; {@link Long#MAX_VALUE} if unknown
     */
    public FixedWork(long knownNanos) {
        this(knownNanos, System::nanoTime);
    }

    FixedWork(long knownNanos, LongSupplier clock) {
        this.knownNanos = knownNanos;
        this.clock = clock;
    }

    /**
     * Works for some 20 microseconds, and again if that was slow, because an interruption also makes it slow.
     *
     * @return the time divided by the usual one, at least 1
     */
    double slowness() {
        long nanos = nanos();
        if (nanos > MOST * usualNanos()) {
            nanos = Math.min(nanos, nanos());
        }
        return Math.max(1, (double) nanos / usualNanos());
    }

    /** Returns the time without disturbance, as far as it was observed here or is known. */
    long usualNanos() {
        return Math.min(knownNanos, seenNanos());
    }

    /** Returns the time without disturbance, as far as it was observed here. */
    long seenNanos() {
        return times.getTotalCount() == 0
                ? Long.MAX_VALUE : times.lowestEquivalentValue(times.getValueAtPercentile(USUAL_PERCENT));
    }

    private long nanos() {
        long begin = clock.getAsLong();
        state = work(state);
        long nanos = Math.max(1, clock.getAsLong() - begin);
        times.recordValue(nanos);
        return nanos;
    }

    /** A separate method, so that it is soon compiled as a whole; its values mean nothing. */
    private static long work(long begin) {
        long first = begin;
        long second = begin + 1;
        long third = begin + 2;
        long fourth = begin + 3;
        long fifth = begin + 4;
        long sixth = begin + 5;
        for (int i = 0; i < STEPS; i++) {
            first += second ^ i;
            second += third ^ i;
            third = (third << SHIFT) + i;
            fourth += fifth & i;
            fifth = fifth + sixth + i;
            sixth ^= first;
        }
        return first + second + third + fourth + fifth + sixth;
    }
}
