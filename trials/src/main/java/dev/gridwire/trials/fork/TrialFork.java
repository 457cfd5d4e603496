// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.fork;

import dev.gridwire.trials.contestant.Contestant;
import dev.gridwire.trials.place.Place;
import dev.gridwire.trials.result.Cell;
import dev.gridwire.trials.trial.Effort;
import dev.gridwire.trials.workload.Workload;
import java.util.List;
import java.util.Map;

/** Measures one contestant in one place, in a fork of its own. */
public final class TrialFork {

    private TrialFork() {}

    /**
     * Runs the fork to its end.
     *
     * @param sizes the workloads that the contestant can hold, with the values a round
     * @param member host and port of the member for {@link Place#CLIENT}; empty elsewhere
     * @param onRound called after each round that counts
     * @return a cell for each workload, in their order
     * @throws ForkFailure if the fork breaks
     */
    public static List<Cell> run(
            Forks forks,
            Contestant contestant,
            Place place,
            Map<Workload<?>, Integer> sizes,
            Effort effort,
            String member,
            Runnable onRound) {
        List<TrialRequest.Load> loads = sizes.entrySet().stream()
                .map(entry -> new TrialRequest.Load(entry.getKey().spec(), entry.getValue()))
                .toList();
        TrialRequest request = new TrialRequest(contestant, place, loads, effort, member);
        return TaskFork.run(forks, contestant.jvmFlags(), new TrialTask(), request, onRound).cells();
    }
}
