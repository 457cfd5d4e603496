// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.grid;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import com.hazelcast.client.HazelcastClient;
import com.hazelcast.client.config.ClientConfig;
import com.hazelcast.collection.IList;
import com.hazelcast.config.SerializerConfig;
import com.hazelcast.core.HazelcastInstance;
import com.hazelcast.jet.Traversers;
import com.hazelcast.jet.aggregate.AggregateOperations;
import com.hazelcast.jet.config.JobConfig;
import com.hazelcast.jet.config.ProcessingGuarantee;
import com.hazelcast.jet.core.JobStatus;
import com.hazelcast.jet.pipeline.JournalInitialPosition;
import com.hazelcast.jet.pipeline.Pipeline;
import com.hazelcast.jet.pipeline.ServiceFactories;
import com.hazelcast.jet.pipeline.ServiceFactory;
import com.hazelcast.jet.pipeline.Sinks;
import com.hazelcast.jet.pipeline.Sources;
import com.hazelcast.jet.pipeline.test.AssertionCompletedException;
import com.hazelcast.jet.pipeline.test.Assertions;
import com.hazelcast.map.IMap;
import dev.gridwire.hazelcast.GridwireSerializer;
import dev.gridwire.hazelcast.grid.TestGrids.Registration;
import dev.gridwire.hazelcast.grid.shop.Address;
import dev.gridwire.hazelcast.grid.shop.Line;
import dev.gridwire.hazelcast.grid.shop.Order;
import dev.gridwire.hazelcast.grid.shop.OrderException;
import dev.gridwire.hazelcast.grid.shop.OrderKey;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Pipelines whose items are objects; grouping sends them from member to member. */
class JetTest {

    private static final int COUNT = 100;
    private static final int PATIENCE_SECONDS = 60;
    private static final int SNAPSHOT_MILLIS = 100;

    static Stream<HazelcastInstance> submitters() {
        return Stream.of(Grid.client(), Grid.first());
    }

    private static String filled() {
        IMap<OrderKey, Order> map = Grid.client().getMap(Grid.name("source-"));
        map.putAll(IntStream.range(0, COUNT).boxed().collect(Collectors.toMap(n -> new OrderKey("north", n), Order::example)));
        return map.getName();
    }

    @ParameterizedTest
    @MethodSource("submitters")
    void objectsAreGroupedByObjects(HazelcastInstance submitter) {
        String sink = Grid.name("sink-");
        Pipeline pipeline = Pipeline.create();
        pipeline.readFrom(Sources.<OrderKey, Order>map(filled()))
                .map(Map.Entry::getValue)
                .groupingKey(order -> new Address(order.getCustomer(), 0))
                .aggregate(AggregateOperations.toList())
                .writeTo(Sinks.map(sink));

        submitter.getJet().newJob(pipeline).join();

        IMap<Address, List<Order>> grouped = submitter.getMap(sink);
        assertThat(grouped.size()).isEqualTo(9);
        assertThat(grouped.get(new Address("customer-1", 0))).hasSize(11).contains(Order.example(1), Order.example(10));
    }

    @ParameterizedTest
    @MethodSource("submitters")
    void objectsCrossEdgesThatAreRebalanced(HazelcastInstance submitter) {
        String sink = Grid.name("sink-");
        Pipeline pipeline = Pipeline.create();
        pipeline.readFrom(Sources.<OrderKey, Order>map(filled()))
                .rebalance()
                .flatMap(entry -> Traversers.traverseIterable(entry.getValue().getLines()))
                .rebalance(Line::product)
                .map(line -> new Line(line.product(), line.amount() + 1))
                .writeTo(Sinks.list(sink));

        submitter.getJet().newJob(pipeline).join();

        assertThat(submitter.<Line>getList(sink)).hasSize(COUNT).contains(new Line("product-3", 4));
    }

    @ParameterizedTest
    @MethodSource("submitters")
    void aJobReadsAJournalAndBringsAClassAlong(HazelcastInstance submitter) {
        IMap<Integer, Order> source = submitter.getMap(Grid.name(Grid.JOURNAL));
        source.put(1, Order.example(1));
        Pipeline pipeline = Pipeline.create();
        pipeline.readFrom(Sources.<Integer, Order>mapJournal(source.getName(), JournalInitialPosition.START_FROM_OLDEST))
                .withoutTimestamps()
                .map(Map.Entry::getValue)
                .apply(Assertions.assertCollectedEventually(PATIENCE_SECONDS,
                        found -> assertThat(found).containsExactly(Order.example(1))));

        var job = submitter.getJet().newJob(pipeline, new JobConfig().addClass(JetTest.class));

        assertThat(catchThrowable(job::join)).hasStackTraceContaining(AssertionCompletedException.class.getName());
    }

    @ParameterizedTest
    @MethodSource("submitters")
    void aJobBringsFilesAlong(HazelcastInstance submitter, @TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("greeting.txt"), "hello");
        String sink = Grid.name("sink-");
        Pipeline pipeline = Pipeline.create();
        ServiceFactory<?, String> greeting = ServiceFactories.sharedService(
                context -> Files.readString(context.attachedFile("greeting").toPath()));
        pipeline.readFrom(Sources.<OrderKey, Order>map(filled()))
                .mapUsingService(greeting, (text, entry) -> text)
                .writeTo(Sinks.list(sink));

        submitter.getJet().newJob(pipeline, new JobConfig().attachFile(file.toFile(), "greeting")
                .addClasspathResource(file.toFile(), "greeting.txt")).join();

        assertThat(submitter.<String>getList(sink)).hasSize(COUNT).containsOnly("hello");
    }

    @ParameterizedTest
    @MethodSource("submitters")
    void aJobGoesOnFromItsSnapshot(HazelcastInstance submitter) {
        IMap<Integer, Order> source = submitter.getMap(Grid.name(Grid.JOURNAL));
        IList<Order> sink = submitter.getList(Grid.name("sink-"));
        Pipeline pipeline = Pipeline.create();
        pipeline.readFrom(Sources.<Integer, Order>mapJournal(source.getName(), JournalInitialPosition.START_FROM_OLDEST))
                .withoutTimestamps()
                .map(Map.Entry::getValue)
                .writeTo(Sinks.list(sink.getName()));
        var job = submitter.getJet().newJob(pipeline, new JobConfig()
                .setProcessingGuarantee(ProcessingGuarantee.EXACTLY_ONCE).setSnapshotIntervalMillis(SNAPSHOT_MILLIS));
        source.put(1, Order.example(1));
        Grid.await(() -> sink.contains(Order.example(1)));

        job.suspend(); // writes a snapshot first; to restart does so, too, but nothing tells when that was done
        Grid.await(() -> job.getStatus() == JobStatus.SUSPENDED);
        source.put(2, Order.example(2));
        job.resume();

        Grid.await(() -> sink.contains(Order.example(2)));
        assertThat(List.copyOf(sink)).containsExactly(Order.example(1), Order.example(2));
        job.cancel();
    }

    @Test
    void aClientThatWasNotToldOfJobsSaysHowToSubmitThem() {
        ClientConfig config = TestGrids.client(Grid.first(), Registration.NONE);
        config.getSerializationConfig().addSerializerConfig(new SerializerConfig().setTypeClass(Object.class)
                .setImplementation(new GridwireSerializer(GridwireSerializer.TYPE_ID, builder -> builder.allowOwnClasses())));
        HazelcastInstance client = HazelcastClient.newHazelcastClient(config);
        try {
            Pipeline pipeline = Pipeline.create();
            pipeline.readFrom(Sources.<OrderKey, Order>map(filled())).map(Map.Entry::getValue).writeTo(Sinks.noop());

            assertThat(catchThrowable(() -> client.getJet().newJob(pipeline).join()))
                    .hasStackTraceContaining("class=com.hazelcast.jet.")
                    .hasStackTraceContaining("set hazelcast.jet=true for each client that submits jobs");
        } finally {
            client.shutdown();
        }
    }

    @ParameterizedTest
    @MethodSource("submitters")
    void aJobSaysWhatFailed(HazelcastInstance submitter) {
        Pipeline pipeline = Pipeline.create();
        pipeline.readFrom(Sources.<OrderKey, Order>map(filled()))
                .map(entry -> {
                    if (entry.getValue().getId() == 50) {
                        throw new OrderException("no fifty", entry.getKey(), new IllegalStateException("inner"));
                    }
                    return entry.getValue();
                })
                .writeTo(Sinks.noop());

        var job = submitter.getJet().newJob(pipeline);

        assertThat(catchThrowable(job::join)).hasStackTraceContaining("no fifty");
        assertThat(job.getStatus()).isEqualTo(JobStatus.FAILED);
    }
}
