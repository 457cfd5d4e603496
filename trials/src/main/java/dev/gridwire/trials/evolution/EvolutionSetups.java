// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.evolution;

import dev.gridwire.trials.contestant.Contestant;
import dev.gridwire.trials.contestant.EvolutionSetup;
import java.util.List;

/** The contestants as they are set up for classes that change, in the order of the tables. */
public final class EvolutionSetups {

    private static final List<EvolutionSetup> ALL =
            Contestant.lastFirst().stream().flatMap(one -> one.descriptor().evolution().stream()).toList();

    private EvolutionSetups() {}

    /** Gives all; the list is immutable. */
    public static List<EvolutionSetup> all() {
        return ALL;
    }

    /** Gives the setup of an id that is known to be one. */
    static EvolutionSetup byId(String id) {
        return ALL.stream().filter(one -> one.id().equals(id)).findFirst().orElseThrow();
    }
}
