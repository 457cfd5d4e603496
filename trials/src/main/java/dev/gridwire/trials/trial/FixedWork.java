// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.trial;

import java.util.function.LongSupplier;
import org.HdrHistogram.Histogram;
import org.jspecify.annotations.Nullable;

/**
 * Work that is always the same, done between windows. Where it takes longer than it could, what is measured beside it takes
 * longer, too, by as much as twice, though this process has its processor all the time: other machines of the host share its
 * caches and its core, and no counter of the system tells.
 *
 * <p>It makes small objects, computes and looks up, as a codec does; a loop that only computes notices none of that. The objects
 * are stored in an array as young as they are: an old one would make each store slower, by the collector's barriers, and so all
 * of the work from the day on that the array is old.
 */
public final class FixedWork {

    /** Above so many times the usual it is slow. */
    static final double MOST = 1.2;

    /** Of all times of this JVM, that of which a tenth are shorter is the usual: the very shortest is a fifth below it. */
    private static final int USUAL_PERCENT = 10;

    private static final int DIGITS = 2;

    private static final int ROUNDS = 20;
    private static final int STEPS = 250;
    private static final int NUMBERS = 8;
    private static final int TABLE_BITS = 13;
    private static final long MULTIPLIER = 6_364_136_223_846_793_005L;

    private final LongSupplier clock;
    private final long[] table = new long[1 << TABLE_BITS];
    private final Histogram times = new Histogram(DIGITS);
    private long @Nullable [][] kept;
    private long state = 1;

    /** Work whose time is not yet known. */
    public FixedWork() {
        this(System::nanoTime);
    }

    FixedWork(LongSupplier clock) {
        this.clock = clock;
    }

    /**
     * Works for some 50 microseconds; once more where that was slow, since a collection, too, makes the first slow.
     *
     * @return how many times the usual of this JVM it took, at least 1
     */
    double slowness() {
        long nanos = nanos();
        if (nanos > MOST * usual()) {
            nanos = Math.min(nanos, nanos());
        }
        return Math.max(1, (double) nanos / usual());
    }

    private long usual() {
        return times.lowestEquivalentValue(times.getValueAtPercentile(USUAL_PERCENT));
    }

    private long nanos() {
        long begin = clock.getAsLong();
        for (int i = 0; i < ROUNDS; i++) {
            work();
        }
        long nanos = Math.max(1, clock.getAsLong() - begin);
        times.recordValue(nanos);
        return nanos;
    }

    /** A method of its own, which is soon compiled as a whole. */
    private void work() {
        long[][] all = new long[STEPS][];
        for (int step = 0; step < STEPS; step++) {
            long[] made = new long[NUMBERS];
            state = state * MULTIPLIER + step;
            for (int i = 0; i < NUMBERS; i++) {
                made[i] = table[(int) (state >>> i * NUMBERS / 2) & table.length - 1] + i;
            }
            table[(int) (state >>> Long.SIZE - TABLE_BITS)] = made[1] ^ step;
            all[step] = made;
        }
        kept = all;
    }
}
