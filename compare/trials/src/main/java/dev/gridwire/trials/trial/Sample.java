// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.trial;

import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.List;

/**
 * The measurement of one direction of a window.
 *
 * @param operations the number of values
 * @param nanos wall-clock nanoseconds
 * @param allocatedBytes the bytes allocated by all threads of this JVM
 * @param waitedNanos the time in which the measuring thread had no processor although no collection stopped it
 */
record Sample(int operations, long nanos, long allocatedBytes, long waitedNanos) {

    private static final double MOST_WAITING = 0.05;
    private static final long SHORTEST_WAIT_NANOS = 200_000;
    private static final long PERCENT = 100;

    static Start start() {
        return new Start(collections(), AllocatedBytes.now(), cpuNanos(), System.nanoTime());
    }

    double nanosPerOp() {
        return (double) nanos / operations;
    }

    /** Whether something else had the processor for more than a moment. */
    boolean isDisturbed() {
        return waitedNanos > Math.max(SHORTEST_WAIT_NANOS, nanos * MOST_WAITING);
    }

    private static long collections() {
        return Clocks.COLLECTORS.stream().mapToLong(GarbageCollectorMXBean::getCollectionCount).sum();
    }

    private static long cpuNanos() {
        return Clocks.THREADS.isCurrentThreadCpuTimeSupported() ? Clocks.THREADS.getCurrentThreadCpuTime() : 0;
    }

    /** The clocks at the start. */
    record Start(long collections, long allocatedBytes, long cpuNanos, long nanos) {

        /** Continues for this percentage of the time so far. */
        void prolong(int percent) {
            long end = System.nanoTime() + (System.nanoTime() - nanos) * percent / PERCENT;
            while (percent > 0 && System.nanoTime() < end) {
                Thread.onSpinWait();
            }
        }

        /** Stops the clocks after this thread did all the work itself. */
        Sample stopAlone(int operations) {
            Sample sample = stop(operations);
            boolean isKnown = cpuNanos > 0 && collections() == collections;
            long waited = isKnown ? sample.nanos - (Sample.cpuNanos() - cpuNanos) : 0;
            return new Sample(operations, sample.nanos, sample.allocatedBytes, Math.max(0, waited));
        }

        /** Stops the clocks after other threads did the work, which wait for each other in any case. */
        Sample stop(int operations) {
            long elapsedNanos = System.nanoTime() - nanos;
            return new Sample(operations, elapsedNanos, AllocatedBytes.now() - allocatedBytes, 0);
        }
    }

    /** The JVM's own clocks. */
    private static final class Clocks {
        static final List<GarbageCollectorMXBean> COLLECTORS = ManagementFactory.getGarbageCollectorMXBeans();
        static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    }
}
