// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.compare;

import dev.gridwire.trials.contestant.Contestant;
import dev.gridwire.trials.place.Place;
import dev.gridwire.trials.workload.Workload;
import dev.gridwire.trials.workloads.Workloads;
import java.util.List;

/**
 * The workloads, contestants and places of a comparison; no list is empty, but the places' where the published comparisons
 * bring their own.
 */
public record Selection(List<Workload<?>> workloads, List<Contestant> contestants, List<Place> places) {

    /** Copies the lists. */
    public Selection {
        workloads = List.copyOf(workloads);
        contestants = List.copyOf(contestants);
        places = List.copyOf(places);
    }

    /** Every workload, and the usual contestants and places. */
    public static Selection everything() {
        return new Selection(Workloads.all(), Contestant.usual(), Place.usual());
    }
}
