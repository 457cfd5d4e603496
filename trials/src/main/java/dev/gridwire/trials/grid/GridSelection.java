// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.grid;

import dev.gridwire.trials.contestant.Contestant;
import dev.gridwire.trials.place.Place;
import java.util.List;
import java.util.stream.Stream;

/**
 * The cells that are measured.
 *
 * @param places of the map; the serialization service has none
 */
public record GridSelection(
        List<GridCase> cases, List<Contestant> contestants, List<Place> places, List<MapOperation> operations) {

    /** The contestants that the bars and Gridwire's own question ask for. */
    public static final List<Contestant> USUAL = List.of(
            Contestant.JAVA, Contestant.IDENTIFIED, Contestant.PORTABLE, Contestant.COMPACT, Contestant.STREAM,
            Contestant.GRIDWIRE, Contestant.GRIDWIRE_CANONICAL);

    /** Where a map is. */
    public static final List<Place> PLACES = List.of(Place.MEMBER, Place.CLIENT);

    /** Copies the lists. */
    public GridSelection {
        cases = List.copyOf(cases);
        contestants = List.copyOf(contestants);
        places = List.copyOf(places);
        operations = List.copyOf(operations);
    }

    /** The cells of the serialization service that can be measured. */
    List<ServiceCell> serviceCells() {
        return cases.stream()
                .flatMap(subject -> holders(subject, Place.CODEC).map(one -> new ServiceCell(subject, one)))
                .toList();
    }

    /** The cells of the map that can be measured. */
    List<MapCell> mapCells() {
        return places.stream()
                .flatMap(place -> cases.stream()
                        .filter(GridCase::isQueried)
                        .flatMap(subject -> holders(subject, place)
                                .filter(one -> !one.isEnhanced())
                                .flatMap(one -> operations.stream()
                                        .map(operation -> new MapCell(place, subject, one, operation)))))
                .toList();
    }

    private Stream<Contestant> holders(GridCase subject, Place place) {
        return contestants.stream().filter(one -> subject.refusal(one, place).isEmpty());
    }
}
