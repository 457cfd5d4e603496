// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.schema;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * A search for the schemas of a hash: it goes on for a while, and its end counts for a while. A grid that does not answer is
 * asked for longer than one that answers that it has none: writers put schemas before values, but for the partition threads of
 * members, which put them at once.
 */
final class Search {

    /** While the grid does not answer. */
    private static final long MOST_NANOS = TimeUnit.SECONDS.toNanos(10);

    /** After the first answer. */
    private static final long GRACE_NANOS = TimeUnit.SECONDS.toNanos(5);

    private static final long FIRST_DELAY_MILLIS = 10;
    private static final long MOST_DELAY_MILLIS = 1_000;

    private final CountDownLatch end = new CountDownLatch(1);
    private final long begunNanos = System.nanoTime();
    private final boolean isSuspect;
    private long delayMillis = FIRST_DELAY_MILLIS;

    /**
     * Begins one.
     *
     * @param isSuspect whether the first answer counts, since many were in vain of late
     */
    Search(boolean isSuspect) {
        this.isSuspect = isSuspect;
    }

    /**
     * For how long to wait before the next look; none is worth while once it gives less than 0.
     *
     * @param answered whether the grid has answered
     */
    long nextDelayMillis(boolean answered) {
        long most = !answered ? MOST_NANOS : isSuspect ? 0 : GRACE_NANOS;
        if (System.nanoTime() - begunNanos > most) {
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

    /** Whether the end is so long ago that the schemas may be there now. */
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
