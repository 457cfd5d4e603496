// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.cluster;

import java.util.function.LongConsumer;
import org.HdrHistogram.Histogram;
import org.jspecify.annotations.Nullable;

/** Makes the calls of one thread, one by one, and counts them. */
final class Loop {

    /** After so many failed calls in a row, further ones say nothing new. */
    private static final int FAILURES_IN_A_ROW = 20;

    private final Ticks ticks;
    private final LongConsumer call;
    private long operations;
    private long failures;
    private int inARow;
    private @Nullable RuntimeException first;

    /** Makes calls, each with its index. */
    Loop(Ticks ticks, LongConsumer call) {
        this.ticks = ticks;
        this.call = call;
    }

    /** Calls as soon as the last call is answered, until the time is up or no call is answered any more. */
    Count until(long endNanos) {
        for (long i = 0; ticks.nanos() - endNanos < 0 && inARow < FAILURES_IN_A_ROW; i++) {
            isAnswered(i);
        }
        return count();
    }

    /** Calls this many times, or until no call is answered any more. */
    Count times(long count) {
        for (long i = 0; i < count && inARow < FAILURES_IN_A_ROW; i++) {
            isAnswered(i);
        }
        return count();
    }

    /**
     * Calls when calls are due, whether or not the last one was answered in time, unless it is so late that the rest is given
     * up. A latency counts from the time at which its call was due. So a call that waits behind a slow one counts its wait, as
     * a user's request would (no coordinated omission).
     *
     * @param latencies receives the latencies of answered calls, in nanoseconds
     * @param firstNanos when the first call is due
     * @param everyNanos from one due time to the next
     * @param endNanos the time after which no call begins
     */
    Count whenDue(Histogram latencies, long firstNanos, double everyNanos, long count, long endNanos) {
        for (long i = 0; i < count && ticks.nanos() - endNanos < 0; i++) {
            long dueNanos = firstNanos + (long) (i * everyNanos);
            ticks.sleepUntil(dueNanos);
            if (isAnswered(i)) {
                latencies.recordValue(Latencies.within(ticks.nanos() - dueNanos));
            }
        }
        return count();
    }

    private boolean isAnswered(long index) {
        try {
            call.accept(index);
            operations++;
            inARow = 0;
            return true;
        } catch (RuntimeException e) {
            failures++;
            inARow++;
            first = first == null ? e : first;
            return false;
        }
    }

    private Count count() {
        return new Count(operations, failures, first);
    }

    /**
     * The counts of a loop.
     *
     * @param operations the number of answered calls
     * @param first the first failure; null if there was none
     */
    record Count(long operations, long failures, @Nullable RuntimeException first) {}
}
