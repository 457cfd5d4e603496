// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.trial;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.LongFunction;
import java.util.function.LongSupplier;
import java.util.stream.Stream;

/**
 * Waits for a moment in which this machine has its cores to itself, by {@link FixedWork} on several processors at once. It
 * waits for at most a tenth of all time, so a machine that is never quiet is still measured. It forgets observations older than
 * a minute, because processors change their clock rate, for instance when they get warm.
 */
public final class QuietMoment {

    private static final int MOST_PROCESSORS = 4;
    private static final int FIRST_WORKS = 500;
    /** So long that observations while it waits do not outnumber those of quiet times. */
    private static final long LOOK_MILLIS = 10;
    private static final long MOST_NANOS = TimeUnit.SECONDS.toNanos(1);
    private static final int MOST_SHARE = 10;
    private static final long REMEMBERED_NANOS = TimeUnit.SECONDS.toNanos(30);

    private final LongSupplier clock;
    private final LongFunction<FixedWork> work;
    private final int processors;
    private final Rest.Sleep sleep;
    private final long begunAt;
    private List<FixedWork> works;
    private long rememberedAt;
    private long waitedNanos;

    /**
     * Creates one for another machine.
     *
     * @param work creates the work for one processor from the time that is already known
     */
    QuietMoment(LongSupplier clock, LongFunction<FixedWork> work, int processors, Rest.Sleep sleep) {
        this.clock = clock;
        this.work = work;
        this.processors = processors;
        this.sleep = sleep;
        this.begunAt = clock.getAsLong();
        this.rememberedAt = begunAt;
        this.works = works(Long.MAX_VALUE);
        for (int i = 0; i < FIRST_WORKS; i++) {
            slowness();
        }
    }

    /** Creates one for this machine; works for some milliseconds to learn the usual time. */
    public static QuietMoment here() {
        int processors = Math.min(MOST_PROCESSORS, Runtime.getRuntime().availableProcessors());
        return new QuietMoment(System::nanoTime, FixedWork::new, processors, Thread::sleep);
    }

    private List<FixedWork> works(long knownNanos) {
        return Stream.generate(() -> work.apply(knownNanos)).limit(processors).toList();
    }

    /**
     * Returns when the machine is quiet. It gives up after a second or, over all waits, after a tenth of the time since its
     * creation. An interrupt ends it, too, and stays set.
     */
    public void await() {
        long begin = clock.getAsLong();
        if (begin - rememberedAt > REMEMBERED_NANOS) {
            works = works(seenNanos());
            rememberedAt = begin;
        }
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

    /** Returns its total waiting time. */
    public Duration waited() {
        return Duration.ofNanos(waitedNanos);
    }

    /** Returns the time of the fixed work in quiet times, as recently observed; for {@link FixedWork#FixedWork(long)}. */
    public long usualNanos() {
        return works.stream().mapToLong(FixedWork::usualNanos).min().orElse(Long.MAX_VALUE);
    }

    private long seenNanos() {
        return works.stream().mapToLong(FixedWork::seenNanos).min().orElse(Long.MAX_VALUE);
    }
}
