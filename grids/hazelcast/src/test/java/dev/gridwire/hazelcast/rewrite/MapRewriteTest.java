// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.rewrite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.hazelcast.client.HazelcastClient;
import com.hazelcast.client.config.ClientConfig;
import com.hazelcast.config.Config;
import com.hazelcast.config.JoinConfig;
import com.hazelcast.config.SerializationConfig;
import com.hazelcast.config.SerializerConfig;
import com.hazelcast.core.Hazelcast;
import com.hazelcast.core.HazelcastInstance;
import com.hazelcast.map.IMap;
import dev.gridwire.hazelcast.GridwireSerializer;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class MapRewriteTest {

    private static final String CLUSTER = "rewrite-" + ProcessHandle.current().pid();
    private static final int VALUES = 2_000;

    record Account(long id, String owner, List<String> tags) implements Serializable {}

    private static HazelcastInstance member;
    private static HazelcastInstance second;
    /** A client of the time before Gridwire. */
    private static HazelcastInstance old;

    private final IMap<Integer, Object> map = member.getMap("accounts");

    @BeforeAll
    static void start() {
        member = Hazelcast.newHazelcastInstance(config());
        second = Hazelcast.newHazelcastInstance(config());
        ClientConfig client = new ClientConfig().setClusterName(CLUSTER);
        client.getNetworkConfig().addAddress("127.0.0.1:" + member.getCluster().getLocalMember().getAddress().getPort());
        old = HazelcastClient.newHazelcastClient(client);
    }

    private static Config config() {
        Config config = new Config().setClusterName(CLUSTER);
        JoinConfig join = config.getNetworkConfig().setPort(17_701).getJoin();
        join.getAutoDetectionConfig().setEnabled(false);
        join.getTcpIpConfig().setEnabled(true).addMember("127.0.0.1:17701").addMember("127.0.0.1:17702");
        config.getNetworkConfig().getInterfaces().setEnabled(true).addInterface("127.0.0.1");
        SerializationConfig serialization = config.getSerializationConfig();
        serialization.addSerializerConfig(new SerializerConfig()
                .setTypeClass(Object.class)
                .setImplementation(new GridwireSerializer()));
        return config;
    }

    @AfterAll
    static void stop() {
        old.shutdown();
        member.shutdown();
        second.shutdown();
    }

    @AfterEach
    void clear() {
        map.clear();
    }

    private static Account account(int id) {
        return new Account(id, "owner " + id, new ArrayList<>(List.of("a", "b" + id % 7)));
    }

    private static void putOld(int first, int count) {
        for (int i = first; i < first + count; i++) {
            old.getMap("accounts").set(i, account(i));
        }
    }

    @Test
    void oldValuesTakeTheNewFormatAndStayEqual() {
        putOld(0, VALUES);
        map.set(VALUES, account(VALUES));

        RewriteReport report = MapRewrite.of(member, "accounts").run();

        assertThat(report.before()).containsExactlyInAnyOrderEntriesOf(
                Map.of(StoredFormat.JAVA, (long) VALUES, StoredFormat.GRIDWIRE, 1L));
        assertThat(report.after()).containsExactlyInAnyOrderEntriesOf(Map.of(StoredFormat.GRIDWIRE, VALUES + 1L));
        assertThat(report.rewritten()).isEqualTo(VALUES);
        assertThat(report.problems()).isEmpty();
        assertThat(report.isComplete()).isTrue();
        for (int i = 0; i <= VALUES; i++) {
            assertThat(map.get(i)).isEqualTo(account(i));
        }
    }

    @Test
    void aDryRunCountsAndChangesNothing() {
        putOld(0, 100);

        RewriteReport dry = MapRewrite.of(member, "accounts").dryRun().run();

        assertThat(dry.rewritten()).isEqualTo(100);
        assertThat(dry.after()).isEqualTo(dry.before());
        assertThat(MapRewrite.of(member, "accounts").dryRun().run().before()).isEqualTo(Map.of(StoredFormat.JAVA, 100L));
    }

    @Test
    void aSecondRunFindsNothingToDo() {
        putOld(0, 100);
        MapRewrite.of(member, "accounts").run();

        assertThat(MapRewrite.of(member, "accounts").run().rewritten()).isZero();
    }

    @Test
    void aClientWithoutTheClassesOfTheValuesCanAskForIt() {
        putOld(0, 100);

        RewriteReport report = MapRewrite.of(old, "accounts").run();

        assertThat(report.after()).isEqualTo(Map.of(StoredFormat.GRIDWIRE, 100L));
    }

    @Test
    void formatsAreToldApart() {
        old.getMap("accounts").set(1, "text");
        old.getMap("accounts").set(2, new ArrayList<>(List.of(account(2))));
        old.getMap("accounts").set(3, account(3));
        map.set(4, account(4));
        map.set(5, new ArrayList<>(List.of("text", -100, 47)));

        RewriteReport report = MapRewrite.of(member, "accounts").run();

        assertThat(report.before()).isEqualTo(Map.of(
                StoredFormat.BUILT_IN, 1L, StoredFormat.HOLDS_JAVA, 1L, StoredFormat.JAVA, 1L, StoredFormat.GRIDWIRE, 1L,
                StoredFormat.CONTAINER, 1L));
        assertThat(report.after()).isEqualTo(Map.of(
                StoredFormat.BUILT_IN, 1L, StoredFormat.HOLDS_GRIDWIRE, 1L, StoredFormat.GRIDWIRE, 2L,
                StoredFormat.CONTAINER, 1L));
        assertThat(map.get(2)).isEqualTo(List.of(account(2)));
    }

    /** It is as it was, and does not hinder the thousands around it. */
    @Test
    void aValueThatIsRefusedIsNamedByKeyClassAndCause() throws Exception {
        putOld(0, VALUES);
        old.getMap("accounts").set(77, new java.rmi.MarshalledObject<>("text"));

        RewriteReport dry = MapRewrite.of(old, "accounts").dryRun().run();
        assertThat(dry.rewritten()).isEqualTo(VALUES - 1);
        assertThat(dry.problems()).hasSize(1);
        RewriteReport report = MapRewrite.of(old, "accounts").run();

        assertThat(report.after()).isEqualTo(Map.of(StoredFormat.GRIDWIRE, VALUES - 1L, StoredFormat.JAVA, 1L));
        assertThat(report.rewritten()).isEqualTo(VALUES - 1);
        assertThat(report.remaining()).isEqualTo(1);
        assertThat(report.isComplete()).isFalse();
        assertThat(report.problems()).singleElement().asString()
                .contains("key=77, ").contains("java.rmi.MarshalledObject").contains("not supported");
        assertThat(old.getMap("accounts").get(77)).isInstanceOf(java.rmi.MarshalledObject.class);
    }

    /** Is not Serializable. */
    static class Plain {
        int number;
    }

    @Test
    void compactValuesAreCountedAndLeft() {
        old.getMap("accounts").set(1, new Plain());

        assertThat(MapRewrite.of(member, "accounts").dryRun().run().rewritten()).isZero();
        RewriteReport report = MapRewrite.of(member, "accounts").run();

        assertThat(report.rewritten()).isZero();
        assertThat(report.after()).isEqualTo(Map.of(StoredFormat.COMPACT, 1L));
        assertThat(map.get(1)).isInstanceOf(Plain.class);
    }

    @Test
    void keysAreCountedToo() {
        old.getMap("accounts").set(1, "text");
        old.getMap("accounts").set(account(1), "text");
        member.getMap("accounts").set(account(2), "text");

        assertThat(MapRewrite.of(member, "accounts").dryRun().run().keys()).isEqualTo(
                Map.of(StoredFormat.BUILT_IN, 1L, StoredFormat.JAVA, 1L, StoredFormat.GRIDWIRE, 1L));
    }

    @Test
    @Tag("full")
    void theRateIsKept() {
        putOld(0, 600);
        AtomicInteger calls = new AtomicInteger();
        long begin = System.nanoTime();

        MapRewrite.of(member, "accounts").valuesPerSecond(300).onProgress(progress -> calls.incrementAndGet()).run();

        assertThat(System.nanoTime() - begin).isGreaterThanOrEqualTo(TimeUnit.MILLISECONDS.toNanos(1_900));
        assertThat(calls).hasValue(271);
        assertThatThrownBy(() -> MapRewrite.of(member, "accounts").valuesPerSecond(0))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void anInterruptedRunSaysSoAndAnotherGoesOn() {
        putOld(0, 300);
        Thread.currentThread().interrupt();
        RewriteReport report = MapRewrite.of(member, "accounts").run();

        assertThat(Thread.interrupted()).isTrue();
        assertThat(report.isComplete()).isFalse();
        assertThat(MapRewrite.of(member, "accounts").run().after()).isEqualTo(Map.of(StoredFormat.GRIDWIRE, 300L));
    }

    @Test
    void theValueExpiresAsBefore() {
        old.getMap("accounts").set(1, account(1), 1_000, TimeUnit.SECONDS);
        long before = map.getEntryView(1).getExpirationTime();

        MapRewrite.of(member, "accounts").run();

        assertThat(map.getEntryView(1).getExpirationTime()).isEqualTo(before);
        assertThat(map.getEntryView(1).getExpirationTime()).isNotEqualTo(Long.MAX_VALUE);
    }

    @Test
    @Tag("full")
    void changesUnderWayAreNotLost() throws Exception {
        putOld(0, VALUES);
        Thread writer = new Thread(() -> {
            for (int i = 0; i < VALUES; i++) {
                map.set(i, new Account(i, "changed", List.of()));
            }
        });
        writer.start();
        MapRewrite.of(old, "accounts").run();
        writer.join();

        for (int i = 0; i < VALUES; i++) {
            assertThat(((Account) map.get(i)).owner()).isEqualTo("changed");
        }
        assertThat(MapRewrite.of(member, "accounts").dryRun().run().before())
                .isEqualTo(Map.of(StoredFormat.GRIDWIRE, (long) VALUES));
    }
}
