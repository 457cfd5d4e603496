// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.cluster;

import java.util.function.LongConsumer;
import org.HdrHistogram.Histogram;
import org.jspecify.annotations.Nullable;

/** The calls of one thread, one after the other, and their counts. */
final class Loop {

    /** Where so many calls fail in a row, further ones say nothing new. */
    private static final int FAILURES_IN_A_ROW = 20;

    private final Ticks ticks;
    private final LongConsumer call;
    private long operations;
    private long failures;
    private int inARow;
    private @Nullable RuntimeException first;

    /** Calls by the index of the call. */
    Loop(Ticks ticks, LongConsumer call) {
        this.ticks = ticks;
        this.call = call;
    }

    /** Calls as soon as the last call was answered, until the time has come, or nothing is answered any more. */
    Count until(long endNanos) {
        for (long i = 0; ticks.nanos() - endNanos < 0 && inARow < FAILURES_IN_A_ROW; i++) {
            isAnswered(i);
        }
        return count();
    }

    /** Calls so many times, or until nothing is answered any more. */
    Count times(long count) {
        for (long i = 0; i < count && inARow < FAILURES_IN_A_ROW; i++) {
            isAnswered(i);
        }
        return count();
    }

    /**
     * Calls when calls are due, whether or not the last was answered in time, unless it gets so late that the rest is given up. A
     * latency counts from the time at which its call was due: a call that waits behind a slow one counts its wait, as a user's
     * request would (no coordinated omission).
     *
     * @param latencies of answered calls, in nanoseconds
     * @param firstNanos when the first call is due
     * @param everyNanos from one due time to the next
     * @param endNanos after which no call is begun
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
     * @param operations answered
     * @param first the first failure; null where there was none
     */
    record Count(long operations, long failures, @Nullable RuntimeException first) {}
}
