// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.trial;

import java.util.function.LongSupplier;
import org.HdrHistogram.Histogram;

/**
 * Work that is always the same, done between windows. Where it takes longer than it could, what is measured beside it takes
 * longer, too, by as much as twice, though this process has its processor all the time: another machine of the host has the
 * core's other thread, and no counter of the system tells.
 *
 * <p>It adds up six sums that hardly wait for each other, so that it needs all that a core can do at once, and takes 1.3 to 1.9
 * times as long where the core is shared. A loop in one chain notices none of that. It makes no objects and looks nothing up:
 * how long that takes depends on what was measured before, which has pushed other data out of the caches.
 */
public final class FixedWork {

    /** Above so many times the usual it is slow. */
    static final double MOST = 1.1;

    /** Of all times of this JVM, that of which so many percent are shorter is the usual: by chance a few are still shorter. */
    private static final int USUAL_PERCENT = 2;

    private static final int DIGITS = 2;
    private static final int STEPS = 20_000;
    private static final int SHIFT = 3;

    private final LongSupplier clock;
    private final long knownNanos;
    private final Histogram times = new Histogram(DIGITS);
    private long state = 1;

    /**
     * Work whose time another JVM may know: this one may have neighbours all the time.
     *
     * @param knownNanos the usual is not longer; {@link Long#MAX_VALUE} where nothing is known
     */
    public FixedWork(long knownNanos) {
        this(knownNanos, System::nanoTime);
    }

    FixedWork(long knownNanos, LongSupplier clock) {
        this.knownNanos = knownNanos;
        this.clock = clock;
    }

    /**
     * Works for some 20 microseconds; once more where that was slow, since an interruption, too, makes it slow.
     *
     * @return how many times the usual it took, at least 1
     */
    double slowness() {
        long nanos = nanos();
        if (nanos > MOST * usualNanos()) {
            nanos = Math.min(nanos, nanos());
        }
        return Math.max(1, (double) nanos / usualNanos());
    }

    /** What it takes where nothing disturbs it, as far as was seen here or is known. */
    long usualNanos() {
        return Math.min(knownNanos, seenNanos());
    }

    /** What it takes where nothing disturbs it, as far as was seen here. */
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

    /** A method of its own, which is soon compiled as a whole; its values mean nothing. */
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
