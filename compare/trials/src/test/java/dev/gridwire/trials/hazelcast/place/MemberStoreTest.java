// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.place;

import static org.assertj.core.api.Assertions.assertThat;

import com.hazelcast.core.Hazelcast;
import dev.gridwire.trials.hazelcast.contestant.Contestant;
import dev.gridwire.trials.place.Place;
import dev.gridwire.trials.place.Venue;
import dev.gridwire.trials.workload.Workload;
import java.util.List;
import org.junit.jupiter.api.AfterAll;

class MemberStoreTest extends StoreContract {

    @Override
    Venue venue(List<Workload<?>> workloads, Contestant contestant) {
        return GridVenue.of(Place.MEMBER, workloads, contestant::setup, "");
    }

    @AfterAll
    static void closedVenuesHaveEndedTheirMembers() {
        assertThat(Hazelcast.getAllHazelcastInstances()).isEmpty();
    }
}
