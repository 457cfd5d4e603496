// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.trial;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.LongFunction;
import java.util.function.LongSupplier;
import java.util.stream.Stream;

/**
 * Waits for a moment in which this machine has its cores to itself, by {@link FixedWork} on several processors at once. It waits
 * for a tenth of all time at the most: a machine that is never quiet is measured as it is. What was seen more than a minute ago
 * is forgotten, since processors change their clock rate, as when they grow warm.
 */
public final class QuietMoment {

    private static final int MOST_PROCESSORS = 4;
    private static final int FIRST_WORKS = 500;
    /** So long that what is seen while it waits does not outnumber what is seen when it is quiet. */
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
     * Of another machine.
     *
     * @param work for one processor, made of the time that is known already
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

    /** Of this machine; works for some milliseconds, to know the usual time. */
    public static QuietMoment here() {
        int processors = Math.min(MOST_PROCESSORS, Runtime.getRuntime().availableProcessors());
        return new QuietMoment(System::nanoTime, FixedWork::new, processors, Thread::sleep);
    }

    private List<FixedWork> works(long knownNanos) {
        return Stream.generate(() -> work.apply(knownNanos)).limit(processors).toList();
    }

    /**
     * Returns when it is quiet, or was not for a second or, over all waits, for a tenth of the time since this was made. An
     * interrupt ends it, too, and stays set.
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

    /** How long it has waited in all. */
    public Duration waited() {
        return Duration.ofNanos(waitedNanos);
    }

    /** What the fixed work takes where it is quiet, as far as was seen of late; for {@link FixedWork#FixedWork(long)}. */
    public long usualNanos() {
        return works.stream().mapToLong(FixedWork::usualNanos).min().orElse(Long.MAX_VALUE);
    }

    private long seenNanos() {
        return works.stream().mapToLong(FixedWork::seenNanos).min().orElse(Long.MAX_VALUE);
    }
}
