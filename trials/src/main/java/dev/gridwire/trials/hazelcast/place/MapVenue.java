// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.place;

import com.hazelcast.core.HazelcastInstance;
import dev.gridwire.trials.place.Store;
import dev.gridwire.trials.place.Venue;
import dev.gridwire.trials.workload.Workload;

/** A member or a client, with a map for each workload. */
record MapVenue(HazelcastInstance grid) implements Venue {

    @Override
    public Store open(Workload<?> workload, int capacity) {
        return new MapStore(grid.getMap("trial-" + workload.id()), grid);
    }

    @Override
    public void close() {
        grid.getLifecycleService().terminate();
    }
}
