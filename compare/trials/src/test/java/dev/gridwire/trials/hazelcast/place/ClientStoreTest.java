// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.place;

import static org.assertj.core.api.Assertions.assertThat;

import com.hazelcast.client.HazelcastClient;
import com.hazelcast.core.Hazelcast;
import dev.gridwire.trials.fork.Forks;
import dev.gridwire.trials.fork.MemberFork;
import dev.gridwire.trials.hazelcast.contestant.Contestant;
import dev.gridwire.trials.place.Place;
import dev.gridwire.trials.place.Venue;
import dev.gridwire.trials.workload.Workload;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** A client here, its member in a second JVM; all contestants use one member, as in a comparison. */
class ClientStoreTest extends StoreContract {

    @AutoClose
    private static MemberFork member;

    @BeforeAll
    static void startMember() {
        member = MemberFork.start(new Forks(128), 0);
    }

    @Override
    Venue venue(List<Workload<?>> workloads, Contestant contestant) {
        return GridVenue.of(Place.CLIENT, workloads, contestant::setup, member.address());
    }

    @Test
    void thisJvmHasAClientAndNoMember() {
        assertThat(HazelcastClient.getAllHazelcastClients()).hasSize(1);
        assertThat(Hazelcast.getAllHazelcastInstances()).isEmpty();
    }

    @AfterAll
    static void closedVenuesHaveEndedTheirClients() {
        assertThat(HazelcastClient.getAllHazelcastClients()).isEmpty();
    }
}
