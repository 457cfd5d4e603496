// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.chains;

import static com.hazelcast.internal.serialization.impl.SerializationConstants.JAVA_DEFAULT_TYPE_ARRAY_LIST;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.InstanceOfAssertFactories.LIST;

import com.hazelcast.config.Config;
import com.hazelcast.config.JavaSerializationFilterConfig;
import com.hazelcast.core.Hazelcast;
import com.hazelcast.core.HazelcastInstance;
import com.hazelcast.internal.serialization.Data;
import com.hazelcast.internal.serialization.impl.HeapData;
import com.hazelcast.map.IMap;
import com.hazelcast.nio.serialization.HazelcastSerializationException;
import dev.gridwire.chains.song.Cage;
import dev.gridwire.chains.song.Canary;
import dev.gridwire.error.RejectedTypeException;
import dev.gridwire.hazelcast.GridwireSerializer;
import dev.gridwire.hazelcast.JavaSerializationPolicy;
import dev.gridwire.testkit.claim.Proves;
import dev.gridwire.testkit.claim.Topic;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Chains of gadgets as values in a grid: bytes that a stranger put there, which a member reads. */
@Tag("full")
class GridChainsTest {

    private static final int JAVA_SERIALIZATION = -100;
    private static final int HEADER_BYTES = 8;
    private static final int LOW_BITS = 0x7f;

    private static HazelcastInstance open;
    private static HazelcastInstance filtered;
    private static HazelcastInstance held;

    @BeforeAll
    static void start() {
        open = Hazelcast.newHazelcastInstance(config("open", 17_761));
        JavaSerializationFilterConfig filter = new JavaSerializationFilterConfig();
        filter.getWhitelist().addPackages("dev.gridwire.chains.song");
        // The defaults let in all of the JDK.
        filter.getBlacklist().addClasses("java.net.URL");
        Config config = config("filtered", 17_771);
        config.getSerializationConfig().setJavaSerializationFilterConfig(filter);
        filtered = Hazelcast.newHazelcastInstance(config);
        held = Hazelcast.newHazelcastInstance(JavaSerializationPolicy.set(config("held", 17_781)));
    }

    @AfterAll
    static void stop() {
        Hazelcast.shutdownAll();
    }

    private static Config config(String name, int port) {
        Config config = new Config().setClusterName(name).setClassLoader(Libraries.classes());
        config.getNetworkConfig().getJoin().getAutoDetectionConfig().setEnabled(false);
        config.getNetworkConfig().setPort(port).getInterfaces().setEnabled(true).addInterface("127.0.0.1");
        return config;
    }

    /** A map takes serialized data as they are. */
    private static IMap<Object, Object> mapWith(HazelcastInstance member, int typeId, byte[] payload) {
        ByteBuffer bytes = ByteBuffer.allocate(HEADER_BYTES + payload.length).putInt(0).putInt(typeId).put(payload);
        Data data = new HeapData(bytes.array());
        IMap<Object, Object> map = member.getMap("values");
        map.set(1, data);
        Canary.hush();
        return map;
    }

    /** A payload stands behind its length. */
    private static byte[] framed(byte[] payload) {
        ByteArrayOutputStream frame = new ByteArrayOutputStream();
        int rest = payload.length;
        for (; rest > LOW_BITS; rest >>>= 7) {
            frame.write(rest | LOW_BITS + 1);
        }
        frame.write(rest);
        frame.writeBytes(payload);
        return frame.toByteArray();
    }

    @ParameterizedTest
    @EnumSource
    @Proves(topic = Topic.POLICY, value = "A chain of gadgets that a stranger put into a Hazelcast map by Gridwire's format is"
            + " refused by the member that reads it, bare and up to five deep in containers")
    void isRefusedByAMemberThatReadsItByGridwire(Chain chain) {
        Object graph = chain.graph(new Library(Libraries.classes()));
        for (HazelcastInstance member : new HazelcastInstance[] {open, filtered}) {
            for (int depth = 0; depth <= Nesting.DEEPEST; depth++) {
                byte[] payload = ChainsTest.lenient().marshal(Nesting.around(graph, depth));
                IMap<Object, Object> map = mapWith(member, GridwireSerializer.TYPE_ID, framed(payload));
                assertThatThrownBy(() -> map.get(1)).isInstanceOf(HazelcastSerializationException.class)
                        .hasCauseInstanceOf(RejectedTypeException.class);
                assertThat(Canary.songs()).isZero();
            }
        }
    }

    /** As Hazelcast writes an ArrayList: how many, then of each what serializer reads it. */
    private static byte[] listed(int typeId, byte[] element, int depth) {
        byte[] nested = element;
        int type = typeId;
        for (int i = 0; i < depth; i++) {
            nested = ByteBuffer.allocate(HEADER_BYTES + nested.length).putInt(1).putInt(type).put(nested).array();
            type = JAVA_DEFAULT_TYPE_ARRAY_LIST;
        }
        return nested;
    }

    @ParameterizedTest
    @EnumSource
    @Proves(topic = Topic.POLICY, value = "A chain of gadgets inside of lists that Hazelcast itself reads is refused as well")
    void isRefusedInsideOfHazelcastsOwnLists(Chain chain) {
        byte[] payload = framed(ChainsTest.lenient().marshal(chain.graph(new Library(Libraries.classes()))));
        for (int depth = 1; depth <= Nesting.DEEPEST; depth++) {
            byte[] lists = listed(GridwireSerializer.TYPE_ID, payload, depth);
            IMap<Object, Object> map = mapWith(open, JAVA_DEFAULT_TYPE_ARRAY_LIST, lists);
            assertThatThrownBy(() -> map.get(1)).hasStackTraceContaining(RejectedTypeException.class.getName());
            assertThat(Canary.songs()).isZero();
        }
    }

    /** Gridwire is asked for its own payloads; Hazelcast itself reads payloads that claim to be of Java serialization. */
    @ParameterizedTest
    @EnumSource
    void firesThroughHazelcastsJavaSerializationWithoutAFilter(Chain chain) throws IOException {
        byte[] bytes = Libraries.javaBytes(chain.graph(new Library(Libraries.classes())));
        try {
            mapWith(open, JAVA_SERIALIZATION, bytes).get(1);
        } catch (RuntimeException e) {
            assertThat(e).isInstanceOfAny(HazelcastSerializationException.class, ClassCastException.class);
        }
        assertThat(Canary.songs()).isPositive();
    }

    private static void assertRefusedByJava(HazelcastInstance member, Chain chain, String message) throws IOException {
        Object graph = chain.graph(new Library(Libraries.classes()));
        for (int depth = 0; depth <= Nesting.DEEPEST; depth++) {
            byte[] bytes = Libraries.javaBytes(Nesting.around(graph, depth));
            IMap<Object, Object> map = mapWith(member, JAVA_SERIALIZATION, bytes);
            assertThatThrownBy(() -> map.get(1)).hasStackTraceContaining(message);
            assertThat(Canary.songs()).isZero();
        }
    }

    @ParameterizedTest
    @EnumSource
    @Proves(topic = Topic.POLICY, value = "With Hazelcast's Java serialization filter, the same chains written by Java"
            + " serialization are refused as well")
    void isRefusedThereWithHazelcastsFilter(Chain chain) throws IOException {
        assertRefusedByJava(filtered, chain, "Resolving class ");
    }

    @ParameterizedTest
    @EnumSource
    @Proves(topic = Topic.POLICY, value = "Where JavaSerializationPolicy.set(config) was called, as the Spring Boot starter does,"
            + " the same chains written by Java serialization are refused, bare and up to five deep in containers")
    void isRefusedThereWithGridwiresPolicy(Chain chain) throws IOException {
        assertRefusedByJava(held, chain, "Java serialization: The ");
    }

    @Test
    void ownClassesAreReadByGridwiresPolicy() throws IOException {
        byte[] bytes = Libraries.javaBytes(new ArrayList<>(List.of(new Cage("bird"), LocalDate.EPOCH)));
        Object read = mapWith(held, JAVA_SERIALIZATION, bytes).get(1);
        assertThat(read).asInstanceOf(LIST).hasSize(2).first().isInstanceOf(Cage.class);
    }

    @Test
    void whatIsAllowedIsReadInsideOfHazelcastsOwnLists() {
        byte[] payload = framed(ChainsTest.lenient().marshal(new Cage("bird")));
        byte[] lists = listed(GridwireSerializer.TYPE_ID, payload, 2);
        Object read = mapWith(open, JAVA_DEFAULT_TYPE_ARRAY_LIST, lists).get(1);
        assertThat(read).asInstanceOf(LIST).singleElement().asInstanceOf(LIST).singleElement().isInstanceOf(Cage.class);
    }

    @Test
    void whatIsAllowedIsReadByAllMembers() {
        for (HazelcastInstance member : new HazelcastInstance[] {open, filtered, held}) {
            IMap<Object, Object> map = member.getMap("cages");
            map.set(1, new Cage("bird"));
            assertThat(map.get(1)).isInstanceOfSatisfying(Cage.class, cage -> assertThat(cage.held()).isEqualTo("bird"));
        }
    }
}
