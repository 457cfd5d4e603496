// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.cluster;

import java.util.concurrent.locks.LockSupport;

/** The clock of a loop. */
interface Ticks {
    /** The clock of this JVM. */
    Ticks SYSTEM = System::nanoTime;

    /** As {@link System#nanoTime}. */
    long nanos();

    /**
     * Returns at once where the time has come. Sleeps in place of spinning: the threads would take the cores from the members,
     * where both run on one machine.
     */
    default void sleepUntil(long nanos) {
        for (long left = nanos - nanos(); left > 0; left = nanos - nanos()) {
            LockSupport.parkNanos(left);
        }
    }
}
