// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.place;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.hazelcast.config.Config;
import com.hazelcast.config.JoinConfig;
import com.hazelcast.config.SerializationConfig;
import com.hazelcast.core.HazelcastException;
import com.hazelcast.core.HazelcastInstance;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class LoopbackMemberTest {

    private static HazelcastInstance first;
    private static HazelcastInstance second;

    @BeforeAll
    static void startTwo() {
        first = LoopbackMember.start(0, new SerializationConfig());
        second = LoopbackMember.start(0, new SerializationConfig());
    }

    @AfterAll
    static void endBoth() {
        first.getLifecycleService().terminate();
        second.getLifecycleService().terminate();
    }

    @Test
    void portZeroIsAFreePort() {
        assertThat(portOf(first)).isPositive().isNotEqualTo(portOf(second));
    }

    @Test
    void otherPortIsTheOneThatIsAskedFor() throws IOException {
        int port;
        try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            port = free.getLocalPort();
        }
        HazelcastInstance member = LoopbackMember.start(port, new SerializationConfig());
        try {
            assertThat(LoopbackMember.address(member)).isEqualTo("127.0.0.1:" + port);
        } finally {
            member.getLifecycleService().terminate();
        }
    }

    @Test
    void memberListensOnTheLoopbackAddressOnly() throws IOException {
        Listening.assertOnLoopbackOnly(portOf(first));
    }

    @Test
    void membersDoNotFindEachOther() {
        for (HazelcastInstance member : List.of(first, second)) {
            assertThat(member.getCluster().getMembers()).hasSize(1);
        }
    }

    @Test
    void memberLooksForNoOtherAndCallsNobody() {
        Config config = first.getConfig();
        JoinConfig join = config.getNetworkConfig().getJoin();
        assertThat(join.isAutoDetectionEnabled()).isFalse();
        assertThat(join.getMulticastConfig().isEnabled()).isFalse();
        assertThat(join.getTcpIpConfig().isEnabled()).isFalse();
        assertThat(config.getProperty("hazelcast.phone.home.enabled")).isEqualTo("false");
    }

    @Test
    void takenPortIsRefusedRatherThanTheNextOneTaken() {
        assertThatThrownBy(() -> LoopbackMember.start(portOf(first), new SerializationConfig()))
                .isInstanceOf(HazelcastException.class);
    }

    @Test
    @Timeout(90) // A client that waits does so for 120 seconds.
    void clientOfAMemberThatIsGoneIsToldAtOnce() {
        HazelcastInstance member = LoopbackMember.start(0, new SerializationConfig());
        HazelcastInstance client = LoopbackMember.connect(LoopbackMember.address(member), new SerializationConfig());
        try {
            Map<String, String> map = client.getMap("map");
            map.put("key", "value");
            member.getLifecycleService().terminate();
            assertThatThrownBy(() -> map.get("key")).isInstanceOf(RuntimeException.class);
        } finally {
            client.getLifecycleService().terminate();
            member.getLifecycleService().terminate();
        }
    }

    private static int portOf(HazelcastInstance member) {
        return Listening.port(LoopbackMember.address(member));
    }
}
