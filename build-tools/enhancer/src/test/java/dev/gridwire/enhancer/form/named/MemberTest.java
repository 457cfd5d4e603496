// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.named;

import static org.assertj.core.api.Assertions.assertThat;

import com.hazelcast.client.HazelcastClient;
import com.hazelcast.client.config.ClientConfig;
import com.hazelcast.config.Config;
import com.hazelcast.config.IndexConfig;
import com.hazelcast.config.IndexType;
import com.hazelcast.config.JoinConfig;
import com.hazelcast.config.SerializationConfig;
import com.hazelcast.core.Hazelcast;
import com.hazelcast.core.HazelcastInstance;
import com.hazelcast.map.IMap;
import com.hazelcast.nio.serialization.genericrecord.GenericRecord;
import com.hazelcast.projection.Projections;
import com.hazelcast.query.Predicates;
import dev.gridwire.enhancer.form.ClassForm;
import dev.gridwire.enhancer.form.compact.CompactForm;
import dev.gridwire.enhancer.form.named.zoo.Leaf;
import dev.gridwire.enhancer.form.named.zoo.VersionTwo;
import dev.gridwire.enhancer.form.portable.PortableForm;
import dev.gridwire.proof.compare.ExactComparison;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** A real member that has none of the user's classes, and clients that have them, formed. */
class MemberTest {

    private static final AtomicInteger CLUSTERS = new AtomicInteger();
    private static final int COUNT = 50;

    private static HazelcastInstance member;

    @BeforeAll
    static void startMember() {
        Config config = new Config()
                .setClusterName("enhancer-" + ProcessHandle.current().pid() + "-" + CLUSTERS.incrementAndGet())
                .setClassLoader(new Strangers());
        config.setProperty("hazelcast.phone.home.enabled", "false");
        config.setProperty("hazelcast.partition.count", "31");
        config.setProperty("hazelcast.wait.seconds.before.join", "0");
        config.getNetworkConfig().setPort(18_301).setPortCount(200).setReuseAddress(false);
        config.getNetworkConfig().getInterfaces().setEnabled(true).addInterface("127.0.0.1");
        JoinConfig join = config.getNetworkConfig().getJoin();
        join.getAutoDetectionConfig().setEnabled(false);
        join.getMulticastConfig().setEnabled(false);
        member = Hazelcast.newHazelcastInstance(config);
    }

    @AfterAll
    static void stopMember() {
        member.getLifecycleService().terminate();
    }

    private static HazelcastInstance client(ClassLoader loader, SerializationConfig serialization) {
        ClientConfig config = new ClientConfig().setClusterName(member.getConfig().getClusterName()).setClassLoader(loader);
        config.setProperty("hazelcast.client.statistics.enabled", "false");
        config.setSerializationConfig(serialization);
        config.getNetworkConfig().addAddress("127.0.0.1:" + member.getCluster().getLocalMember().getAddress().getPort());
        return HazelcastClient.newHazelcastClient(config);
    }

    private static ClassLoader formed(ClassForm form) {
        return FormedWorld.of(form, Renamed.classFiles(
                Map.of(VersionTwo.class.getName(), "acme.Holder", Leaf.class.getName(), "acme.Leaf")), 1).load();
    }

    private static void storesQueriesAndReadsFields(String name, HazelcastInstance client, ClassLoader loader)
            throws ReflectiveOperationException {
        IMap<Integer, Object> map = client.getMap(name);
        Object last = null;
        for (int i = 0; i < COUNT; i++) {
            last = loader.loadClass("acme.Holder").getConstructor(int.class, long.class).newInstance(i, i * 10L);
            map.set(i, last);
        }

        assertThat(ExactComparison.gravest(last, map.get(COUNT - 1))).isEmpty();
        assertThat(map.keySet(Predicates.greaterEqual("kept", COUNT - 2))).containsExactlyInAnyOrder(COUNT - 2, COUNT - 1);
        map.addIndex(new IndexConfig(IndexType.SORTED, "added"));
        assertThat(map.keySet(Predicates.between("added", 20L, 40L))).containsExactlyInAnyOrder(2, 3, 4);
        assertThat(map.keySet(Predicates.equal("leaf.name", "l"))).hasSize(COUNT);
        assertThat(map.keySet(Predicates.equal("list[any]", "y"))).isEmpty();
        assertThat(map.keySet(Predicates.equal("list[any]", "x"))).hasSize(COUNT);
        assertThat(map.project(Projections.<Map.Entry<Integer, Object>, Long>singleAttribute("added"),
                Predicates.equal("kept", 7))).containsExactly(70L);
        GenericRecord record = (GenericRecord) member.getMap(name).get(3);
        assertThat(record.getInt32("kept")).isEqualTo(3);
        assertThat(record.getGenericRecord("leaf").getString("name")).isEqualTo("l");
    }

    @Test
    void portablesAreStoredQueriedAndReadByFieldWithoutConfiguration() throws Exception {
        ClassLoader loader = formed(new PortableForm());
        HazelcastInstance client = client(loader, new SerializationConfig());
        try {
            storesQueriesAndReadsFields("portable", client, loader);
        } finally {
            client.shutdown();
        }
    }

    @Test
    void compactsAreStoredQueriedAndReadByFieldAfterOneLine() throws Exception {
        ClassLoader loader = formed(new CompactForm());
        SerializationConfig serialization = new SerializationConfig();
        loader.loadClass("acme.GridwireCompactSerializers")
                .getMethod("register", SerializationConfig.class).invoke(null, serialization);
        HazelcastInstance client = client(loader, serialization);
        try {
            storesQueriesAndReadsFields("compact", client, loader);
        } finally {
            client.shutdown();
        }
    }
}
