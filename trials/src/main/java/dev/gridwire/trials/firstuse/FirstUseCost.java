// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.firstuse;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/**
 * The cost of first use in one fork.
 *
 * @param first to make the codec, and to write and read the first object of each of three classes
 * @param further to write and read the first object of each of ten more, all ten together
 */
public record FirstUseCost(TimeSpent first, TimeSpent further) {

    /**
     * Three times, read together: those that something took, or until now.
     *
     * @param wallNanos wall-clock time
     * @param threadNanos CPU time of the thread that did it
     * @param processNanos CPU time of the whole JVM, its compiler threads among them; the system may count in steps of 10 ms
     */
    public record TimeSpent(long wallNanos, long threadNanos, long processNanos) {

        private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
        private static final OperatingSystemMXBean SYSTEM =
                (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();

        static TimeSpent now() {
            return new TimeSpent(System.nanoTime(), THREADS.getCurrentThreadCpuTime(), SYSTEM.getProcessCpuTime());
        }

        TimeSpent since(TimeSpent before) {
            return new TimeSpent(
                    wallNanos - before.wallNanos, threadNanos - before.threadNanos, processNanos - before.processNanos);
        }
    }
}
