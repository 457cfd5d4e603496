// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.trial;

import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.List;

/**
 * One direction of a window.
 *
 * @param operations the values
 * @param nanos wall-clock nanoseconds
 * @param allocatedBytes by all threads of this JVM
 * @param waitedNanos in which the measuring thread had no processor, though no collection stopped it
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

    /** The clocks as they stood before. */
    record Start(long collections, long allocatedBytes, long cpuNanos, long nanos) {

        /** Works on for so many percent of the time until now. */
        void prolong(int percent) {
            long end = System.nanoTime() + (System.nanoTime() - nanos) * percent / PERCENT;
            while (percent > 0 && System.nanoTime() < end) {
                Thread.onSpinWait();
            }
        }

        /** Stops them where this thread did all the work itself. */
        Sample stopAlone(int operations) {
            Sample sample = stop(operations);
            boolean isKnown = cpuNanos > 0 && collections() == collections;
            long waited = isKnown ? sample.nanos - (Sample.cpuNanos() - cpuNanos) : 0;
            return new Sample(operations, sample.nanos, sample.allocatedBytes, Math.max(0, waited));
        }

        /** Stops them where other threads did it, which wait for each other in any case. */
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
