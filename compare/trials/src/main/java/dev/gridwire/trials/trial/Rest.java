// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.trial;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/**
 * Waits until this JVM is at rest. After its work it still compiles, for seconds on a slow machine, and collects garbage. That
 * would use a processor that another JVM needs for its measurement.
 */
public final class Rest {

    private static final long LOOK_MILLIS = 3;
    /** A share of one processor; the threads of an idle grid use less. */
    private static final double MOST_BUSY = 0.1;

    private final LongSupplier clock;
    private final LongSupplier cpu;
    private final Sleep sleep;

    Rest(LongSupplier clock, LongSupplier cpu, Sleep sleep) {
        this.clock = clock;
        this.cpu = cpu;
        this.sleep = sleep;
    }

    /** Creates one for this JVM. */
    public static Rest here() {
        OperatingSystemMXBean system = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
        return new Rest(System::nanoTime, system::getProcessCpuTime, Thread::sleep);
    }

    /** Returns when its threads have used less than a tenth of a processor for 10 ms, or when the time is up. */
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

    /** Like {@link Thread#sleep(long)}. */
    interface Sleep {

        void millis(long millis) throws InterruptedException;
    }
}
