// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.auto;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.hazelcast.client.HazelcastClient;
import com.hazelcast.client.config.ClientConfig;
import com.hazelcast.config.Config;
import com.hazelcast.core.Hazelcast;
import com.hazelcast.core.HazelcastInstance;
import com.hazelcast.internal.serialization.Data;
import com.hazelcast.internal.serialization.InternalSerializationService;
import com.hazelcast.internal.serialization.impl.DefaultSerializationServiceBuilder;
import com.hazelcast.jet.pipeline.Pipeline;
import com.hazelcast.jet.pipeline.Sinks;
import com.hazelcast.jet.pipeline.test.TestSources;
import com.hazelcast.map.IMap;
import com.hazelcast.nio.serialization.HazelcastSerializationException;
import dev.gridwire.hazelcast.GridwireSerializer;
import dev.gridwire.hazelcast.rewrite.MapRewrite;
import dev.gridwire.hazelcast.rewrite.StoredFormat;
import java.io.Serializable;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.opentest4j.AssertionFailedError;

/** The jar on the class path, and not one line of configuration for it. */
class AutoTest {

    private static final String WRITE = "gridwire.hazelcast.write";

    /** Is no Serializable. */
    record Order(long id, Instant time, List<String> lines) {}

    @AfterEach
    void stop() {
        System.clearProperty(WRITE);
        HazelcastClient.shutdownAll();
        Hazelcast.shutdownAll();
    }

    private static HazelcastInstance member() {
        Config config = new Config().setClusterName("auto");
        config.getNetworkConfig().getJoin().getAutoDetectionConfig().setEnabled(false);
        config.getNetworkConfig().setPort(17_781).getInterfaces().setEnabled(true).addInterface("127.0.0.1");
        return Hazelcast.newHazelcastInstance(config);
    }

    private static HazelcastInstance client() {
        ClientConfig config = new ClientConfig().setClusterName("auto");
        int port = Hazelcast.getAllHazelcastInstances().iterator().next().getCluster().getLocalMember().getAddress().getPort();
        config.getNetworkConfig().addAddress("127.0.0.1:" + port);
        return HazelcastClient.newHazelcastClient(config);
    }

    private static Map<StoredFormat, Long> formats(HazelcastInstance grid) {
        return MapRewrite.of(grid, "orders").dryRun().run().before();
    }

    @Test
    void aMemberAndAClientUseIt() throws Exception {
        HazelcastInstance member = member();
        HazelcastInstance client = client();
        Order order = new Order(1, Instant.EPOCH, List.of("a", "b"));

        client.getMap("orders").set(1, order);

        assertThat(member.getMap("orders").get(1)).isEqualTo(order);
        assertThat(formats(client)).isEqualTo(Map.of(StoredFormat.GRIDWIRE, 1L));
        Callable<Order> task = (Callable<Order> & Serializable) () -> new Order(2, Instant.EPOCH, List.of());
        assertThat(client.getExecutorService("tasks").submit(task).get().id()).isEqualTo(2);
        IMap<Integer, Order> orders = client.getMap("orders");
        List<String> lines = orders.executeOnKey(1, entry -> entry.getValue().lines());
        assertThat(lines).isEqualTo(order.lines());
    }

    @Test
    void aLibrarysClassesAreRefusedWithTheLineThatAllowsThem() {
        HazelcastInstance member = member();

        assertThatThrownBy(() -> member.getMap("orders").set(1, new AssertionFailedErrorHolder(new AssertionFailedError("x"))))
                .isInstanceOf(HazelcastSerializationException.class)
                .hasStackTraceContaining("org.opentest4j.AssertionFailedError")
                .hasStackTraceContaining("gridwire.properties");
        member.getMap("orders").set(1, "the member works on");
    }

    record AssertionFailedErrorHolder(Object error) {}

    /** Tools and tests make one. */
    @Test
    void aSerializationServiceWithoutAnInstanceUsesIt() {
        InternalSerializationService service = new DefaultSerializationServiceBuilder().build();
        Order order = new Order(3, Instant.EPOCH, List.of("c"));
        Data data = service.toData(order);
        assertThat(data.getType()).isEqualTo(GridwireSerializer.TYPE_ID);
        assertThat(service.<Order>toObject(data)).isEqualTo(order);
        service.dispose();
    }

    @Test
    void aMemberWithJetRunsJobs() {
        Config config = new Config().setClusterName("jobs");
        config.getJetConfig().setEnabled(true);
        config.getNetworkConfig().getJoin().getAutoDetectionConfig().setEnabled(false);
        HazelcastInstance member = Hazelcast.newHazelcastInstance(config);
        Pipeline pipeline = Pipeline.create();
        pipeline.readFrom(TestSources.items(1, 2, 3))
                .map(id -> new Order(id, Instant.EPOCH, List.of()))
                .filter(order -> order.id() == 2)
                .writeTo(Sinks.list("chosen"));

        member.getJet().newJob(pipeline).join();

        assertThat(member.<Order>getList("chosen")).extracting(Order::id).containsExactly(2L);
    }

    @Test
    void withWriteFalseItOnlyReads() {
        HazelcastInstance writer = member();
        writer.getMap("orders").set(1, new Order(1, Instant.EPOCH, List.of("a")));

        System.setProperty(WRITE, "false");
        HazelcastInstance reader = client();
        reader.getMap("orders").set(2, new Dated(Instant.EPOCH));

        assertThat(reader.getMap("orders").get(1)).isEqualTo(new Order(1, Instant.EPOCH, List.of("a")));
        assertThat(formats(writer)).isEqualTo(Map.of(StoredFormat.GRIDWIRE, 1L, StoredFormat.JAVA, 1L));
    }

    record Dated(Instant time) implements Serializable {}

    @Test
    void aWrongLineStopsTheInstanceWithAMessage() {
        System.setProperty(WRITE, "maybe");
        assertThatThrownBy(AutoTest::member).hasStackTraceContaining("hazelcast.write=maybe");
    }
}
