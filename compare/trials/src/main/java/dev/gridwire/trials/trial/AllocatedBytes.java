// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.trial;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;

/** The allocation counter of a JVM: the sum over its living threads, the grid's among them. */
public final class AllocatedBytes {

    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private AllocatedBytes() {}

    /** The bytes that they have allocated since they began. */
    public static long now() {
        long sum = 0;
        for (long bytes : THREADS.getThreadAllocatedBytes(THREADS.getAllThreadIds())) {
            sum += Math.max(bytes, 0); // -1 for a thread that has just ended
        }
        return sum;
    }
}
