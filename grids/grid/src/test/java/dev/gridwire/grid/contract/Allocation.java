// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grid.contract;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.concurrent.Callable;

/** Counts the bytes that a call allocates, by which a copy of a large value is seen. */
public final class Allocation {

    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private static final int CALLS = 200;

    private Allocation() {}

    /** Bytes of one call in this thread: the mean of many, after as many that make what is made once. */
    public static long of(Callable<?> call) throws Exception {
        repeat(call);
        long before = THREADS.getCurrentThreadAllocatedBytes();
        repeat(call);
        return (THREADS.getCurrentThreadAllocatedBytes() - before) / CALLS;
    }

    private static void repeat(Callable<?> call) throws Exception {
        for (int i = 0; i < CALLS; i++) {
            call.call();
        }
    }
}
