// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.hazelcast.client.HazelcastClient;
import com.hazelcast.client.config.ClientConfig;
import com.hazelcast.config.Config;
import com.hazelcast.config.JavaSerializationFilterConfig;
import com.hazelcast.config.SerializationConfig;
import com.hazelcast.config.SerializerConfig;
import com.hazelcast.core.Hazelcast;
import com.hazelcast.core.HazelcastInstance;
import com.hazelcast.nio.serialization.HazelcastSerializationException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class GridFilterTest {

    record Wanted(int number) {}

    record Unwanted(int number) {}

    @AfterEach
    void stop() {
        HazelcastClient.shutdownAll();
        Hazelcast.shutdownAll();
    }

    private static SerializationConfig serialization(JavaSerializationFilterConfig filter) {
        return new SerializationConfig()
                .setJavaSerializationFilterConfig(filter)
                .addSerializerConfig(
                        new SerializerConfig().setTypeClass(Object.class).setImplementation(new GridwireSerializer()));
    }

    private static HazelcastInstance member(JavaSerializationFilterConfig filter) {
        Config config = new Config().setClusterName("filter").setSerializationConfig(serialization(filter));
        config.getNetworkConfig().getJoin().getAutoDetectionConfig().setEnabled(false);
        config.getNetworkConfig().setPort(17_741).getInterfaces().setEnabled(true).addInterface("127.0.0.1");
        return Hazelcast.newHazelcastInstance(config);
    }

    @Test
    void aClassOnTheGridsBlacklistIsRefusedByAMember() {
        JavaSerializationFilterConfig filter = new JavaSerializationFilterConfig().setDefaultsDisabled(true);
        filter.getBlacklist().addClasses(Unwanted.class.getName());
        HazelcastInstance member = member(filter);

        member.getMap("m").set(1, new Wanted(1));
        assertThat(member.getMap("m").get(1)).isEqualTo(new Wanted(1));
        assertThatThrownBy(() -> member.getMap("m").set(1, new Unwanted(1)))
                .isInstanceOf(HazelcastSerializationException.class)
                .hasStackTraceContaining(Unwanted.class.getName());
    }

    @Test
    void aClassMissingFromTheGridsWhitelistIsRefusedByAClient() {
        HazelcastInstance member = member(new JavaSerializationFilterConfig().setDefaultsDisabled(true));
        JavaSerializationFilterConfig filter = new JavaSerializationFilterConfig();
        filter.getWhitelist().addClasses(Wanted.class.getName());
        ClientConfig config = new ClientConfig().setClusterName("filter").setSerializationConfig(serialization(filter));
        config.getNetworkConfig().addAddress("127.0.0.1:" + member.getCluster().getLocalMember().getAddress().getPort());
        HazelcastInstance client = HazelcastClient.newHazelcastClient(config);

        client.getMap("m").set(1, new Wanted(1));
        assertThat(client.getMap("m").get(1)).isEqualTo(new Wanted(1));
        assertThatThrownBy(() -> client.getMap("m").set(1, new Unwanted(1)))
                .hasStackTraceContaining(Unwanted.class.getName());
    }
}
