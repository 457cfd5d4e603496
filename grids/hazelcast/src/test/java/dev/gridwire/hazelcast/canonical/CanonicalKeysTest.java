// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.canonical;

import static org.assertj.core.api.Assertions.assertThat;

import com.hazelcast.config.Config;
import com.hazelcast.config.SerializationConfig;
import com.hazelcast.config.SerializerConfig;
import com.hazelcast.core.Hazelcast;
import com.hazelcast.core.HazelcastInstance;
import com.hazelcast.map.IMap;
import dev.gridwire.hazelcast.GridwireSerializer;
import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Hazelcast compares these as bytes: keys, and the values of replace and remove. */
class CanonicalKeysTest {

    static final String MAP = "orders";

    private static final String CLUSTER = "canonical-" + ProcessHandle.current().pid();
    private static final int KEYS = 50;

    private static HazelcastInstance member;

    private final IMap<OrderKey, OrderKey> map = member.getMap(MAP);

    /** The keys' class is canonical. */
    static SerializationConfig serialization() {
        return new SerializationConfig().addSerializerConfig(new SerializerConfig()
                .setTypeClass(Object.class)
                .setImplementation(new GridwireSerializer(
                        GridwireSerializer.TYPE_ID, builder -> builder.register(OrderKey.class).canonical(OrderKey.class))));
    }

    @BeforeAll
    static void start() {
        Config config = new Config().setClusterName(CLUSTER).setSerializationConfig(serialization());
        config.getNetworkConfig().getJoin().getAutoDetectionConfig().setEnabled(false);
        config.getNetworkConfig().setPort(17_801).getInterfaces().setEnabled(true).addInterface("127.0.0.1");
        member = Hazelcast.newHazelcastInstance(config);
    }

    @AfterAll
    static void stop() {
        member.shutdown();
    }

    @BeforeEach
    void clear() {
        map.clear();
    }

    @Test
    void equalKeysAreOneKey() {
        map.set(OrderKey.of(1, true), OrderKey.of(1, true));

        assertThat(map.containsKey(OrderKey.of(1, false))).isTrue();
        assertThat(map.putIfAbsent(OrderKey.of(1, false), OrderKey.of(2, true))).isEqualTo(OrderKey.of(1, false));
        map.set(OrderKey.of(1, false), OrderKey.of(3, true));
        assertThat(map.size()).isEqualTo(1);
        assertThat(map.get(OrderKey.of(1, true))).isEqualTo(OrderKey.of(3, false));
    }

    @Test
    void anEqualValueIsReplaced() {
        map.set(OrderKey.of(1, true), OrderKey.of(1, true));

        assertThat(map.replace(OrderKey.of(1, true), OrderKey.of(2, true), OrderKey.of(3, true))).isFalse();
        assertThat(map.replace(OrderKey.of(1, false), OrderKey.of(1, false), OrderKey.of(2, true))).isTrue();
        assertThat(map.get(OrderKey.of(1, true))).isEqualTo(OrderKey.of(2, false));
    }

    @Test
    void anEqualValueIsRemoved() {
        map.set(OrderKey.of(1, true), OrderKey.of(1, true));

        assertThat(map.remove(OrderKey.of(1, false), OrderKey.of(2, false))).isFalse();
        assertThat(map.remove(OrderKey.of(1, false), OrderKey.of(1, false))).isTrue();
        assertThat(map.isEmpty()).isTrue();
    }

    @Test
    void keysOfAnotherVirtualMachineAreFound() throws Exception {
        runOther();

        assertThat(map.size()).isEqualTo(KEYS);
        for (int i = 0; i < KEYS; i++) {
            boolean isShared = i % 2 == 0;
            assertThat(map.get(OrderKey.of(i, isShared))).isEqualTo(OrderKey.of(i, isShared));
            assertThat(map.remove(OrderKey.of(i, isShared), OrderKey.of(i, isShared))).isTrue();
        }
    }

    private static void runOther() throws Exception {
        String classPath = System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
        Process other = new ProcessBuilder(List.of(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Dhazelcast.logging.type=none", "-cp", classPath, OtherJvm.class.getName(),
                        CLUSTER, "127.0.0.1:" + member.getCluster().getLocalMember().getAddress().getPort(),
                        Integer.toString(KEYS)))
                .redirectErrorStream(true)
                .redirectOutput(new File("target", "other-jvm.txt"))
                .start();
        assertThat(other.waitFor(10, TimeUnit.MINUTES)).isTrue();
        assertThat(other.exitValue()).isZero();
    }
}
