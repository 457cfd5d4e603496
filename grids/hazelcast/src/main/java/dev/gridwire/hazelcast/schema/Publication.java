// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.schema;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** A schema on its way into the grid. */
final class Publication {

    private static final long MOST_SECONDS = 5;

    private final CountDownLatch tried = new CountDownLatch(1);
    private volatile boolean hasFailed;

    /** Notes that the first attempt failed; payloads carry the schema until a later one succeeds. */
    void fail() {
        hasFailed = true;
        tried.countDown();
    }

    void succeed() {
        tried.countDown();
    }

    boolean hasFailed() {
        return hasFailed;
    }

    /** Waits for the end of the first attempt, or until the thread is interrupted. */
    void await() {
        try {
            tried.await(MOST_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
