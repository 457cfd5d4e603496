// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.keys;

import static org.assertj.core.api.Assertions.assertThat;

import com.hazelcast.cache.ICache;
import com.hazelcast.config.CacheSimpleConfig;
import com.hazelcast.config.Config;
import com.hazelcast.config.JoinConfig;
import com.hazelcast.config.SerializerConfig;
import com.hazelcast.core.Hazelcast;
import com.hazelcast.core.HazelcastInstance;
import dev.gridwire.hazelcast.GridwireSerializer;
import dev.gridwire.hazelcast.ReadOnly;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Two members that read by Gridwire and do not write by it. */
class KeyWatchTest {

    private static final String CLUSTER = "keys-" + ProcessHandle.current().pid();
    private static final Logger LOGGER = Logger.getLogger("dev.gridwire");
    private static final int COUNT = 50;

    private static HazelcastInstance member;
    private static HazelcastInstance second;

    private final List<String> warnings = new CopyOnWriteArrayList<>();
    private final Handler handler = new Handler() {
        @Override
        public void publish(LogRecord each) {
            if (each.getMessage().contains("Keys have other bytes")) {
                warnings.add(each.getMessage());
            }
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
    };

    /** Has no interface: zero-config Compact writes it. */
    static final class Plain {
        private final int number;

        Plain(int number) {
            this.number = number;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Plain plain && plain.number == number;
        }

        @Override
        public int hashCode() {
            return number;
        }
    }

    /** As before, but the configuration gives it to Compact. */
    record Named(int number) {}

    @BeforeAll
    static void start() {
        member = Hazelcast.newHazelcastInstance(config());
        second = Hazelcast.newHazelcastInstance(config());
    }

    private static Config config() {
        Config config = new Config().setClusterName(CLUSTER);
        JoinConfig join = config.getNetworkConfig().setPort(17_881).getJoin();
        join.getAutoDetectionConfig().setEnabled(false);
        join.getTcpIpConfig().setEnabled(true).addMember("127.0.0.1:17881").addMember("127.0.0.1:17882");
        config.getNetworkConfig().getInterfaces().setEnabled(true).addInterface("127.0.0.1");
        config.addCacheConfig(new CacheSimpleConfig("cache"));
        config.getSerializationConfig().getCompactSerializationConfig().addClass(Named.class);
        config.getSerializationConfig().addSerializerConfig(
                new SerializerConfig().setTypeClass(ReadOnly.class).setImplementation(new GridwireSerializer()));
        return config;
    }

    @AfterAll
    static void stop() {
        second.shutdown();
        member.shutdown();
    }

    @BeforeEach
    void listen() {
        LOGGER.addHandler(handler);
    }

    @AfterEach
    void clear() {
        LOGGER.removeHandler(handler);
        member.getDistributedObjects().forEach(each -> each.destroy());
    }

    /** Each member looks twice, once both know all structures: a structure is told of once by each that holds such a key. */
    private void look() {
        while (!names(second).equals(names(member))) {
            Thread.onSpinWait();
        }
        for (HazelcastInstance each : List.of(member, second)) {
            KeyWatch watch = new KeyWatch(each);
            watch.look();
            watch.look();
        }
    }

    private static Set<String> names(HazelcastInstance instance) {
        return instance.getDistributedObjects().stream().map(each -> each.getServiceName() + each.getName())
                .collect(Collectors.toSet());
    }

    @ParameterizedTest
    @MethodSource("dev.gridwire.hazelcast.adoption.KeysTest#changed")
    void ofAKeyThatChangesThereIsAWarning(Object key) {
        member.getMap("orders").set(key, "value");
        look();
        assertThat(warnings).hasSize(1).first().asString().contains("map=orders, class=" + key.getClass().getName())
                .contains("hazelcast.write=false").contains("adopting-on-a-live-cluster.md");
    }

    @ParameterizedTest
    @MethodSource("dev.gridwire.hazelcast.adoption.KeysTest#same")
    void ofAKeyThatStaysThereIsNone(Object key) {
        member.getMap("orders").set(key, Instant.EPOCH);
        look();
        assertThat(warnings).isEmpty();
    }

    @Test
    void compactKeysChangeUnlessTheConfigurationNamesTheirClass() {
        member.getMap("plain").set(new Plain(1), 1);
        member.getMap("named").set(new Named(1), 1);
        look();
        assertThat(warnings).hasSize(1).first().asString().contains("map=plain, class=" + Plain.class.getName());
    }

    @Test
    void aMapIsNamedOnceByEachMember() {
        for (int i = 0; i < COUNT; i++) {
            member.getMap("orders").set(Instant.ofEpochSecond(i), i);
            member.getMap("orders").set(i, i);
        }
        look();
        assertThat(warnings).hasSize(2).allMatch(each -> each.contains("map=orders, class=java.time."));
    }

    @Test
    void otherStructuresAreNamedThatAreLookedUpByBytes() {
        ICache<Object, Object> cache = member.getCacheManager().getCache("cache");
        for (int i = 0; i < COUNT; i++) {
            Instant key = Instant.ofEpochSecond(i);
            member.getMultiMap("multi").put(key, i);
            member.getReplicatedMap("replicated").put(key, i);
            member.getSet("set").add(key);
            member.getQueue("queue").add(key);
            cache.put(key, i);
        }
        look();
        assertThat(warnings).filteredOn(each -> each.contains("MultiMap=multi, class=java.time.")).hasSize(2);
        assertThat(warnings).filteredOn(each -> each.contains("ReplicatedMap=replicated, class=java.time.")).isNotEmpty();
        assertThat(warnings).filteredOn(each -> each.contains("set=set, class=java.time.")).hasSize(1);
        assertThat(warnings).filteredOn(each -> each.contains("cache, class=java.time.")).hasSize(2);
        assertThat(warnings).noneMatch(each -> each.contains("queue"));
    }
}
