// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.schema;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** A schema on its way into the grid. */
final class Publication {

    private static final long MOST_SECONDS = 5;

    private final CountDownLatch tried = new CountDownLatch(1);
    private volatile boolean hasFailed;

    /** It did not get there at first; payloads carry it, until it does. */
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

    /** Waits until it was tried once; for less time if the thread is interrupted. */
    void await() {
        try {
            tried.await(MOST_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
