// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.firstuse;

import dev.gridwire.trials.compare.Progress;
import dev.gridwire.trials.fork.BareFork;
import dev.gridwire.trials.fork.Forks;
import dev.gridwire.trials.hazelcast.contestant.Contestant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToLongFunction;

/** The trial of first use: each contestant in forks of its own, and the medians over them. */
public final class FirstUse {

    /** The contestants whose first use is measured, Fory as it begins fastest. */
    public static final List<Contestant> CONTESTANTS = Contestant.lastFirst().stream()
            .filter(one -> one.descriptor().firstUse().isPresent())
            .toList();

    private FirstUse() {}

    /**
     * Runs the trial.
     *
     * @param count forks of each contestant; contestants take turns, so that a busy moment of the machine hits all
     * @return what each fork found, in the order of the contestants
     * @throws dev.gridwire.trials.fork.ForkFailure if a fork breaks
     */
    public static Map<Contestant, List<FirstUseCost>> run(
            Forks forks, List<Contestant> contestants, int count, Progress progress) {
        Map<Contestant, List<FirstUseCost>> costs = new LinkedHashMap<>();
        progress.begin(contestants.size() * count);
        try {
            for (int fork = 0; fork < count; fork++) {
                for (Contestant contestant : contestants) {
                    progress.fork(contestant.id(), "First use");
                    costs.computeIfAbsent(contestant, one -> new ArrayList<>()).add(runOnce(forks, contestant));
                    progress.step(1);
                }
            }
        } finally {
            progress.end();
        }
        return costs;
    }

    private static FirstUseCost runOnce(Forks forks, Contestant contestant) {
        String factory = contestant.descriptor().firstUse().orElseThrow().getName();
        return BareFork.run(forks, FirstUseMain.class, List.of(), FirstUseCost.class, factory);
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
