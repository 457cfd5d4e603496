// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.firstuse;

import dev.gridwire.trials.compare.Progress;
import dev.gridwire.trials.fork.Forks;
import dev.gridwire.trials.fork.TaskFork;
import dev.gridwire.trials.hazelcast.contestant.Contestant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.ToLongFunction;

/** The trial of first use: each contestant in forks of its own, and the medians over them. */
public final class FirstUse {

    /** The contestants whose first use is measured, Fory as it begins fastest. */
    public static final List<Contestant> CONTESTANTS =
            List.of(Contestant.GRIDWIRE, Contestant.FORY, Contestant.KRYO, Contestant.JAVA);

    private FirstUse() {}

    /**
     * Runs the trial.
     *
     * @param count forks of each contestant
     * @return what each fork found, by the name of who took part
     * @throws dev.gridwire.trials.fork.ForkFailure if a fork breaks
     */
    public static Map<String, List<FirstUseCost>> run(
            Forks forks, List<Contestant> contestants, int count, Progress progress) {
        return byTurns(contestants.stream().map(Contestant::id).toList(), "First use", count, progress,
                name -> TaskFork.runMain(forks, FirstUseMain.class, List.of(), FirstUseCost.class, name));
    }

    /** Runs so many forks of each name, which take turns, so that a busy moment of the machine hits all. */
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

    /** Gives the median of each figure by itself; of an even number, the lower one of the middle. */
    static FirstUseCost median(List<FirstUseCost> costs) {
        return new FirstUseCost(
                medianSpent(costs.stream().map(FirstUseCost::first).toList()),
                medianSpent(costs.stream().map(FirstUseCost::further).toList()));
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
}
