// SPDX-License-Identifier: Apache-2.0
package com.example.timetrials;

import com.hazelcast.client.HazelcastClient;
import com.hazelcast.client.config.ClientConfig;
import com.hazelcast.core.HazelcastInstance;
import com.hazelcast.map.IMap;
import jakarta.annotation.PreDestroy;
import org.springframework.stereotype.Component;

/** A client of the member. Not itself a bean of Hazelcast's type: Spring Boot would then make no member. */
@Component
class GridClient {

    private final HazelcastInstance client;

    GridClient(HazelcastInstance member) {
        ClientConfig config = new ClientConfig().setClusterName(member.getConfig().getClusterName());
        int port = member.getCluster().getLocalMember().getAddress().getPort();
        config.getNetworkConfig().addAddress("127.0.0.1:" + port);
        // For Java serialization, which asks the calling thread's loader otherwise: a parallel stream's knows no archive.
        config.setClassLoader(GridClient.class.getClassLoader());
        GridConfiguration.addFactory(config.getSerializationConfig());
        client = HazelcastClient.newHazelcastClient(config);
    }

    <K, V> IMap<K, V> map(String name) {
        return client.getMap(name);
    }

    @PreDestroy
    void shutdown() {
        client.shutdown();
    }
}
