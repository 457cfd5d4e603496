// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.compare;

import dev.gridwire.trials.change.ChangeSet;
import dev.gridwire.trials.change.ChangeTrial;
import dev.gridwire.trials.contestant.Contestant;
import dev.gridwire.trials.fork.ForkFailure;
import dev.gridwire.trials.fork.Forks;
import dev.gridwire.trials.result.EvolutionCell;
import dev.gridwire.trials.result.EvolutionVerdict;
import dev.gridwire.trials.result.NamedChange;
import java.util.ArrayList;
import java.util.List;

/** The legs in which classes change, and their results. */
final class EvolutionLegs {

    private final ChangeSet changes;
    private final List<EvolutionCell> earlier;
    private final Progress progress;
    private final List<EvolutionCell> cells = new ArrayList<>();

    EvolutionLegs(ChangeSet changes, List<EvolutionCell> earlier, Progress progress) {
        this.changes = changes;
        this.earlier = earlier;
        this.progress = progress;
    }

    List<NamedChange> changes() {
        return changes.named();
    }

    /** The cells found until now, in the order of measuring. */
    List<EvolutionCell> cells() {
        return cells;
    }

    int steps(Contestant contestant) {
        return changes.tried(contestant).isEmpty() || !known(contestant).isEmpty() ? 0 : 1;
    }

    /** The cells of an earlier sitting; empty unless all are there. */
    private List<EvolutionCell> known(Contestant contestant) {
        List<EvolutionCell> own = earlier.stream().filter(cell -> cell.contestant().equals(contestant.id())).toList();
        return own.size() == changes.tried(contestant).size() ? own : List.of();
    }

    /**
     * Tries one contestant, unless its results are known.
     *
     * @return whether anything was tried
     * @throws ForkFailure if going on would repeat it
     */
    boolean measure(Contestant contestant, Forks forks) {
        List<EvolutionCell> known = known(contestant);
        if (steps(contestant) == 0) {
            cells.addAll(known);
            return false;
        }
        progress.fork(contestant.title(), "Changed classes");
        Steps steps = new Steps(progress, 1);
        try {
            cells.addAll(ChangeTrial.run(forks, contestant, changes));
        } catch (ForkFailure e) {
            if (e.isForTheUser()) {
                throw e;
            }
            changes.tried(contestant).forEach(change -> cells.add(EvolutionCell.without(
                    change, contestant.id(), EvolutionVerdict.NO_PART, String.valueOf(e.getMessage()))));
        } finally {
            steps.finish();
        }
        return true;
    }
}
