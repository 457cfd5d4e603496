// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.place;

import com.hazelcast.client.HazelcastClient;
import com.hazelcast.client.config.ClientConfig;
import com.hazelcast.config.SerializationConfig;
import com.hazelcast.core.HazelcastInstance;

/** A client of a {@link LoopbackMember} in another JVM. */
public final class LoopbackClient {

    private static final int CONNECT_TIMEOUT_MILLIS = 20_000;

    private LoopbackClient() {}

    /**
     * Connects a client.
     *
     * @param member host and port
     * @throws IllegalStateException if no member answers there within twenty seconds
     */
    public static HazelcastInstance connect(String member, SerializationConfig serialization) {
        ClientConfig config = new ClientConfig();
        config.setSerializationConfig(serialization);
        config.setClusterName(LoopbackMember.CLUSTER);
        config.setProperty("hazelcast.client.statistics.enabled", "false");
        config.getNetworkConfig().addAddress(member);
        config.getConnectionStrategyConfig()
                .getConnectionRetryConfig()
                .setClusterConnectTimeoutMillis(CONNECT_TIMEOUT_MILLIS);
        return HazelcastClient.newHazelcastClient(config);
    }
}
