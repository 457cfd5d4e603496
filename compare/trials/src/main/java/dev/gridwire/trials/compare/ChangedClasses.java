// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.compare;

import dev.gridwire.trials.fork.Forks;
import dev.gridwire.trials.hazelcast.contestant.Contestant;
import dev.gridwire.trials.result.EvolutionCell;
import dev.gridwire.trials.result.NamedChange;
import java.util.List;

/** The changes of classes in a run, and their trial by a contestant. */
public interface ChangedClasses {

    /** Returns all changes, including those that a class offers no field for, whose titles say so. */
    List<NamedChange> named();

    /** Returns the ids of the changes that a contestant is tried on, in the order of the cells. */
    List<String> tried(Contestant contestant);

    /**
     * Tries one contestant on the changes, in forks.
     *
     * @throws dev.gridwire.trials.fork.ForkFailure if a fork cannot start
     */
    List<EvolutionCell> run(Forks forks, Contestant contestant);
}
