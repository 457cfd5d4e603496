// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.trial;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.ToLongFunction;

/**
 * Keeps the windows of one direction. Where one thread works, their time is the median over those in which it had its processor
 * throughout: beside a neighbour on the same core a window may take half as long again, and few quiet or few loud ones must not
 * decide. Where several work, it is the mean, by which throughput is told.
 */
final class Tally {

    private final boolean isAlone;
    private final List<Entry> entries = new ArrayList<>();
    private int quietWindows;
    private long quietNanos;

    /**
     * Begins with no window.
     *
     * @param isAlone whether the thread that measures does all the work of a window itself
     */
    Tally(boolean isAlone) {
        this.isAlone = isAlone;
    }

    /**
     * Takes a window.
     *
     * @param hasWaited whether its thread had no processor for more than a moment
     * @param slowness of the fixed work beside it
     */
    void add(Sample sample, boolean hasWaited, double slowness) {
        Entry entry = new Entry(sample, hasWaited, slowness);
        entries.add(entry);
        if (entry.isQuiet()) {
            quietWindows++;
            quietNanos += sample.nanos();
        }
    }

    /** Those that were not disturbed. */
    int windows() {
        return quietWindows;
    }

    /** The time of those. */
    long nanos() {
        return quietNanos;
    }

    double nanosPerOp() {
        return isAlone ? median(entry -> entry.sample.nanosPerOp()) : meanPerOp(Sample::nanos);
    }

    double allocatedBytesPerOp() {
        return meanPerOp(Sample::allocatedBytes);
    }

    /** Of the fixed work beside them. */
    double slowness() {
        return median(Entry::slowness);
    }

    private double meanPerOp(ToLongFunction<Sample> what) {
        long sum = entries.stream().mapToLong(entry -> what.applyAsLong(entry.sample)).sum();
        return (double) sum / entries.stream().mapToLong(entry -> entry.sample.operations()).sum();
    }

    private double median(Function<Entry, Double> what) {
        List<Entry> unwaited = entries.stream().filter(entry -> !entry.hasWaited).toList();
        return Steadiness.median((unwaited.isEmpty() ? entries : unwaited).stream().map(what).toList());
    }

    /** A window. */
    private record Entry(Sample sample, boolean hasWaited, double slowness) {

        boolean isQuiet() {
            return !hasWaited && slowness <= FixedWork.MOST;
        }
    }
}
