// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.compare;

import dev.gridwire.trials.contestant.Participant;
import dev.gridwire.trials.grid.Grid;
import dev.gridwire.trials.grid.Grids;
import dev.gridwire.trials.hazelcast.contestant.Contestant;
import dev.gridwire.trials.place.Place;
import dev.gridwire.trials.workload.Workload;
import java.util.List;
import java.util.stream.Stream;

/**
 * The grid, workloads, contestants and places of a comparison; no list is empty, but the places' where the published comparisons
 * bring their own.
 *
 * @param contestants all of the grid
 */
public record Selection(Grid grid, List<Workload<?>> workloads, List<Participant> contestants, List<Place> places) {

    /** In Hazelcast. */
    public Selection(List<Workload<?>> workloads, List<Contestant> contestants, List<Place> places) {
        this(Grids.HAZELCAST, workloads, List.copyOf(contestants), places);
    }

    /** The contestants of Hazelcast, which can more than be timed: none where another grid is measured. */
    List<Contestant> ofHazelcast() {
        return contestants.stream()
                .flatMap(each -> each instanceof Contestant contestant ? Stream.of(contestant) : Stream.empty()).toList();
    }

    /** The same in no place: nothing is timed. */
    public Selection nowhere() {
        return new Selection(grid, workloads, contestants, List.of());
    }
}
