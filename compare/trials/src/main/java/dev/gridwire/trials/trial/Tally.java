// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.trial;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import java.util.function.ToLongFunction;

/**
 * Keeps the windows of one direction. Beside a neighbour on the same core, a window may take half as long again or more. How
 * many do is chance, so their mean is chance, too. If one thread works, the time is the median of the quiet windows. If at most
 * one is quiet, it is the lower quartile of all windows in which the thread had its processor. If several threads work, none of
 * which knows how the others fare, it is the lower quartile of all.
 */
final class Tally {

    /** So many undisturbed windows say more than all the others. */
    static final int FEWEST_WINDOWS = 2;

    private static final int QUARTERS = 4;

    private final boolean isAlone;
    private final List<Entry> entries = new ArrayList<>();

    /**
     * Starts without windows.
     *
     * @param isAlone whether the measuring thread does all the work of a window itself
     */
    Tally(boolean isAlone) {
        this.isAlone = isAlone;
    }

    /**
     * Adds a window.
     *
     * @param hasWaited whether its thread had no processor for more than a moment
     * @param slowness the slowness of the fixed work beside it
     */
    void add(Sample sample, boolean hasWaited, double slowness) {
        entries.add(new Entry(sample, hasWaited, slowness));
    }

    /** Returns the number of undisturbed windows. */
    int windows() {
        return only(Entry::isQuiet).size();
    }

    /** Returns their total time. */
    long nanos() {
        return sum(only(Entry::isQuiet), Sample::nanos);
    }

    double nanosPerOp() {
        List<Entry> counted = counted();
        return areKnownAsQuiet(counted) ? median(counted, Entry::nanosPerOp) : lowerQuartile(counted);
    }

    private boolean areKnownAsQuiet(List<Entry> counted) {
        return isAlone && counted.size() >= FEWEST_WINDOWS && counted.stream().allMatch(Entry::isQuiet);
    }

    /** Returns the time of an operation that a quarter of the windows did not reach. */
    private static double lowerQuartile(List<Entry> counted) {
        List<Double> sorted = counted.stream().map(Entry::nanosPerOp).sorted().toList();
        return sorted.get((sorted.size() - 1) / QUARTERS);
    }

    double allocatedBytesPerOp() {
        return (double) sum(entries, Sample::allocatedBytes) / sum(entries, Sample::operations);
    }

    /** Returns the slowness of the fixed work beside the counted windows. */
    double slowness() {
        return median(counted(), Entry::slowness);
    }

    private List<Entry> counted() {
        List<Entry> quiet = only(Entry::isQuiet);
        if (quiet.size() >= FEWEST_WINDOWS) {
            return quiet;
        }
        List<Entry> unwaited = only(entry -> !entry.hasWaited);
        return unwaited.isEmpty() ? entries : unwaited;
    }

    private List<Entry> only(Predicate<Entry> condition) {
        return entries.stream().filter(condition).toList();
    }

    private static long sum(List<Entry> entries, ToLongFunction<Sample> what) {
        return entries.stream().mapToLong(entry -> what.applyAsLong(entry.sample)).sum();
    }

    private static double median(List<Entry> entries, ToDoubleFunction<Entry> what) {
        return Steadiness.median(entries.stream().map(what::applyAsDouble).toList());
    }

    /** A window. */
    private record Entry(Sample sample, boolean hasWaited, double slowness) {

        double nanosPerOp() {
            return sample.nanosPerOp();
        }

        boolean isQuiet() {
            return !hasWaited && slowness <= FixedWork.MOST;
        }
    }
}
