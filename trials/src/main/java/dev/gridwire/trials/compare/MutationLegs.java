// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.compare;

import dev.gridwire.trials.fork.ForkFailure;
import dev.gridwire.trials.fork.Forks;
import dev.gridwire.trials.result.Cell;
import dev.gridwire.trials.result.MutationCell;
import dev.gridwire.trials.safety.MutationTrial;
import dev.gridwire.trials.safety.SafetySettings;
import java.util.ArrayList;
import java.util.List;

/** The legs in which contestants read altered payloads, and their results. */
final class MutationLegs {

    private final SafetySettings settings;
    private final List<MutationCell> earlier;
    private final Progress progress;
    private final List<MutationCell> cells = new ArrayList<>();

    MutationLegs(SafetySettings settings, List<MutationCell> earlier, Progress progress) {
        this.settings = settings;
        this.earlier = earlier;
        this.progress = progress;
    }

    /** The cells found until now, in the order of measuring. */
    List<MutationCell> cells() {
        return cells;
    }

    int steps(Leg leg) {
        return known(leg).isEmpty() ? leg.held().size() : 0;
    }

    /** The cells of an earlier sitting; empty unless all are there. */
    private List<MutationCell> known(Leg leg) {
        List<MutationCell> own =
                earlier.stream().filter(cell -> cell.contestant().equals(leg.contestant().id())).toList();
        return own.size() == leg.held().size() + leg.refused().size() ? own : List.of();
    }

    /**
     * Has one contestant read, unless its results are known.
     *
     * @return whether anything was read
     * @throws ForkFailure if going on would repeat it
     */
    boolean measure(Leg leg, Forks forks) {
        List<MutationCell> known = known(leg);
        if (!known.isEmpty()) {
            cells.addAll(known);
            return false;
        }
        leg.refused().forEach(cell -> cells.add(without(cell)));
        if (leg.held().isEmpty()) {
            return false;
        }
        progress.fork(leg.contestant().title(), "Altered payloads");
        Steps steps = new Steps(progress, leg.held().size());
        try {
            cells.addAll(MutationTrial.run(
                    forks, leg.contestant(), List.copyOf(leg.held().keySet()), settings, steps::done));
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

    private static MutationCell without(Cell cell) {
        return MutationCell.without(cell.workload(), cell.contestant(), String.valueOf(cell.note()));
    }
}
