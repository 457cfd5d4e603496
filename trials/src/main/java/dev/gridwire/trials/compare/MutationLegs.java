// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.compare;

import dev.gridwire.trials.fork.Forks;
import dev.gridwire.trials.hazelcast.contestant.Contestant;
import dev.gridwire.trials.result.Cell;
import dev.gridwire.trials.result.MutationCell;
import dev.gridwire.trials.safety.MutationTrial;
import dev.gridwire.trials.safety.SafetySettings;
import java.util.List;

/** The legs in which contestants read altered payloads, and their results. */
final class MutationLegs extends OnceLegs<MutationCell> {

    private final SafetySettings settings;

    MutationLegs(SafetySettings settings, List<Leg<Contestant>> legs, List<MutationCell> earlier, Progress progress) {
        super("Altered payloads", legs, MutationCell::contestant, earlier, progress);
        this.settings = settings;
    }

    @Override
    int stepsOf(Leg<Contestant> leg) {
        return leg.held().size();
    }

    @Override
    int count(Leg<Contestant> leg) {
        return leg.held().size() + leg.refused().size();
    }

    @Override
    List<MutationCell> run(Leg<Contestant> leg, Forks forks, Runnable onStep) {
        return MutationTrial.run(forks, leg.contestant(), List.copyOf(leg.held().keySet()), settings, onStep);
    }

    @Override
    MutationCell without(Cell cell) {
        return MutationCell.without(cell.workload(), cell.contestant(), String.valueOf(cell.note()));
    }
}
