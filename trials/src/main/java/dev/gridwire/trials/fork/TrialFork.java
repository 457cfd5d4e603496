// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.fork;

import dev.gridwire.trials.contestant.Participant;
import dev.gridwire.trials.place.Place;
import dev.gridwire.trials.result.Cell;
import dev.gridwire.trials.trial.Effort;
import dev.gridwire.trials.workload.Workload;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Measures one contestant in one place, in forks of its own.
 *
 * @param member for {@link Place#CLIENT}; null elsewhere
 */
public record TrialFork(Forks forks, Participant contestant, Place place, Effort effort, @Nullable MemberFork member) {

    /**
     * Runs a fork to its end.
     *
     * @param turn which the results carry
     * @param sizes the workloads that the contestant can hold, in the order in which they take turns, with the values a window
     * @return a cell for each workload, in their order, with one sample
     * @throws ForkFailure if the fork breaks
     */
    public List<Cell> run(int turn, Map<Workload<?>, Integer> sizes) {
        List<TrialTask.Load> loads = sizes.entrySet().stream()
                .map(entry -> new TrialTask.Load(entry.getKey().spec(), entry.getValue()))
                .toList();
        TrialTask.Request request = new TrialTask.Request(
                contestant.grid(), contestant.id(), place, loads, effort, turn,
                member == null ? "" : member.address(), member == null ? 0 : member.pid());
        return TaskFork.run(forks, contestant.jvmFlags(), new TrialTask(), request, () -> { }).cells();
    }
}
