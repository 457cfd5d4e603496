// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.cluster;

import java.util.function.LongConsumer;
import org.HdrHistogram.Histogram;
import org.jspecify.annotations.Nullable;

/**
 * Calls when calls are due, whether or not the last was answered in time. A latency counts from the time at which its call was
 * due: a call that waits behind a slow one counts its wait, as a user's request would (no coordinated omission).
 */
final class OpenLoop {

    private final Ticks ticks;
    private final Histogram latencies;
    private long operations;
    private long failures;
    private @Nullable RuntimeException first;

    /** Records answered calls in the histogram, in nanoseconds. */
    OpenLoop(Ticks ticks, Histogram latencies) {
        this.ticks = ticks;
        this.latencies = latencies;
    }

    /**
     * Calls so many times, unless it gets so late that the rest is given up.
     *
     * @param firstNanos when the first call is due
     * @param everyNanos from one due time to the next
     * @param endNanos after which no call is begun
     */
    ThreadCount run(LongConsumer call, long firstNanos, double everyNanos, long count, long endNanos) {
        for (long i = 0; i < count && ticks.nanos() - endNanos < 0; i++) {
            long dueNanos = firstNanos + (long) (i * everyNanos);
            ticks.sleepUntil(dueNanos);
            one(call, i, dueNanos);
        }
        return new ThreadCount(operations, failures, first);
    }

    private void one(LongConsumer call, long index, long dueNanos) {
        try {
            call.accept(index);
            operations++;
            latencies.recordValue(Latencies.within(ticks.nanos() - dueNanos));
        } catch (RuntimeException e) {
            failures++;
            first = first == null ? e : first;
        }
    }
}
