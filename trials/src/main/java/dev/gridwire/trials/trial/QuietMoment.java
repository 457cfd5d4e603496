// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.trial;

import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Waits for a moment in which this machine has its cores to itself, by {@link FixedWork} on several processors at once. It waits
 * for a quarter of all time at the most: a machine that is never quiet is measured as it is.
 */
public final class QuietMoment {

    private static final int MOST_PROCESSORS = 4;
    private static final int FIRST_WORKS = 500;
    private static final long LOOK_MILLIS = 2;
    private static final long MOST_NANOS = TimeUnit.SECONDS.toNanos(2);
    private static final int MOST_SHARE = 4;

    private final LongSupplier clock;
    private final List<FixedWork> works;
    private final Rest.Sleep sleep;
    private final long begunAt;
    private long waitedNanos;

    /** Of another machine, with work for each of its processors. */
    QuietMoment(LongSupplier clock, List<FixedWork> works, Rest.Sleep sleep) {
        this.clock = clock;
        this.works = works;
        this.sleep = sleep;
        this.begunAt = clock.getAsLong();
    }

    /** Of this machine; works for some milliseconds, to know the usual time. */
    public static QuietMoment here() {
        int processors = Math.min(MOST_PROCESSORS, Runtime.getRuntime().availableProcessors());
        List<FixedWork> works = Stream.generate(FixedWork::new).limit(processors).toList();
        QuietMoment here = new QuietMoment(System::nanoTime, works, Thread::sleep);
        IntStream.range(0, FIRST_WORKS).forEach(i -> here.slowness());
        return here;
    }

    /**
     * Returns when it is quiet, or was not for two seconds or, over all waits, for a quarter of the time since this was made. An
     * interrupt ends it, too, and stays set.
     */
    public void await() {
        long begin = clock.getAsLong();
        long now = begin;
        while (mayWait(now - begin, now - begunAt) && slowness() > FixedWork.MOST && sleep()) {
            now = clock.getAsLong();
        }
        waitedNanos += now - begin;
    }

    private boolean mayWait(long nanos, long allNanos) {
        return nanos < MOST_NANOS && waitedNanos + nanos <= allNanos / MOST_SHARE;
    }

    private boolean sleep() {
        try {
            sleep.millis(LOOK_MILLIS);
            return true;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    private double slowness() {
        return works.stream().parallel().mapToDouble(FixedWork::slowness).max().orElse(1);
    }

    /** The time that the fixed work takes where it is quiet, as far as was seen; for {@link FixedWork#FixedWork(long)}. */
    public long usualNanos() {
        return works.stream().mapToLong(FixedWork::usualNanos).min().orElse(Long.MAX_VALUE);
    }
}
