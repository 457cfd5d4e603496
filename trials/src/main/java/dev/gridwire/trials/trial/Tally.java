// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.trial;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.ToLongFunction;

/**
 * Keeps the windows of one direction. Those that were not disturbed count. Where they make less than an eighth of the time, it is
 * those beside which the fixed work was quickest, until they make an eighth.
 */
final class Tally {

    private static final int SHARE = 8;
    private static final Comparator<Entry> LEAST_DISTURBED_FIRST =
            Comparator.comparing(Entry::hasWaited).thenComparingDouble(Entry::slowness);

    private final List<Entry> entries = new ArrayList<>();
    private int quietWindows;
    private long quietNanos;
    private long allNanos;

    /**
     * Takes a window.
     *
     * @param hasWaited whether its thread had no processor for more than a moment
     * @param slowness of the fixed work beside it
     */
    void add(Sample sample, boolean hasWaited, double slowness) {
        Entry entry = new Entry(sample, hasWaited, slowness);
        entries.add(entry);
        allNanos += sample.nanos();
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
        return perOp(Sample::nanos);
    }

    double allocatedBytesPerOp() {
        return perOp(Sample::allocatedBytes);
    }

    /** Of the fixed work beside those that count: in the mean, by their number. */
    double slowness() {
        return counted().stream().mapToDouble(Entry::slowness).average().orElse(1);
    }

    private double perOp(ToLongFunction<Sample> what) {
        List<Entry> counted = counted();
        long sum = counted.stream().mapToLong(entry -> what.applyAsLong(entry.sample)).sum();
        return (double) sum / counted.stream().mapToLong(entry -> entry.sample.operations()).sum();
    }

    private List<Entry> counted() {
        if (quietWindows > 0 && SHARE * quietNanos >= allNanos) {
            return entries.stream().filter(Entry::isQuiet).toList();
        }
        List<Entry> order = entries.stream().sorted(LEAST_DISTURBED_FIRST).toList();
        int count = 0;
        for (long nanos = 0; count < order.size() && SHARE * nanos < allNanos; count++) {
            nanos += order.get(count).sample.nanos();
        }
        return order.subList(0, count);
    }

    /** A window. */
    private record Entry(Sample sample, boolean hasWaited, double slowness) {

        boolean isQuiet() {
            return !hasWaited && slowness <= FixedWork.MOST;
        }
    }
}
