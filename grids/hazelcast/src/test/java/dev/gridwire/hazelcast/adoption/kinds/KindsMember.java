// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.adoption.kinds;

import com.hazelcast.config.Config;
import com.hazelcast.config.JoinConfig;
import com.hazelcast.core.Hazelcast;
import com.hazelcast.core.HazelcastInstance;
import dev.gridwire.hazelcast.rolling.Line;

/** A member in a virtual machine of its own; it leaves at the end of its input. */
public final class KindsMember {

    static final int FIRST_PORT = 17_871;
    static final int MEMBERS = 3;

    private KindsMember() {}

    /** Takes the cluster's name and the member's number. */
    public static void main(String[] arguments) throws Exception {
        HazelcastInstance member = Hazelcast.newHazelcastInstance(
                config(arguments[0], FIRST_PORT, MEMBERS, Integer.parseInt(arguments[1])));
        while (!member.getPartitionService().isClusterSafe()) {
            Thread.sleep(20);
        }
        Line.say(Line.READY);
        while (System.in.read() >= 0) {
            Thread.onSpinWait();
        }
        member.shutdown();
    }

    /** With one backup of everything, as is Hazelcast's default. */
    static Config config(String cluster, int firstPort, int members, int number) {
        Config config = new Config().setClusterName(cluster).setSerializationConfig(KindsConfig.serialization());
        config.setProperty("hazelcast.phone.home.enabled", "false").setProperty("hazelcast.shutdownhook.enabled", "false");
        config.setProperty("hazelcast.partition.count", "67").setProperty("hazelcast.wait.seconds.before.join", "1");
        config.getNetworkConfig().setPort(firstPort + number).setPortAutoIncrement(false);
        config.getNetworkConfig().getInterfaces().setEnabled(true).addInterface("127.0.0.1");
        JoinConfig join = config.getNetworkConfig().getJoin();
        join.getAutoDetectionConfig().setEnabled(false);
        join.getTcpIpConfig().setEnabled(true);
        for (int i = 0; i < members; i++) {
            join.getTcpIpConfig().addMember("127.0.0.1:" + (firstPort + i));
        }
        return config;
    }
}
