// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.cluster;

/** The clock of a loop. */
interface Ticks {

    /** The clock of this JVM. */
    Ticks SYSTEM = new SystemTicks();

    /** As {@link System#nanoTime}. */
    long nanos();

    /** Returns at once where the time has come. */
    void sleepUntil(long nanos);
}
