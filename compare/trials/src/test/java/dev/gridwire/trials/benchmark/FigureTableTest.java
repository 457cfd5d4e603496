// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.benchmark;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.trials.hazelcast.benchmark.BulkCells;
import dev.gridwire.trials.hazelcast.contestant.Contestant;
import dev.gridwire.trials.workloads.Workloads;
import java.util.List;
import org.junit.jupiter.api.Test;

class FigureTableTest {

    @Test
    void tableHasARowAFigureAndMeansBelowAnOperationOfSeveralSubjects() {
        assertThat(lines(Suite.BULK,
                figure("bulk/order/java/member get", 2_000, 100), figure("bulk/order/identified/member get", 100, Double.NaN),
                figure("bulk/order/gridwire/member get", 50, 2), figure("bulk/customer/identified/member get", 4_000, 40),
                figure("bulk/customer/gridwire/member get", 8_000, 3), figure("bulk/order/gridwire/client get", 9_000, 10)))
                .containsExactly(
                        "Nanoseconds a value, with the half width of JMH's 99.9 % confidence interval",
                        " operation  | subject        | mechanism  |          ns | ÷ identified | ÷ java | allocated B",
                        "------------+----------------+------------+-------------+--------------+--------+-------------",
                        " member get | order          | java       | 2,000 ± 100 |        20.00 |   1.00 |         120",
                        " member get | order          | identified |         100 |         1.00 |   0.05 |         120",
                        " member get | order          | gridwire   |  50.0 ± 2.0 |         0.50 |   0.03 |         120",
                        " member get | customer       | identified |  4,000 ± 40 |         1.00 |      – |         120",
                        " member get | customer       | gridwire   |   8,000 ± 3 |         2.00 |      – |         120",
                        " member get | geometric mean | java       |             |        20.00 |   1.00 |",
                        " member get | geometric mean | identified |             |         1.00 |   0.05 |",
                        " member get | geometric mean | gridwire   |             |         1.00 |   0.03 |",
                        " client get | order          | gridwire   |  9,000 ± 10 |            – |      – |         120");
    }

    @Test
    void readingAnotherStateStandsBesideTheMechanismsOwnAsWell() {
        assertThat(lines(Suite.EVOLUTION,
                figure("evolution/order/kryo/read own", 100, Double.NaN),
                figure("evolution/order/kryo/read other", 150, Double.NaN),
                figure("evolution/order/gridwire-shared/read other", 300, Double.NaN)).get(1))
                .endsWith("÷ gridwire-shared | ÷ its read own | allocated B");
        assertThat(lines(Suite.EVOLUTION,
                figure("evolution/order/kryo/read own", 100, Double.NaN),
                figure("evolution/order/kryo/read other", 150, Double.NaN),
                figure("evolution/order/gridwire-shared/read other", 300, Double.NaN)).get(4))
                .matches(" read other \\| order +\\| kryo +\\| +150 \\| +0\\.50 \\| +1\\.50 \\| +120");
    }

    @Test
    void cellsAreReadFromTheirText() {
        assertThat(BulkCells.of(Workloads.all(), List.of(Contestant.values()), BulkCells.PLACES)).isNotEmpty()
                .allMatch(cell -> BenchmarkCell.parse(cell.toString()).equals(cell));
        assertThat(HookedCells.all()).hasSize(28).allMatch(cell -> BenchmarkCell.parse(cell.toString()).equals(cell));
    }

    private static List<String> lines(Suite suite, FigureTable.Figure... figures) {
        return FigureTable.render(suite, List.of(figures)).lines().map(String::stripTrailing).toList();
    }

    private static FigureTable.Figure figure(String cell, double nanos, double errorNanos) {
        return new FigureTable.Figure(BenchmarkCell.parse(cell), nanos, errorNanos, 120);
    }
}
