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
 * The grid, workloads, contestants and places of a comparison. No list is empty, except that of the places if the published
 * comparisons bring their own.
 *
 * @param contestants the contestants, all of them of the grid
 */
public record Selection(Grid grid, List<Workload<?>> workloads, List<Participant> contestants, List<Place> places) {

    /** Selects in Hazelcast. */
    public Selection(List<Workload<?>> workloads, List<Contestant> contestants, List<Place> places) {
        this(Grids.HAZELCAST, workloads, List.copyOf(contestants), places);
    }

    /** Returns the contestants of Hazelcast, which support more than timing; none if another grid is measured. */
    List<Contestant> ofHazelcast() {
        return contestants.stream()
                .flatMap(each -> each instanceof Contestant contestant ? Stream.of(contestant) : Stream.empty()).toList();
    }

    /** Returns the selection without places, so that nothing is timed. */
    public Selection nowhere() {
        return new Selection(grid, workloads, contestants, List.of());
    }
}
