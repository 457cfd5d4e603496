// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.place;

import dev.gridwire.trials.contestant.Contestant;
import dev.gridwire.trials.workload.Workload;
import java.util.List;

class CodecStoreTest extends StoreContract {

    @Override
    Venue venue(List<Workload<?>> workloads, Contestant contestant) {
        return Venue.of(Place.CODEC, workloads, contestant::configure, "");
    }
}
