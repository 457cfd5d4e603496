// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.grid;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.hazelcast.core.Hazelcast;
import com.hazelcast.map.IMap;
import dev.gridwire.trials.contestant.Contestant;
import dev.gridwire.trials.place.Place;
import dev.gridwire.trials.workload.order.OrderWorkload;
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
class MapBenchmarkTest {

    private static final Blackhole BLACKHOLE = new Blackhole(
            "Today's password is swordfish. I understand instantiating Blackholes directly is dangerous.");
    private static final int SIZE = 700;

    static Stream<Arguments> mapsOfOrders() {
        return maps(GridCase.ORDER, List.of(Contestant.values()), GridSelection.PLACES);
    }

    static Stream<Arguments> mapsOfCustomers() {
        return maps(GridCase.CUSTOMER, GridSelection.USUAL, List.of(Place.MEMBER));
    }

    private static Stream<Arguments> maps(GridCase subject, List<Contestant> contestants, List<Place> places) {
        return new GridSelection(List.of(subject), contestants, places, List.of(MapOperation.GET)).mapCells().stream()
                .map(cell -> Arguments.argumentSet(cell.toString(), cell));
    }

    @AfterAll
    static void everyMemberHasEnded() {
        assertThat(Hazelcast.getAllHazelcastInstances()).isEmpty();
    }

    @ParameterizedTest
    @Tag("full")
    @MethodSource({"mapsOfOrders", "mapsOfCustomers"})
    void everyOperationGivesTheValuesItIsAskedFor(MapCell cell) {
        try (MapTrial<?> trial = MapTrial.open(cell, SIZE)) {
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
        MapBenchmark benchmark = new MapBenchmark();
        benchmark.cell = new MapCell(Place.MEMBER, GridCase.ORDER, Contestant.GRIDWIRE, operation).toString();
        benchmark.size = SIZE;
        benchmark.open();
        benchmark.call(BLACKHOLE);
        benchmark.close();
    }

    @Test
    void mapWithAnotherValueIsNotMeasured() {
        OrderWorkload workload = new OrderWorkload();
        assertRefused((map, key) -> map.set(key, workload.values(9).get()), "A value is not kept: key=");
    }

    @Test
    void mapThatLacksAValueIsNotMeasured() {
        assertRefused((map, key) -> map.delete(key), "A value is not kept: key=");
    }

    @Test
    void mapThatHasOneMoreIsNotMeasured() {
        Supplier<?> values = new OrderWorkload().values(1);
        assertRefused(
                (map, key) -> map.set(SIZE, values.get()), "An operation gave another number of values: operation=entry-set");
    }

    private static void assertRefused(Change change, String message) {
        MapCell cell = MapCell.parse("member/order/gridwire/query");
        try (MapTrial<?> trial = MapTrial.open(cell, SIZE)) {
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
