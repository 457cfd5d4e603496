// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.grid;

import dev.gridwire.trials.contestant.Contestant;
import dev.gridwire.trials.place.Place;

/** A place, a case, a contestant and an operation, as one JMH parameter: {@code member/order/identified/get-all}. */
record MapCell(Place place, GridCase subject, Contestant contestant, MapOperation operation) {

    private static final String SEPARATOR = "/";

    static MapCell parse(String text) {
        String[] parts = text.split(SEPARATOR);
        return new MapCell(
                Place.byId(parts[0]).orElseThrow(),
                GridCase.of(parts[1]),
                Contestant.byId(parts[2]).orElseThrow(),
                MapOperation.of(parts[3]));
    }

    @Override
    public String toString() {
        return String.join(SEPARATOR, place.id(), subject.id(), contestant.id(), operation.id());
    }
}
