// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.schema;

import java.util.concurrent.atomic.AtomicLong;

/** Repeats work on a worker until it succeeds, less and less often. A new request replaces the planned run. */
final class RepeatedTask {

    static final long FIRST_DELAY_MILLIS = 500;

    private static final long MOST_DELAY_MILLIS = 30_000;

    private final OnDemandThread worker;
    private final Runnable work;
    private final AtomicLong turns = new AtomicLong();
    private volatile long delayMillis = FIRST_DELAY_MILLIS;

    RepeatedTask(OnDemandThread worker, Runnable work) {
        this.worker = worker;
        this.work = work;
    }

    /** Runs the task after a delay. */
    void run(long inMillis) {
        long turn = turns.incrementAndGet();
        worker.run(inMillis, () -> attempt(turn));
    }

    private void attempt(long turn) {
        if (turns.get() != turn) {
            return;
        }
        try {
            work.run();
            delayMillis = FIRST_DELAY_MILLIS;
        } catch (RuntimeException e) {
            long delay = delayMillis;
            delayMillis = Math.min(2 * delay, MOST_DELAY_MILLIS);
            run(delay);
        }
    }
}
