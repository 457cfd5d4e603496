// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.compare;

import dev.gridwire.trials.cluster.ClusterTrial;
import dev.gridwire.trials.cluster.Rates;
import dev.gridwire.trials.fork.ForkFailure;
import dev.gridwire.trials.fork.Forks;
import dev.gridwire.trials.place.Place;
import dev.gridwire.trials.result.Cell;
import dev.gridwire.trials.result.ClusterCell;
import dev.gridwire.trials.result.Outcome;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The legs in the cluster, and their results. */
final class ClusterLegs {

    private final ComparisonSettings settings;
    private final List<ClusterCell> earlier;
    private final Progress progress;
    private final Rates rates;
    private final List<ClusterCell> cells = new ArrayList<>();

    private ClusterLegs(ComparisonSettings settings, List<ClusterCell> earlier, Progress progress) {
        this.settings = settings;
        this.earlier = earlier;
        this.progress = progress;
        this.rates = Rates.of(settings.cluster().load().rate(), earlier);
    }

    static ClusterLegs of(ComparisonSettings settings, @Nullable ComparisonResults earlier, Progress progress) {
        return new ClusterLegs(settings, earlier == null ? List.of() : earlier.cluster(), progress);
    }

    /** The cells measured until now, in the order of measuring. */
    List<ClusterCell> cells() {
        return cells;
    }

    boolean isKnown(Leg leg) {
        return !known(leg).isEmpty();
    }

    int steps(Leg leg) {
        return leg.held().size() * ClusterTrial.steps(settings.cluster());
    }

    /** The cells of an earlier sitting; empty unless all are there, and none of them failed. */
    private List<ClusterCell> known(Leg leg) {
        List<ClusterCell> own =
                earlier.stream().filter(cell -> cell.contestant().equals(leg.contestant().id())).toList();
        boolean whole = own.size() == leg.held().size() + leg.refused().size()
                && own.stream().noneMatch(cell -> cell.outcome() == Outcome.FAILED);
        return whole ? own : List.of();
    }

    /**
     * Measures a leg, unless it is known.
     *
     * @return whether anything was measured
     * @throws ForkFailure if going on would repeat it
     */
    boolean measure(Leg leg, Forks forks) {
        if (isKnown(leg)) {
            cells.addAll(known(leg));
            return false;
        }
        leg.refused().forEach(cell -> cells.add(without(cell)));
        if (leg.held().isEmpty()) {
            return false;
        }
        progress.fork(leg.contestant().title(), Place.CLUSTER.title());
        Steps steps = new Steps(progress, steps(leg));
        try {
            cells.addAll(ClusterTrial.run(
                    forks, settings.cluster(), leg.contestant(), List.copyOf(leg.held().keySet()),
                    settings.effort().seed(), rates, steps::done));
        } catch (ForkFailure e) {
            if (e.isForTheUser()) {
                throw e;
            }
            leg.failed(e.getMessage()).forEach(cell -> cells.add(without(cell)));
        } finally {
            steps.finish();
        }
        return true;
    }

    private static ClusterCell without(Cell cell) {
        return ClusterCell.without(cell.workload(), cell.contestant(), cell.outcome(), String.valueOf(cell.note()));
    }
}
