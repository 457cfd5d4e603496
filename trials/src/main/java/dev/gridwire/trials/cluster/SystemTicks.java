// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.cluster;

import java.util.concurrent.locks.LockSupport;

/** Sleeps in place of spinning: the threads would take the cores from the members, where both run on one machine. */
final class SystemTicks implements Ticks {

    @Override
    public long nanos() {
        return System.nanoTime();
    }

    @Override
    public void sleepUntil(long nanos) {
        for (long left = nanos - nanos(); left > 0; left = nanos - nanos()) {
            LockSupport.parkNanos(left);
        }
    }
}
