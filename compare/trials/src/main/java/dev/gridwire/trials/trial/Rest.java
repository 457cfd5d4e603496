// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.trial;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/**
 * Waits until this JVM is at rest. When its work has ended it still compiles what waits to be compiled, for seconds on a slow
 * machine, and collects garbage: on a processor that another JVM, whose turn it is to be measured, would have had.
 */
public final class Rest {

    private static final long LOOK_MILLIS = 3;
    /** Of one processor; the threads of a grid that has nothing to do take less. */
    private static final double MOST_BUSY = 0.1;

    private final LongSupplier clock;
    private final LongSupplier cpu;
    private final Sleep sleep;

    Rest(LongSupplier clock, LongSupplier cpu, Sleep sleep) {
        this.clock = clock;
        this.cpu = cpu;
        this.sleep = sleep;
    }

    /** Of this JVM. */
    public static Rest here() {
        OperatingSystemMXBean system = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
        return new Rest(System::nanoTime, system::getProcessCpuTime, Thread::sleep);
    }

    /** Returns when its threads have had less than a tenth of a processor for 10 ms, or when the time is up. */
    public void await(long mostMillis) throws InterruptedException {
        long end = clock.getAsLong() + TimeUnit.MILLISECONDS.toNanos(mostMillis);
        boolean isBusy = true;
        while (isBusy && clock.getAsLong() < end) {
            long begin = clock.getAsLong();
            long before = cpu.getAsLong();
            sleep.millis(LOOK_MILLIS);
            isBusy = cpu.getAsLong() - before > MOST_BUSY * (clock.getAsLong() - begin);
        }
    }

    /** As {@link Thread#sleep(long)}. */
    interface Sleep {

        void millis(long millis) throws InterruptedException;
    }
}
