// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.benchmark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.hazelcast.core.Hazelcast;
import com.hazelcast.map.IMap;
import dev.gridwire.trials.benchmark.BenchmarkCell;
import dev.gridwire.trials.benchmark.OperationBenchmark;
import dev.gridwire.trials.hazelcast.contestant.Contestant;
import dev.gridwire.trials.place.Place;
import dev.gridwire.trials.workload.Workload;
import dev.gridwire.trials.workload.order.Order;
import dev.gridwire.trials.workloads.Workloads;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.openjdk.jmh.infra.Blackhole;

/** Opens each map, which checks it, so that these maps have answered right. */
class BulkCellsTest {

    private static final Blackhole BLACKHOLE = new Blackhole(
            "Today's password is swordfish. I understand instantiating Blackholes directly is dangerous.");
    private static final int SIZE = 700;

    static Stream<Arguments> mapsOfOrders() {
        return maps("order", List.of(Contestant.values()), BulkCells.PLACES);
    }

    static Stream<Arguments> mapsOfCustomers() {
        return maps("customer", BulkCells.USUAL, List.of(Place.MEMBER));
    }

    private static Stream<Arguments> maps(String workload, List<Contestant> contestants, List<Place> places) {
        return BulkCells.of(List.of(Workloads.byId(workload).orElseThrow()), contestants, places).stream()
                .filter(cell -> BulkCells.operation(cell) == MapOperation.GET)
                .map(cell -> Arguments.argumentSet(cell.toString(), cell));
    }

    @AfterAll
    static void everyMemberHasEnded() {
        assertThat(Hazelcast.getAllHazelcastInstances()).isEmpty();
    }

    @ParameterizedTest
    @Tag("full")
    @MethodSource({"mapsOfOrders", "mapsOfCustomers"})
    void everyOperationGivesTheValuesItIsAskedFor(BenchmarkCell cell) {
        try (MapTrial<?> trial = BulkCells.trial(cell, SIZE)) {
            assertThat(answers(trial, MapOperation.GET)).hasSize(1).doesNotContainNull();
            assertThat(answers(trial, MapOperation.SET)).isEmpty();
            assertThat(answers(trial, MapOperation.GET_ALL)).hasSize(MapOperation.KEYS_AT_ONCE).doesNotContainNull();
            assertThat(answers(trial, MapOperation.ENTRY_SET)).hasSize(SIZE).doesNotContainNull();
            assertThat(answers(trial, MapOperation.QUERY)).hasSizeBetween(1, SIZE / 20);
            assertThat(answers(trial, MapOperation.PROCESS)).isEmpty();
        }
    }

    @ParameterizedTest
    @EnumSource(MapOperation.class)
    void benchmarkDoesEachOperation(MapOperation operation) {
        OperationBenchmark benchmark = new OperationBenchmark();
        benchmark.cell = "bulk/order/gridwire/member " + operation.id();
        benchmark.size = SIZE;
        benchmark.open();
        benchmark.run(BLACKHOLE);
        benchmark.close();
    }

    @Test
    void mapWithAnotherValueIsNotMeasured() {
        Workload<Order> workload = Workloads.ORDER;
        assertRefused((map, key) -> map.set(key, workload.values(9).get()), "A value is not kept: key=");
    }

    @Test
    void mapThatLacksAValueIsNotMeasured() {
        assertRefused((map, key) -> map.delete(key), "A value is not kept: key=");
    }

    @Test
    void mapThatHasOneMoreIsNotMeasured() {
        Supplier<?> values = Workloads.ORDER.values(1);
        assertRefused(
                (map, key) -> map.set(SIZE, values.get()), "An operation gave another number of values: operation=entry-set");
    }

    @Test
    void workloadsWithoutAQueryAndEnhancedClassesHaveNoMap() {
        assertThat(BulkCells.of(Workloads.known(), List.of(Contestant.values()), BulkCells.PLACES))
                .extracting(BenchmarkCell::subject).containsOnly("order", "order-of-ten", "customer");
        assertThat(BulkCells.of(
                Workloads.all(), List.of(Contestant.IGNITE, Contestant.ENHANCED_IDENTIFIED), BulkCells.PLACES)).isEmpty();
    }

    @Test
    void entriesAreThoseThatAnOperationLooksAt() {
        assertThat(Stream.of(MapOperation.values()).map(one -> one.entries(5_000)))
                .containsExactly(1, 1, 256, 5_000, 5_000, 5_000);
        assertThat(MapOperation.GET_ALL.entries(100)).isEqualTo(100);
        assertThat(Stream.of(MapOperation.values()).map(MapOperation::callers)).containsExactly(4, 4, 1, 1, 1, 1);
    }

    private static void assertRefused(Change change, String message) {
        BenchmarkCell cell = BenchmarkCell.parse("bulk/order/gridwire/member query");
        try (MapTrial<?> trial = BulkCells.trial(cell, SIZE)) {
            change.on(trial.map(), 3);
            assertThatThrownBy(trial::demandRightAnswers)
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessageStartingWith(message);
        }
    }

    private static List<Object> answers(MapTrial<?> trial, MapOperation operation) {
        List<Object> answers = new ArrayList<>();
        trial.run(operation, answers::add);
        return answers;
    }

    private interface Change {

        void on(IMap<Object, Object> map, int key);
    }
}
