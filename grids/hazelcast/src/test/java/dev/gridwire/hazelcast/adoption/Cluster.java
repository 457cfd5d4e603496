// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.adoption;

import com.hazelcast.client.HazelcastClient;
import com.hazelcast.client.config.ClientConfig;
import com.hazelcast.config.Config;
import com.hazelcast.config.JoinConfig;
import com.hazelcast.core.Hazelcast;
import com.hazelcast.core.HazelcastInstance;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** Three members with a backup each, on the loopback address. */
final class Cluster implements AutoCloseable {

    static final String MAP = "accounts";
    /** Of values that are not Serializable. */
    static final String PARCELS = "parcels";
    /** A map of values that are serialized by hand and hold others, or of lists of them. */
    static final String ENVELOPES = "envelopes";

    private static final int FIRST_PORT = 17_721;
    private static final int MEMBERS = 3;
    private static final String NAME = "adoption-" + ProcessHandle.current().pid();

    private final List<HazelcastInstance> members = new ArrayList<>();

    Cluster(Phase phase) {
        for (int i = 0; i < MEMBERS; i++) {
            members.add(start(i, phase));
        }
    }

    /** Restarts one member after the other; its data move to the others and back. */
    void roll(Phase phase) {
        for (int i = 0; i < MEMBERS; i++) {
            members.get(i).shutdown();
            members.set(i, start(i, phase));
        }
    }

    HazelcastInstance member() {
        return members.get(0);
    }

    private static HazelcastInstance start(int index, Phase phase) {
        int[] ports = IntStream.range(FIRST_PORT, FIRST_PORT + MEMBERS).toArray();
        return Hazelcast.newHazelcastInstance(
                member(NAME, FIRST_PORT + index, ports).setSerializationConfig(phase.serialization()));
    }

    /** A member at a port of this machine. */
    static Config member(String cluster, int port, int... others) {
        Config config = new Config().setClusterName(cluster);
        config.setProperty("hazelcast.phone.home.enabled", "false").setProperty("hazelcast.shutdownhook.enabled", "false");
        config.getNetworkConfig().setPort(port).setPortAutoIncrement(false);
        config.getNetworkConfig().getInterfaces().setEnabled(true).addInterface("127.0.0.1");
        JoinConfig join = config.getNetworkConfig().getJoin();
        join.getAutoDetectionConfig().setEnabled(false);
        join.getTcpIpConfig().setEnabled(true);
        for (int other : others) {
            join.getTcpIpConfig().addMember("127.0.0.1:" + other);
        }
        return config;
    }

    HazelcastInstance client(Phase phase) {
        ClientConfig config = new ClientConfig().setClusterName(NAME).setSerializationConfig(phase.serialization());
        // An operation whose member went away is done again: here that changes nothing.
        config.getNetworkConfig().setRedoOperation(true);
        for (int i = 0; i < MEMBERS; i++) {
            config.getNetworkConfig().addAddress("127.0.0.1:" + (FIRST_PORT + i));
        }
        return HazelcastClient.newHazelcastClient(config);
    }

    @Override
    public void close() {
        members.forEach(HazelcastInstance::shutdown);
    }
}
