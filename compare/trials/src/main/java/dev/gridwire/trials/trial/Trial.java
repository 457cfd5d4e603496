// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.trial;

import dev.gridwire.trials.contestant.Participant;
import dev.gridwire.trials.place.Place;
import dev.gridwire.trials.place.Store;
import dev.gridwire.trials.result.Cell;
import dev.gridwire.trials.result.JvmRun;
import dev.gridwire.trials.result.Measurement;
import dev.gridwire.trials.trial.Steadiness.CompilerTime;
import dev.gridwire.trials.workload.Workload;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Measures one cell in this JVM. It verifies that values survive, takes their size, runs windows of fresh values until their
 * times are steady, and then times as many as the effort says. It does so in slices, so that several cells of one JVM can take
 * turns.
 */
public final class Trial<P> implements AutoCloseable {

    /** Disturbed windows are timed again, up to this many times the effort. */
    private static final int MOST_PATIENCE = 2;
    /** Up to this many times if fewer than two windows were quiet, because the sample rests on those. */
    private static final int LAST_PATIENCE = 4;
    /** The share of a window that brings code and data back into the caches. */
    private static final int FIRST_SHARE = 4;

    private final Workload<P> workload;
    private final Participant contestant;
    private final Place place;
    private final Store store;
    private final int size;
    private final Effort effort;
    private final FixedWork beside;
    private final Supplier<P> values;
    private final Callers callers;
    private final Steadiness steadiness;
    private final Tally write;
    private final Tally read;
    private @Nullable Object same;
    private @Nullable Verification verified;
    private long warmedNanos;
    private int timed;
    private long timedNanos;
    private double lastSlowness = 1;

    /**
     * Prepares a trial.
     *
     * @param store empty, opened for the contestant, the workload and {@code size} values
     * @param size the number of values in a window, at least 1
     * @param effort the effort in that place
     * @param beside done after each window, unless the place is a map; one for all trials of a JVM
     */
    public Trial(
            Workload<P> workload, Participant contestant, Place place, Store store, int size, Effort effort, FixedWork beside) {
        this.workload = workload;
        this.contestant = contestant;
        this.place = place;
        this.store = store;
        this.size = size;
        this.effort = effort;
        this.beside = beside;
        this.values = workload.values(effort.seed());
        this.callers = new Callers(place.callers());
        this.write = new Tally(callers.isAlone());
        this.read = new Tally(callers.isAlone());
        this.steadiness = new Steadiness(compilerTime());
    }

    /** Stores, fetches and compares values. Losses and changes are reported in the cell; any other failure is thrown. */
    public void verify() {
        verified = Verification.of(workload, contestant, values, store);
    }

    /** Whether its times are steady, or the longest warm-up has passed. */
    public boolean isWarm() {
        return steadiness.steadyAfterNanos() != null || warmedNanos >= TimeUnit.MILLISECONDS.toNanos(effort.warmupMillis());
    }

    /** Runs uncounted windows until the time is up. */
    public void warmUp(long sliceNanos) {
        long end = warmedNanos + sliceNanos;
        while (warmedNanos < end) {
            long begin = System.nanoTime();
            Timed window = run(size);
            warmedNanos += System.nanoTime() - begin;
            steadiness.add(
                    window.write.nanosPerOp() + window.read.nanosPerOp(), window.write.nanos() + window.read.nanos(),
                    warmedNanos, compilerTime());
        }
    }

    /** Compiling hardly shows in the times of a map, and a grid's threads keep the compiler busy for long. */
    private CompilerTime compilerTime() {
        return place.callers() == 1 ? CompilerTime.now() : CompilerTime.UNASKED;
    }

    /** Whether it was measured as long as the effort says. */
    public boolean isMeasured() {
        long enough = TimeUnit.MILLISECONDS.toNanos(effort.measureMillis());
        boolean hasQuiet = write.windows() >= Tally.FEWEST_WINDOWS;
        boolean isWhole = hasQuiet && write.nanos() + read.nanos() >= enough;
        return isWhole || timed >= Tally.FEWEST_WINDOWS && timedNanos >= (hasQuiet ? MOST_PATIENCE : LAST_PATIENCE) * enough;
    }

    /**
     * Times windows until this much time was timed; creating their values takes longer. A short window at the beginning, which
     * brings code and data back into the caches, does not count.
     */
    public void measure(long sliceNanos) {
        if (effort.warmupMillis() > 0) {
            run(Math.max(1, size / FIRST_SHARE));
        }
        long enough = timedNanos + sliceNanos;
        while (timedNanos < enough && !isMeasured()) {
            Timed window = run(size);
            write.add(window.write, window.hasWaited(), window.slowness);
            read.add(window.read, window.hasWaited(), window.slowness);
            timed++;
            timedNanos += window.write.nanos() + window.read.nanos();
        }
    }

    private Timed run(int count) {
        Object[] keys = new Object[count];
        Object[] forms = new Object[count];
        for (int i = 0; i < count; i++) {
            forms[i] = form(i, keys);
        }
        Window window = new Window(store, callers, keys, forms, effort.slowerPercent());
        Sample written = window.write();
        Sample got = window.read();
        double before = lastSlowness;
        lastSlowness = slowness();
        store.clear();
        return new Timed(written, got, Math.max(before, lastSlowness));
    }

    /** Returns the slowness of the fixed work; with a map, the grid's own threads would slow it down. */
    private double slowness() {
        return place.isMap() ? 1 : beside.slowness();
    }

    /** Returns the next value, with its key; the same value has a key for each of its places. */
    private Object form(int index, Object[] keys) {
        if (effort.repetition() == Repetition.SAME && same != null) {
            keys[index] = index;
            return same;
        }
        P plain = values.get();
        keys[index] = workload.key(plain, index);
        same = contestant.value(workload, plain);
        return same;
    }

    /**
     * Returns the cell, as this JVM measured it.
     *
     * @param turn the turn of this JVM
     * @param foreignShare the share of the processors that others used meanwhile
     */
    public Cell cell(int turn, double foreignShare) {
        Verification verification = Objects.requireNonNull(verified);
        Long steady = steadiness.steadyAfterNanos();
        Long steadyMillis = steady == null ? null : TimeUnit.NANOSECONDS.toMillis(steady);
        double slowness = Math.max(write.slowness(), read.slowness());
        JvmRun run = JvmRun.of(turn, write.windows(), steadyMillis, foreignShare)
                .slowedBy(slowness > FixedWork.MOST ? slowness : 1);
        return new Cell(
                workload.id(), contestant.id(), place.id(), verification.outcome(), verification.note(),
                verification.meanBytes(), size, measurement(write), measurement(read), List.of(run));
    }

    private static Measurement measurement(Tally tally) {
        return Measurement.of(List.of(tally.nanosPerOp()), List.of(tally.allocatedBytesPerOp()));
    }

    @Override
    public void close() {
        callers.close();
    }

    /** Both directions of one window, and the slowness of the fixed work before or after it. */
    private record Timed(Sample write, Sample read, double slowness) {

        boolean hasWaited() {
            return write.isDisturbed() || read.isDisturbed();
        }
    }
}
