// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.firstuse;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.trials.firstuse.FirstUse.TimeSpent;
import dev.gridwire.trials.fork.Forks;
import dev.gridwire.trials.hazelcast.contestant.Contestant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

class FirstUseTest {

    private static final Forks FORKS = new Forks(256);

    @Test
    @Tag("full")
    void everyLibraryIsMeasuredInForksOfItsOwn() {
        Steps steps = new Steps();
        Map<String, List<FirstUse.Cost>> costs = FirstUse.run(FORKS, FirstUse.CONTESTANTS, 2, steps);
        assertThat(costs).containsOnlyKeys(FirstUse.CONTESTANTS.stream().map(Contestant::id).toList());
        assertThat(costs.values()).allSatisfy(forks -> assertThat(forks).hasSize(2).allSatisfy(cost -> {
            assertThat(cost.first().threadNanos()).isPositive();
            assertThat(cost.further().threadNanos()).isPositive();
            assertThat(cost.first().wallNanos()).isGreaterThan(cost.further().wallNanos() / 100);
        }));
        assertThat(steps.done()).isEqualTo(steps.expected()).isEqualTo(8);
    }

    @ParameterizedTest
    @FieldSource("dev.gridwire.trials.firstuse.FirstUse#CONTESTANTS")
    void everyLibraryBringsTheObjectsBack(Contestant contestant) {
        assertThat(FirstUseMain.measure(new FirstCodec(contestant.id())).first().wallNanos()).isPositive();
    }

    @Test
    void thereAreThreeObjectsAndTenOfFurtherClasses() {
        assertThat(FirstObjects.first()).extracting(Object::getClass).doesNotHaveDuplicates().hasSize(3);
        assertThat(FirstObjects.further()).extracting(Object::getClass).doesNotHaveDuplicates().hasSize(10);
    }

    @Test
    void medianIsOfEachFigureByItself() {
        FirstUse.Cost median = FirstUse.median(List.of(cost(1, 30), cost(2, 10), cost(9, 20)));
        assertThat(median).isEqualTo(cost(2, 20));
        assertThat(FirstUse.median(List.of(cost(5, 5), cost(4, 4)))).isEqualTo(cost(4, 4));
    }

    @Test
    void tableShowsMediansInMilliseconds() {
        assertThat(FirstUse.table(Map.of("kryo", List.of(cost(1_500_000, 250_000))))
                        .lines().map(String::stripTrailing))
                .containsExactly(
                        "Milliseconds until the first objects of three classes, and then of ten more, were written and read;"
                                + " medians of forks",
                        "      | first three |            |             | ten further |            |",
                        "      |        wall | thread CPU | process CPU |        wall | thread CPU | process CPU",
                        "------+-------------+------------+-------------+-------------+------------+-------------",
                        " kryo |         1.5 |        1.5 |         1.5 |         0.3 |        0.3 |         0.3");
    }

    private static FirstUse.Cost cost(long first, long further) {
        return new FirstUse.Cost(new TimeSpent(first, first, first), new TimeSpent(further, further, further));
    }
}
