// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.trial;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;

/** Reads a JVM's allocation counter: the sum over its living threads, including the grid's. */
public final class AllocatedBytes {

    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private AllocatedBytes() {}

    /** Returns the bytes that they have allocated since they began. */
    public static long now() {
        long sum = 0;
        for (long bytes : THREADS.getThreadAllocatedBytes(THREADS.getAllThreadIds())) {
            sum += Math.max(bytes, 0); // -1 for a thread that has just ended
        }
        return sum;
    }
}
