// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.firstuse;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/** Three clocks, read together. */
record Clock(long wall, long thread, long process) {

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final OperatingSystemMXBean SYSTEM =
            (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();

    static Clock now() {
        return new Clock(System.nanoTime(), THREADS.getCurrentThreadCpuTime(), SYSTEM.getProcessCpuTime());
    }

    TimeSpent since(Clock before) {
        return new TimeSpent(wall - before.wall, thread - before.thread, process - before.process);
    }
}
