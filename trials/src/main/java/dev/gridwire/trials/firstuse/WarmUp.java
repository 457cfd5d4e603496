// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.firstuse;

import dev.gridwire.trials.compare.Progress;
import dev.gridwire.trials.fork.Forks;
import dev.gridwire.trials.fork.TaskFork;
import dev.gridwire.trials.hazelcast.contestant.Contestant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The trial of warming up: how fast a JVM becomes fast, for each contestant of {@link FirstUse} and for a codec by hand. */
public final class WarmUp {

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
        List<String> names = new ArrayList<>(contestants.stream().map(Contestant::id).toList());
        names.add(FirstCodec.BY_HAND);
        return FirstUse.byTurns(names, "Warm-up", count, progress, name -> TaskFork.runMain(
                forks, WarmUpMain.class, ONE_CORE, WarmUpCost.class, name, String.valueOf(TENTHS_OF_SECONDS)));
    }

    /** Gives the median of each figure by itself; of an even number, the lower one of the middle. */
    static WarmUpCost median(List<WarmUpCost> costs) {
        return new WarmUpCost(
                FirstUse.median(costs, WarmUpCost::orders), FirstUse.median(costs, WarmUpCost::nanosUntilWarm),
                FirstUse.median(costs, WarmUpCost::orderNanos), FirstUse.median(costs, WarmUpCost::codeBytes));
    }
}
