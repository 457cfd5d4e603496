// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.place;

import dev.gridwire.trials.hazelcast.contestant.Contestant;
import dev.gridwire.trials.place.Place;
import dev.gridwire.trials.place.Venue;
import dev.gridwire.trials.workload.Workload;
import java.util.List;

class CodecStoreTest extends StoreContract {

    @Override
    Venue venue(List<Workload<?>> workloads, Contestant contestant) {
        return GridVenue.of(Place.CODEC, workloads, contestant::setup, "");
    }
}
