// SPDX-License-Identifier: Apache-2.0
package com.acme.shop;

import com.hazelcast.client.config.ClientConfig;
import com.hazelcast.config.Config;
import com.hazelcast.core.HazelcastInstance;

/** Configurations of members that find nobody, and of clients of one. */
public final class Grids {

    private Grids() {}

    /** Of a member alone. */
    public static Config alone() {
        Config config = new Config().setClusterName("alone-" + System.nanoTime());
        config.setProperty("hazelcast.phone.home.enabled", "false");
        config.getNetworkConfig().setPort(25_701).getJoin().getAutoDetectionConfig().setEnabled(false);
        config.getNetworkConfig().getInterfaces().setEnabled(true).addInterface("127.0.0.1");
        return config;
    }

    /** Of its client. */
    public static ClientConfig clientOf(HazelcastInstance member) {
        return clientOf(
                member.getConfig().getClusterName(), member.getCluster().getLocalMember().getAddress().getPort());
    }

    /** Of a client of the member at a port. */
    public static ClientConfig clientOf(String cluster, int port) {
        ClientConfig config = new ClientConfig().setClusterName(cluster);
        config.getNetworkConfig().addAddress("127.0.0.1:" + port);
        config.getConnectionStrategyConfig().getConnectionRetryConfig().setClusterConnectTimeoutMillis(20_000);
        return config;
    }
}
