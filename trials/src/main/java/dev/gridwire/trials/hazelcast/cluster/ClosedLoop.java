// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.cluster;

import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;

/** Calls one after the other, each as soon as the last was answered. */
final class ClosedLoop {

    /** Where so many calls fail in a row, further ones say nothing new. */
    private static final int FAILURES_IN_A_ROW = 20;

    private final Ticks ticks;
    private long operations;
    private long failures;
    private int inARow;
    private @Nullable RuntimeException first;

    ClosedLoop(Ticks ticks) {
        this.ticks = ticks;
    }

    /** Calls until the time has come, or nothing is answered any more. */
    ThreadCount run(LongConsumer call, long endNanos) {
        for (long i = 0; ticks.nanos() - endNanos < 0 && inARow < FAILURES_IN_A_ROW; i++) {
            one(call, i);
        }
        return tally();
    }

    /** Calls so many times, or until nothing is answered any more. */
    ThreadCount times(LongConsumer call, long count) {
        for (long i = 0; i < count && inARow < FAILURES_IN_A_ROW; i++) {
            one(call, i);
        }
        return tally();
    }

    private void one(LongConsumer call, long index) {
        try {
            call.accept(index);
            operations++;
            inARow = 0;
        } catch (RuntimeException e) {
            failures++;
            inARow++;
            first = first == null ? e : first;
        }
    }

    private ThreadCount tally() {
        return new ThreadCount(operations, failures, first);
    }
}
