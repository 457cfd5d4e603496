// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.compare;

import dev.gridwire.trials.place.Place;
import dev.gridwire.trials.workload.Workload;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalInt;

/**
 * The number of values in a window: the same for all, or defaults for which the usual mechanisms take some milliseconds. There
 * is at least one value for each caller.
 */
public record RoundSizes(OptionalInt fixed) {

    private static final Map<Place, Integer> OF_PLACE = Map.of(
            Place.BARE, 2_000, Place.CODEC, 2_000, Place.MEMBER, 600, Place.CLIENT, 200);

    int of(Workload<?> workload, Place place) {
        return fixed.orElseGet(() -> Math.max(place.callers(), Objects.requireNonNull(OF_PLACE.get(place)) / workload.weight()));
    }
}
