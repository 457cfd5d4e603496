// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.place;

import com.hazelcast.client.HazelcastClient;
import com.hazelcast.client.config.ClientConfig;
import com.hazelcast.config.SerializationConfig;
import com.hazelcast.core.HazelcastInstance;
import dev.gridwire.trials.workload.Workload;

/** A member or a client, with a map for each workload. */
record MapVenue(HazelcastInstance grid) implements Venue {

    static MapVenue embedded(SerializationConfig config) {
        return new MapVenue(LoopbackMember.start(0, config));
    }

    static MapVenue client(SerializationConfig serialization, String member) {
        ClientConfig config = new ClientConfig();
        config.setSerializationConfig(serialization);
        config.setClusterName(LoopbackMember.CLUSTER);
        config.setProperty("hazelcast.client.statistics.enabled", "false");
        config.getNetworkConfig().addAddress(member);
        config.getConnectionStrategyConfig().getConnectionRetryConfig().setClusterConnectTimeoutMillis(20_000);
        return new MapVenue(HazelcastClient.newHazelcastClient(config));
    }

    @Override
    public Store open(Workload<?> workload, int capacity) {
        return new MapStore(grid.getMap("trial-" + workload.id()), grid);
    }

    @Override
    public void close() {
        grid.getLifecycleService().terminate();
    }
}
