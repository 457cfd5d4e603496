// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.grid;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.gridwire.trials.contestant.Contestant;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class GridSummaryTest {

    private static final GridSummary SUMMARY = new GridSummary(List.of(
            figure("write", GridCase.ORDER, Contestant.GRIDWIRE, 50, 2),
            figure("write", GridCase.ORDER, Contestant.IDENTIFIED, 100, Double.NaN),
            figure("write", GridCase.ORDER, Contestant.JAVA, 2_000, 100),
            figure("write", GridCase.PARTS, Contestant.GRIDWIRE, 8_000, 3),
            figure("write", GridCase.PARTS, Contestant.IDENTIFIED, 4_000, 40),
            figure("read", GridCase.SAMPLE, Contestant.GRIDWIRE, 9_000, 10)));

    @Test
    void ratioIsTheTimeOverThatOfTheBarWithTheSameCaseAndOperation() {
        assertThat(SUMMARY.ratio(SUMMARY.figures().get(0), Contestant.IDENTIFIED)).hasValue(0.5);
        assertThat(SUMMARY.ratio(SUMMARY.figures().get(0), Contestant.JAVA)).hasValue(0.025);
        assertThat(SUMMARY.ratio(SUMMARY.figures().get(3), Contestant.JAVA)).isEmpty();
    }

    @Test
    void geometricMeanIsOverTheCasesThatHaveARatio() {
        assertThat(SUMMARY.geometricMean("write", Contestant.GRIDWIRE, Contestant.IDENTIFIED).orElseThrow())
                .isCloseTo(1, within(1e-12));
        assertThat(SUMMARY.geometricMean("write", Contestant.GRIDWIRE, Contestant.JAVA).orElseThrow())
                .isCloseTo(0.025, within(1e-12));
        assertThat(SUMMARY.geometricMean("read", Contestant.GRIDWIRE, Contestant.JAVA)).isEmpty();
    }

    @Test
    void tableHasARowAFigureAndMeansBelowAnOperationOfSeveralCases() {
        assertThat(GridTable.render(SUMMARY).lines().map(String::stripTrailing)).containsExactly(
                "Nanoseconds a value or entry, with the half width of JMH's 99.9 % confidence interval",
                " operation | case           | contestant |          ns | ÷ identified | ÷ java | allocated B | stored B",
                "-----------+----------------+------------+-------------+--------------+--------+-------------+----------",
                " write     | order          | java       | 2,000 ± 100 |        20.00 |   1.00 |         120 |       80",
                " write     | order          | identified |         100 |         1.00 |   0.05 |         120 |       80",
                " write     | order          | gridwire   |  50.0 ± 2.0 |         0.50 |   0.03 |         120 |       80",
                " write     | parts          | identified |  4,000 ± 40 |         1.00 |      – |         120 |       80",
                " write     | parts          | gridwire   |   8,000 ± 3 |         2.00 |      – |         120 |       80",
                " write     | geometric mean | java       |             |        20.00 |   1.00 |             |",
                " write     | geometric mean | identified |             |         1.00 |   0.05 |             |",
                " write     | geometric mean | gridwire   |             |         1.00 |   0.03 |             |",
                " read      | sample         | gridwire   |  9,000 ± 10 |            – |      – |         120 |       80");
    }

    @Test
    void cellsAreReadFromTheirText() {
        GridSelection everything = new GridSelection(
                List.of(GridCase.values()), List.of(Contestant.values()), GridSelection.PLACES, List.of(MapOperation.values()));
        assertThat(everything.serviceCells()).isNotEmpty()
                .allMatch(cell -> ServiceCell.parse(cell.toString()).equals(cell));
        assertThat(everything.mapCells()).isNotEmpty().allMatch(cell -> MapCell.parse(cell.toString()).equals(cell));
        assertThat(Stream.of(MapOperation.values()).map(MapOperation::id))
                .containsExactly("get", "set", "get-all", "entry-set", "query", "process");
    }

    @Test
    void entriesAreThoseThatAnOperationLooksAt() {
        assertThat(Stream.of(MapOperation.values()).map(one -> one.entries(5_000)))
                .containsExactly(1, 1, 256, 5_000, 5_000, 5_000);
        assertThat(MapOperation.GET_ALL.entries(100)).isEqualTo(100);
        assertThat(Stream.of(MapOperation.values()).map(MapOperation::callers)).containsExactly(4, 4, 1, 1, 1, 1);
    }

    private static GridFigure figure(
            String operation, GridCase subject, Contestant contestant, double nanos, double errorNanos) {
        return new GridFigure(operation, subject, contestant, nanos, errorNanos, 80, 120, Double.NaN);
    }
}
