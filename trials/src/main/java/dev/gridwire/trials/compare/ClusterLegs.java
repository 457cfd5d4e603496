// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.compare;

import dev.gridwire.trials.fork.Forks;
import dev.gridwire.trials.hazelcast.cluster.ClusterTrial;
import dev.gridwire.trials.hazelcast.cluster.Rates;
import dev.gridwire.trials.hazelcast.contestant.Contestant;
import dev.gridwire.trials.place.Place;
import dev.gridwire.trials.result.Cell;
import dev.gridwire.trials.result.ClusterCell;
import dev.gridwire.trials.result.Outcome;
import java.util.List;

/** The legs in the cluster, and their results; those that failed are measured again. */
final class ClusterLegs extends OnceLegs<ClusterCell> {

    private final ComparisonSettings settings;
    private final Rates rates;

    ClusterLegs(ComparisonSettings settings, List<Leg<Contestant>> legs, List<ClusterCell> earlier, Progress progress) {
        super(Place.CLUSTER.title(), legs, ClusterCell::contestant, earlier, progress);
        this.settings = settings;
        this.rates = Rates.of(settings.cluster().load().rate(), earlier);
    }

    @Override
    int stepsOf(Leg<Contestant> leg) {
        return leg.held().size() * ClusterTrial.steps(settings.cluster());
    }

    @Override
    int count(Leg<Contestant> leg) {
        return leg.held().size() + leg.refused().size();
    }

    @Override
    boolean isValid(ClusterCell cell) {
        return cell.outcome() != Outcome.FAILED;
    }

    @Override
    List<ClusterCell> run(Leg<Contestant> leg, Forks forks, Runnable onStep) {
        return ClusterTrial.run(forks, settings.cluster(), leg.contestant(), List.copyOf(leg.held().keySet()),
                settings.effort().seed(), rates, onStep);
    }

    @Override
    ClusterCell without(Cell cell) {
        return ClusterCell.without(cell.workload(), cell.contestant(), cell.outcome(), String.valueOf(cell.note()));
    }
}
