// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.benchmark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.hazelcast.core.Hazelcast;
import com.hazelcast.map.IMap;
import dev.gridwire.trials.hazelcast.contestant.Contestant;
import dev.gridwire.trials.place.Place;
import dev.gridwire.trials.workload.order.Order;
import dev.gridwire.trials.workloads.Workloads;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.openjdk.jmh.infra.Blackhole;

/** Opens each map, which checks it, so that these maps have answered right. */
class BulkBenchmarkTest {

    private static final Blackhole BLACKHOLE = new Blackhole(
            "Today's password is swordfish. I understand instantiating Blackholes directly is dangerous.");
    private static final int SIZE = 700;

    static Stream<Arguments> mapsOfOrders() {
        return Stream.of(Place.MEMBER, Place.CLIENT).flatMap(place -> Stream.of(Contestant.values())
                .filter(one -> one.refusal(place).or(() -> one.refusal(Workloads.ORDER)).isEmpty() && !one.isEnhanced())
                .map(one -> Arguments.of(place.id(), one.id())));
    }

    @AfterAll
    static void everyMemberHasEnded() {
        assertThat(Hazelcast.getAllHazelcastInstances()).isEmpty();
    }

    @ParameterizedTest
    @Tag("full")
    @MethodSource("mapsOfOrders")
    void everyOperationOnOrdersGivesTheValuesItIsAskedFor(String place, String contestant) {
        assertAnswers(place, "order", contestant);
    }

    @ParameterizedTest
    @Tag("full")
    @CsvSource({"java", "identified", "compact", "gridwire"})
    void everyOperationOnCustomersGivesTheValuesItIsAskedFor(String contestant) {
        assertAnswers("member", "customer", contestant);
    }

    private static void assertAnswers(String place, String workload, String contestant) {
        try (MapTrial<?> trial = MapTrial.open(place, workload, contestant, SIZE)) {
            assertThat(answers(trial, MapOperation.GET)).hasSize(1).doesNotContainNull();
            assertThat(answers(trial, MapOperation.SET)).isEmpty();
            assertThat(answers(trial, MapOperation.GET_ALL)).hasSize(MapOperation.KEYS_AT_ONCE).doesNotContainNull();
            assertThat(answers(trial, MapOperation.ENTRY_SET)).hasSize(SIZE).doesNotContainNull();
            assertThat(answers(trial, MapOperation.QUERY)).hasSizeBetween(1, SIZE / 20);
            assertThat(answers(trial, MapOperation.PROCESS)).isEmpty();
        }
    }

    @Test
    void benchmarkDoesEachOperation() {
        BulkBenchmark benchmark = new BulkBenchmark();
        benchmark.place = "member";
        benchmark.workload = "order";
        benchmark.contestant = "gridwire";
        benchmark.open(SIZE);
        for (BiConsumer<BulkBenchmark, Blackhole> operation : List.<BiConsumer<BulkBenchmark, Blackhole>>of(
                BulkBenchmark::get, BulkBenchmark::set, BulkBenchmark::getAll, BulkBenchmark::entrySet, BulkBenchmark::query,
                BulkBenchmark::process)) {
            operation.accept(benchmark, BLACKHOLE);
        }
        benchmark.close();
    }

    @Test
    void mapWithAnotherValueIsNotMeasured() {
        Supplier<Order> others = Workloads.ORDER.values(9);
        assertRefused(map -> map.set(3, others.get()), "A value is not kept: key=");
    }

    @Test
    void mapThatLacksAValueIsNotMeasured() {
        assertRefused(map -> map.delete(3), "A value is not kept: key=");
    }

    @Test
    void mapThatHasOneMoreIsNotMeasured() {
        Supplier<Order> values = Workloads.ORDER.values(1);
        assertRefused(map -> map.set(SIZE, values.get()), "An operation gave another number of values: operation=ENTRY_SET");
    }

    private static void assertRefused(Consumer<IMap<Object, Object>> spoiling, String message) {
        try (MapTrial<?> trial = MapTrial.open("member", "order", "gridwire", SIZE)) {
            spoiling.accept(trial.map());
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
}
