// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.benchmark;

import com.hazelcast.config.SerializationConfig;
import com.hazelcast.core.HazelcastInstance;
import com.hazelcast.map.IMap;
import dev.gridwire.trials.hazelcast.contestant.Contestant;
import dev.gridwire.trials.hazelcast.place.GridVenue;
import dev.gridwire.trials.hazelcast.place.LoopbackMember;
import dev.gridwire.trials.place.Place;
import dev.gridwire.trials.workload.Workload;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A member, and for the place of clients a client of it over loopback, both in this JVM: queries and entry processors run on the
 * member, which so must know the contestant too, and the garbage of both is counted.
 */
record LoopbackGrid(HazelcastInstance member, @Nullable HazelcastInstance client) implements AutoCloseable {

    static LoopbackGrid open(Place place, Workload<?> workload, Contestant contestant) {
        HazelcastInstance member = LoopbackMember.start(0, config(workload, contestant));
        return new LoopbackGrid(
                member,
                place == Place.CLIENT
                        ? LoopbackMember.connect(LoopbackMember.address(member), config(workload, contestant))
                        : null);
    }

    private static SerializationConfig config(Workload<?> workload, Contestant contestant) {
        SerializationConfig config = GridVenue.configured(List.of(workload), contestant::setup);
        FlipDate.addFactory(config);
        return config;
    }

    IMap<Object, Object> map() {
        return (client != null ? client : member).getMap("values");
    }

    @Override
    public void close() {
        if (client != null) {
            client.getLifecycleService().terminate();
        }
        member.getLifecycleService().terminate();
    }
}
