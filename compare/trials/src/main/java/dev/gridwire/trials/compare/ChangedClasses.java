// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.compare;

import dev.gridwire.trials.fork.Forks;
import dev.gridwire.trials.hazelcast.contestant.Contestant;
import dev.gridwire.trials.result.EvolutionCell;
import dev.gridwire.trials.result.NamedChange;
import java.util.List;

/** The changes of classes in a run, and the trial of a contestant on them. */
public interface ChangedClasses {

    /** All of them, those for which a class offers nothing too, whose titles say so. */
    List<NamedChange> named();

    /** The ids of those that a contestant is tried on, in the order of the cells. */
    List<String> tried(Contestant contestant);

    /**
     * Tries one contestant on them, in forks.
     *
     * @throws dev.gridwire.trials.fork.ForkFailure if a fork cannot begin
     */
    List<EvolutionCell> run(Forks forks, Contestant contestant);
}
