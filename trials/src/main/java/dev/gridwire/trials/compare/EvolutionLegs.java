// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.compare;

import dev.gridwire.trials.fork.Forks;
import dev.gridwire.trials.hazelcast.contestant.Contestant;
import dev.gridwire.trials.result.Cell;
import dev.gridwire.trials.result.EvolutionCell;
import dev.gridwire.trials.result.EvolutionVerdict;
import java.util.List;

/** The legs in which classes change, and their results: a cell a change that the contestant is tried on. */
final class EvolutionLegs extends OnceLegs<EvolutionCell> {

    private final ChangedClasses changes;

    EvolutionLegs(
            ChangedClasses changes, List<Leg<Contestant>> legs, List<EvolutionCell> earlier, Progress progress) {
        super("Changed classes", legs, EvolutionCell::contestant, earlier, progress);
        this.changes = changes;
    }

    @Override
    int stepsOf(Leg<Contestant> leg) {
        return changes.tried(leg.contestant()).isEmpty() ? 0 : 1;
    }

    @Override
    int count(Leg<Contestant> leg) {
        return changes.tried(leg.contestant()).size();
    }

    @Override
    List<EvolutionCell> run(Leg<Contestant> leg, Forks forks, Runnable onStep) {
        return changes.run(forks.with(List.of(), List.of()), leg.contestant());
    }

    @Override
    List<EvolutionCell> failed(Leg<Contestant> leg, String why) {
        return changes.tried(leg.contestant()).stream().map(change -> EvolutionCell.without(
                change, leg.contestant().id(), EvolutionVerdict.NO_PART, why)).toList();
    }

    /** Workloads that a contestant refuses say nothing of classes that change. */
    @Override
    void addRefused(Leg<Contestant> leg) {
        // Nothing is added.
    }

    @Override
    EvolutionCell without(Cell cell) {
        throw new IllegalStateException("a cell of a workload: " + cell.workload());
    }
}
