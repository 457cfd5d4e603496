// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.rolling;

import com.hazelcast.config.Config;
import com.hazelcast.config.JoinConfig;
import com.hazelcast.config.SerializationConfig;
import com.hazelcast.config.SerializerConfig;
import com.hazelcast.core.Hazelcast;
import com.hazelcast.core.HazelcastInstance;
import dev.gridwire.Marshaller;
import dev.gridwire.MarshallerBuilder;
import dev.gridwire.hazelcast.GridwireSerializer;
import dev.gridwire.hazelcast.JavaSerializationPolicy;
import java.util.function.UnaryOperator;

/** A member in a virtual machine of its own; it leaves at the end of its input. */
public final class RollingMember {

    static final String MAP = "shop";
    static final int FIRST_PORT = 17_861;
    static final int MEMBERS = 3;

    private RollingMember() {}

    /** Takes the cluster's name and the member's number. */
    public static void main(String[] arguments) throws Exception {
        Config config = new Config().setClusterName(arguments[0]).setSerializationConfig(serialization());
        config.setProperty("hazelcast.phone.home.enabled", "false").setProperty("hazelcast.shutdownhook.enabled", "false");
        config.setProperty("hazelcast.partition.count", "67");
        config.getNetworkConfig().setPort(FIRST_PORT + Integer.parseInt(arguments[1])).setPortAutoIncrement(false);
        config.getNetworkConfig().getInterfaces().setEnabled(true).addInterface("127.0.0.1");
        JoinConfig join = config.getNetworkConfig().getJoin();
        join.getAutoDetectionConfig().setEnabled(false);
        join.getTcpIpConfig().setEnabled(true);
        for (int i = 0; i < MEMBERS; i++) {
            join.getTcpIpConfig().addMember("127.0.0.1:" + (FIRST_PORT + i));
        }
        HazelcastInstance member = Hazelcast.newHazelcastInstance(config);
        Line.say(Line.READY);
        while (System.in.read() >= 0) {
            Thread.onSpinWait();
        }
        member.shutdown();
    }

    /** The serialization of members and clients of both versions. */
    static SerializationConfig serialization() {
        UnaryOperator<MarshallerBuilder> settings = builder -> {
            Domain.here().renamed().forEach(builder::register);
            return builder.allowPackage("com.acme.shop").allowPackage(RollingMember.class.getPackageName());
        };
        GridwireSerializer serializer = new GridwireSerializer(GridwireSerializer.TYPE_ID, settings);
        return new SerializationConfig()
                .setJavaSerializationFilterConfig(
                        JavaSerializationPolicy.filter(settings.apply(Marshaller.builder()).build().policy()))
                .addSerializerConfig(new SerializerConfig().setTypeClass(Object.class).setImplementation(serializer));
    }
}
