// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.cluster;

import java.util.concurrent.locks.LockSupport;

/** The clock of a loop. */
interface Ticks {
    /** The clock of this JVM. */
    Ticks SYSTEM = System::nanoTime;

    /** Like {@link System#nanoTime}. */
    long nanos();

    /**
     * Waits until the time; returns at once if it has passed. Sleeps instead of spinning, because the threads would take the
     * cores from members on the same machine.
     */
    default void sleepUntil(long nanos) {
        for (long left = nanos - nanos(); left > 0; left = nanos - nanos()) {
            LockSupport.parkNanos(left);
        }
    }
}
