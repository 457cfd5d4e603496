// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.place;

import com.hazelcast.client.HazelcastClient;
import com.hazelcast.client.config.ClientConfig;
import com.hazelcast.client.config.ClientConnectionStrategyConfig.ReconnectMode;
import com.hazelcast.config.Config;
import com.hazelcast.config.JoinConfig;
import com.hazelcast.config.NetworkConfig;
import com.hazelcast.config.SerializationConfig;
import com.hazelcast.core.Hazelcast;
import com.hazelcast.core.HazelcastInstance;
import java.net.BindException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Starts members that listen only on the loopback address, look for no others and call nobody; and clients of them. */
public final class LoopbackMember {

    private static final String CLUSTER = "gridwire-trials";

    private static final String LOOPBACK = "127.0.0.1";
    private static final int CONNECT_TIMEOUT_MILLIS = 20_000;

    private LoopbackMember() {}

    /**
     * Starts a member.
     *
     * @param port the port to listen on, or 0 for a free one
     * @throws com.hazelcast.core.HazelcastException if the port is taken
     */
    public static HazelcastInstance start(int port, SerializationConfig serialization) {
        return Hazelcast.newHazelcastInstance(config(CLUSTER, port, null, serialization));
    }

    /**
     * Starts a member that stores only bytes.
     *
     * @param port the port to listen on, or 0 for a free one
     * @return the address for clients
     */
    public static String startForBytes(int port) {
        return address(start(port, new SerializationConfig()));
    }

    /**
     * Connects a client, in this JVM or another. If the member goes, calls fail at once, because the client does not reconnect.
     *
     * @param member host and port
     * @throws IllegalStateException if no member answers there within twenty seconds
     */
    public static HazelcastInstance connect(String member, SerializationConfig serialization) {
        ClientConfig config = new ClientConfig();
        config.setSerializationConfig(serialization);
        config.setClusterName(CLUSTER);
        config.setProperty("hazelcast.client.statistics.enabled", "false");
        config.getNetworkConfig().addAddress(member);
        config.getConnectionStrategyConfig()
                .setReconnectMode(ReconnectMode.OFF)
                .getConnectionRetryConfig()
                .setClusterConnectTimeoutMillis(CONNECT_TIMEOUT_MILLIS);
        return HazelcastClient.newHazelcastClient(config);
    }

    /** Whether a member failed to start because its port is in use. */
    public static boolean isPortTaken(Throwable thrown) {
        for (Throwable cause = thrown; cause != null; cause = cause.getCause()) {
            String message = String.valueOf(cause.getMessage());
            if (cause instanceof BindException || message.contains("ServerSocket bind has failed")) {
                return true;
            }
        }
        return false;
    }

    /** Returns the address for clients: host and port. */
    public static String address(HazelcastInstance member) {
        return LOOPBACK + ':' + member.getCluster().getLocalMember().getSocketAddress().getPort();
    }

    /**
     * Returns the configuration of such a member.
     *
     * @param port 0 for a free one
     * @param others host and port of members that it joins; null if none may join it either
     */
    public static Config config(String cluster, int port, @Nullable List<String> others, SerializationConfig serialization) {
        Config config = new Config().setClusterName(cluster).setSerializationConfig(serialization);
        quiet(config);
        NetworkConfig network = config.getNetworkConfig();
        network.setPort(port).setPortAutoIncrement(false);
        network.getInterfaces().setEnabled(true).addInterface(LOOPBACK);
        join(network, others);
        return config;
    }

    /** Configures a member that calls nobody, opens only the requested address, and ends on request. */
    public static void quiet(Config config) {
        config.setProperty("hazelcast.phone.home.enabled", "false");
        config.setProperty("hazelcast.socket.bind.any", "false");
        config.setProperty("hazelcast.shutdownhook.enabled", "false");
    }

    /** Looks only for these members, because members that find each other in different ways refuse each other. */
    public static void join(NetworkConfig network, @Nullable List<String> others) {
        JoinConfig join = network.getJoin();
        join.getAutoDetectionConfig().setEnabled(false);
        join.getMulticastConfig().setEnabled(false);
        join.getTcpIpConfig().setEnabled(others != null).setMembers(others == null ? List.of() : others);
    }
}
