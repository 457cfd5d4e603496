// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.cluster;

import java.util.concurrent.TimeUnit;

/** A clock that only moves when it is told to, or slept on. */
final class FakeTicks implements Ticks {

    private long nanos = 1_000_000;

    void passMillis(long millis) {
        nanos += TimeUnit.MILLISECONDS.toNanos(millis);
    }

    @Override
    public long nanos() {
        return nanos;
    }

    @Override
    public void sleepUntil(long until) {
        nanos = Math.max(nanos, until);
    }
}
