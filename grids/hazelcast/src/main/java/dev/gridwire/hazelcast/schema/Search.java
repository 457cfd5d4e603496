// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.schema;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * A search for the schemas of a hash. It lasts for a while, and its result stays valid for a while. It lasts longer if the grid
 * does not answer than if the grid answers that it has no such schema. Writers put schemas before values, except on the
 * partition threads of members, which put the schemas right afterwards.
 */
final class Search {

    /** The longest search while the grid does not answer. */
    private static final long MOST_NANOS = TimeUnit.SECONDS.toNanos(10);

    /** The longest search after the first answer. */
    private static final long GRACE_NANOS = TimeUnit.SECONDS.toNanos(5);

    private static final long FIRST_DELAY_MILLIS = 10;
    private static final long MOST_DELAY_MILLIS = 1_000;

    private final CountDownLatch end = new CountDownLatch(1);
    private final long begunNanos = System.nanoTime();
    private final boolean isSuspect;
    private long delayMillis = FIRST_DELAY_MILLIS;

    /**
     * Starts a search.
     *
     * @param isSuspect whether the first answer is final, because many recent searches were vain
     */
    Search(boolean isSuspect) {
        this.isSuspect = isSuspect;
    }

    /**
     * Returns how long to wait before the next attempt; a negative number ends the search.
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

    /** Whether the search ended so long ago that the schemas may be there now. */
    boolean isOld() {
        return hasEnded() && System.nanoTime() - begunNanos > 2 * MOST_NANOS;
    }

    /** Waits for the end, or until the thread is interrupted. */
    void await() {
        try {
            end.await(2 * MOST_NANOS, TimeUnit.NANOSECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
