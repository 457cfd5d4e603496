// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.firstuse;

import com.sun.management.OperatingSystemMXBean;
import dev.gridwire.trials.compare.Progress;
import dev.gridwire.trials.fork.Forks;
import dev.gridwire.trials.fork.TaskFork;
import dev.gridwire.trials.hazelcast.contestant.Contestant;
import dev.gridwire.trials.table.Columns;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.ToLongFunction;

/** Measures first use: each contestant in separate forks, and the medians over them. */
public final class FirstUse {

    /** The contestants whose first use is measured. Fory is set up to start fastest. */
    public static final List<Contestant> CONTESTANTS =
            List.of(Contestant.GRIDWIRE, Contestant.FORY, Contestant.KRYO, Contestant.JAVA);

    private static final double NANOS_PER_MILLI = 1e6;

    private FirstUse() {}

    /**
     * Runs the trial.
     *
     * @param count the number of forks for each contestant
     * @return the results of the forks, by the participants' names
     * @throws dev.gridwire.trials.fork.ForkFailure if a fork breaks
     */
    public static Map<String, List<Cost>> run(
            Forks forks, List<Contestant> contestants, int count, Progress progress) {
        return byTurns(contestants.stream().map(Contestant::id).toList(), "First use", count, progress,
                name -> TaskFork.runMain(forks, FirstUseMain.class, List.of(), Cost.class, name));
    }

    /** Runs this many forks for each name by turns, so that a busy moment of the machine affects all. */
    static <C> Map<String, List<C>> byTurns(
            List<String> names, String title, int count, Progress progress, Function<String, C> fork) {
        Map<String, List<C>> costs = new LinkedHashMap<>();
        progress.begin(names.size() * count);
        try {
            for (int turn = 0; turn < count; turn++) {
                for (String name : names) {
                    progress.fork(name, title);
                    costs.computeIfAbsent(name, one -> new ArrayList<>()).add(fork.apply(name));
                    progress.step(1);
                }
            }
        } finally {
            progress.end();
        }
        return costs;
    }

    /** Returns the median of each figure separately; for an even number, the lower of the two in the middle. */
    static Cost median(List<Cost> costs) {
        return new Cost(
                medianSpent(costs.stream().map(Cost::first).toList()),
                medianSpent(costs.stream().map(Cost::further).toList()));
    }

    private static TimeSpent medianSpent(List<TimeSpent> spent) {
        return new TimeSpent(
                median(spent, TimeSpent::wallNanos), median(spent, TimeSpent::threadNanos),
                median(spent, TimeSpent::processNanos));
    }

    static <T> long median(List<T> all, ToLongFunction<T> figure) {
        long[] sorted = all.stream().mapToLong(figure).sorted().toArray();
        return sorted[(sorted.length - 1) / 2];
    }

    /** Lays out the medians for a terminal; each name has at least one fork. */
    public static String table(Map<String, List<Cost>> costs) {
        return "Milliseconds until the first objects of three classes, and then of ten more, were written and read;"
                + " medians of forks\n"
                + new Columns<Map.Entry<String, Cost>>()
                        .text("", Map.Entry::getKey)
                        .figure("first three\nwall", "%.1f", row -> row.getValue().first().wallNanos() / NANOS_PER_MILLI)
                        .figure("\nthread CPU", "%.1f", row -> row.getValue().first().threadNanos() / NANOS_PER_MILLI)
                        .figure("\nprocess CPU", "%.1f", row -> row.getValue().first().processNanos() / NANOS_PER_MILLI)
                        .figure("ten further\nwall", "%.1f", row -> row.getValue().further().wallNanos() / NANOS_PER_MILLI)
                        .figure("\nthread CPU", "%.1f", row -> row.getValue().further().threadNanos() / NANOS_PER_MILLI)
                        .figure("\nprocess CPU", "%.1f", row -> row.getValue().further().processNanos() / NANOS_PER_MILLI)
                        .render(rows(costs, FirstUse::median));
    }

    /** Returns a row for each name, with the medians of its forks. */
    static <C> List<Map.Entry<String, C>> rows(Map<String, List<C>> costs, Function<List<C>, C> median) {
        return costs.entrySet().stream().map(entry -> Map.entry(entry.getKey(), median.apply(entry.getValue()))).toList();
    }

    /**
     * The cost of first use in one fork.
     *
     * @param first the time to create the codec, and to write and read the first object of each of three classes
     * @param further the total time to write and read the first object of each of ten more classes
     */
    public record Cost(TimeSpent first, TimeSpent further) {}

    /**
     * Three times, read together: time spent on something, or clock readings.
     *
     * @param wallNanos wall-clock time
     * @param threadNanos CPU time of the working thread
     * @param processNanos CPU time of the whole JVM with its compiler threads; the system may count in steps of 10 ms
     */
    public record TimeSpent(long wallNanos, long threadNanos, long processNanos) {

        private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
        private static final OperatingSystemMXBean SYSTEM =
                (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();

        static TimeSpent now() {
            return new TimeSpent(System.nanoTime(), THREADS.getCurrentThreadCpuTime(), SYSTEM.getProcessCpuTime());
        }

        TimeSpent since(TimeSpent before) {
            return new TimeSpent(
                    wallNanos - before.wallNanos, threadNanos - before.threadNanos, processNanos - before.processNanos);
        }
    }
}
