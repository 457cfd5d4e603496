// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.firstuse;

import dev.gridwire.trials.codec.CodecFactory;
import dev.gridwire.trials.compare.Progress;
import dev.gridwire.trials.fork.BareFork;
import dev.gridwire.trials.fork.Forks;
import dev.gridwire.trials.hazelcast.contestant.Contestant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToLongFunction;

/** The trial of warming up: how fast a JVM becomes fast, for each contestant of {@link FirstUse} and for a codec by hand. */
public final class WarmUp {

    /** What the codec that is written by hand is called. */
    public static final String BY_HAND = "by hand";

    private static final int TENTHS_OF_SECONDS = 60;
    private static final List<String> ONE_CORE = List.of("-XX:ActiveProcessorCount=1");

    private WarmUp() {}

    /**
     * Runs the trial.
     *
     * @param count forks of each; they take turns
     * @return what each fork found, by the name of who took part
     * @throws dev.gridwire.trials.fork.ForkFailure if a fork breaks
     */
    public static Map<String, List<WarmUpCost>> run(Forks forks, List<Contestant> contestants, int count, Progress progress) {
        Map<String, Class<? extends CodecFactory>> factories = new LinkedHashMap<>();
        contestants.forEach(one -> factories.put(one.id(), one.descriptor().firstUse().orElseThrow()));
        factories.put(BY_HAND, ByHandFactory.class);
        Map<String, List<WarmUpCost>> costs = new LinkedHashMap<>();
        progress.begin(factories.size() * count);
        try {
            for (int fork = 0; fork < count; fork++) {
                factories.forEach((name, factory) -> {
                    progress.fork(name, "Warm-up");
                    costs.computeIfAbsent(name, one -> new ArrayList<>()).add(BareFork.run(forks, WarmUpMain.class, ONE_CORE,
                            WarmUpCost.class, factory.getName(), String.valueOf(TENTHS_OF_SECONDS)));
                    progress.step(1);
                });
            }
        } finally {
            progress.end();
        }
        return costs;
    }

    /** Gives the median of each figure by itself; of an even number, the lower one of the middle. */
    static WarmUpCost median(List<WarmUpCost> costs) {
        return new WarmUpCost(
                median(costs, WarmUpCost::orders), median(costs, WarmUpCost::nanosUntilWarm),
                median(costs, WarmUpCost::orderNanos), median(costs, WarmUpCost::codeBytes));
    }

    private static long median(List<WarmUpCost> costs, ToLongFunction<WarmUpCost> figure) {
        return FirstUse.median(costs, figure);
    }
}
