// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.schema;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** One search for the schemas of a hash: it goes on for a while, and its end counts for a while. */
final class Search {

    private static final long MOST_NANOS = TimeUnit.SECONDS.toNanos(10);
    private static final long FIRST_DELAY_MILLIS = 10;
    private static final long MOST_DELAY_MILLIS = 1_000;

    private final CountDownLatch end = new CountDownLatch(1);
    private final long begunNanos = System.nanoTime();
    private long delayMillis = FIRST_DELAY_MILLIS;

    /** For how long to wait before the next look; none is worth while once it gives less than 0. */
    long nextDelayMillis() {
        if (System.nanoTime() - begunNanos > MOST_NANOS) {
            return -1;
        }
        long delay = delayMillis;
        delayMillis = Math.min(2 * delay, MOST_DELAY_MILLIS);
        return delay;
    }

    void end() {
        end.countDown();
    }

    boolean hasEnded() {
        return end.getCount() == 0;
    }

    /** Whether there may be now what was not there then. */
    boolean isOld() {
        return hasEnded() && System.nanoTime() - begunNanos > 2 * MOST_NANOS;
    }

    /** Waits for its end; for less time if the thread is interrupted. */
    void await() {
        try {
            end.await(2 * MOST_NANOS, TimeUnit.NANOSECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
