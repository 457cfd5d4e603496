// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.firstuse;

import dev.gridwire.trials.compare.Progress;
import dev.gridwire.trials.fork.Forks;
import dev.gridwire.trials.fork.TaskFork;
import dev.gridwire.trials.hazelcast.contestant.Contestant;
import dev.gridwire.trials.table.Columns;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Measures warming up: how quickly a JVM becomes fast, for each contestant of {@link FirstUse} and for a handwritten codec. */
public final class WarmUp {

    private static final int TENTHS_OF_SECONDS = 60;
    private static final List<String> ONE_CORE = List.of("-XX:ActiveProcessorCount=1");

    private static final double NANOS_PER_SECOND = 1e9;
    private static final double THOUSAND = 1e3;

    private WarmUp() {}

    /**
     * Runs the trial.
     *
     * @param count the number of forks for each; they take turns
     * @return the results of the forks, by the participants' names
     * @throws dev.gridwire.trials.fork.ForkFailure if a fork breaks
     */
    public static Map<String, List<Cost>> run(Forks forks, List<Contestant> contestants, int count, Progress progress) {
        List<String> names = new ArrayList<>(contestants.stream().map(Contestant::id).toList());
        names.add(FirstCodec.BY_HAND);
        return FirstUse.byTurns(names, "Warm-up", count, progress, name -> TaskFork.runMain(
                forks, WarmUpMain.class, ONE_CORE, Cost.class, name, String.valueOf(TENTHS_OF_SECONDS)));
    }

    /** Returns the median of each figure separately; for an even number, the lower of the two in the middle. */
    static Cost median(List<Cost> costs) {
        return new Cost(
                FirstUse.median(costs, Cost::orders), FirstUse.median(costs, Cost::nanosUntilWarm),
                FirstUse.median(costs, Cost::orderNanos), FirstUse.median(costs, Cost::codeBytes));
    }

    /** Lays out the medians for a terminal; each name has at least one fork. */
    public static String table(Map<String, List<Cost>> costs) {
        return "A new JVM on one core writes and reads orders of ten lines, each a new one; CPU time of the whole process;"
                + " medians of forks\n"
                + new Columns<Map.Entry<String, Cost>>()
                        .text("", Map.Entry::getKey)
                        .figure("in the first 3 s\nthousand orders", "%.0f", row -> row.getValue().orders() / THOUSAND)
                        .figure("until within 1.5\nof the best, s", "%.1f",
                                row -> row.getValue().nanosUntilWarm() / NANOS_PER_SECOND)
                        .figure("at best\nns an order", "%.0f", row -> row.getValue().orderNanos())
                        .figure("machine code\nKB", "%.0f", row -> row.getValue().codeBytes() / THOUSAND)
                        .render(FirstUse.rows(costs, WarmUp::median));
    }

    /**
     * How a JVM became fast in one fork, on one core.
     *
     * @param orders orders written and read in the first three seconds of CPU time
     * @param nanosUntilWarm CPU time until orders took at most 1.5 times their best time
     * @param orderNanos the best time to write and read an order
     * @param codeBytes the machine code that the virtual machine generated in that time, for all methods
     */
    public record Cost(long orders, long nanosUntilWarm, long orderNanos, long codeBytes) {}
}
