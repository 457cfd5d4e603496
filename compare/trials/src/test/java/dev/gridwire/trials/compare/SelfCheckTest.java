// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.compare;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.trials.fork.Forks;
import dev.gridwire.trials.hazelcast.contestant.Contestant;
import dev.gridwire.trials.place.Place;
import dev.gridwire.trials.result.Cell;
import dev.gridwire.trials.result.JvmRun;
import dev.gridwire.trials.result.Measurement;
import dev.gridwire.trials.result.Outcome;
import dev.gridwire.trials.trial.Effort;
import dev.gridwire.trials.workload.Workload;
import dev.gridwire.trials.workloads.Workloads;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class SelfCheckTest {

    @Test
    void sameThatIsNotToldApartAndSlowerThatIsPasses() {
        SelfCheckResults results = results(1.001, 1.25);
        assertThat(results.falseDifferences()).isEqualTo(new SelfCheckResults.Share(0, 2));
        assertThat(results.foundDifferences()).isEqualTo(new SelfCheckResults.Share(2, 2));
        assertThat(results.isPassed()).isTrue();
        assertThat(results.words()).contains("told apart in 0 of 2 cells (0.0 %;", "told apart in 2 of 2 cells (100.0 %;",
                "can be believed");
    }

    @Test
    void sameThatIsToldApartFails() {
        SelfCheckResults results = results(1.6, 1.25);
        assertThat(results.falseDifferences()).isEqualTo(new SelfCheckResults.Share(2, 2));
        assertThat(results.isPassed()).isFalse();
        assertThat(results.words()).contains("do not believe");
    }

    /** Faster is not what was asked for. */
    @Test
    void slowerThatIsNotFoundFails() {
        assertThat(results(1.001, 1.005).isPassed()).isFalse();
        assertThat(results(1.001, 0.7).isPassed()).isFalse();
    }

    @Test
    void nothingMeasuredDoesNotPass() {
        assertThat(of(List.of()).isPassed()).isFalse();
    }

    @Test
    @Tag("full")
    void eachMechanismIsMeasuredUnderThreeNamesInEachTurn() {
        ProgressRecord progress = new ProgressRecord();
        SelfCheckResults results = SelfCheck.run(
                settings(List.of(Contestant.IDENTIFIED), List.of("order"), OptionalInt.of(5), new Effort(1, 1, 1), 1), progress);
        assertThat(results.cells()).extracting(Cell::contestant)
                .containsExactly("identified", "identified-again", "identified-slower");
        assertThat(results.cells()).allSatisfy(cell -> assertThat(cell.jvms()).hasSize(1));
        assertThat(progress.steps()).isEqualTo(progress.begun().get(0)).isEqualTo(6);
    }

    /** The measuring itself, with some patience for the machine of the tests. */
    @Test
    @Tag("full")
    void measuringFindsAQuarterAndNothingElse() {
        SelfCheckResults results = SelfCheck.run(settings(
                List.of(Contestant.JAVA, Contestant.IDENTIFIED, Contestant.GRIDWIRE), List.of("programmer", "customer", "order"),
                OptionalInt.empty(), new Effort(1_000, 150, 1), 6), new ProgressRecord());
        assertThat(results.falseDifferences().all()).isEqualTo(9);
        assertThat(results.falseDifferences().part()).as(results.words()).isLessThanOrEqualTo(1);
        assertThat(results.foundDifferences().part()).as(results.words()).isGreaterThanOrEqualTo(6);
    }

    private static ComparisonSettings settings(
            List<Contestant> contestants, List<String> workloads, OptionalInt size, Effort effort, int turns) {
        return new ComparisonSettings(
                new Selection(workloads.stream().<Workload<?>>map(id -> Workloads.byId(id).orElseThrow()).toList(), contestants,
                        List.of(Place.CODEC)),
                new RoundSizes(size), effort, Budget.ofTurns(turns), new Forks(256), 0, List.of("compare"));
    }

    /** Two mechanisms whose times stray by some percent from turn to turn, each in its own way. */
    private static SelfCheckResults results(double again, double slower) {
        List<Cell> cells = new ArrayList<>();
        for (String name : List.of("java", "kryo")) {
            cells.add(cell(name, 1, 0.01));
            cells.add(cell(name + "-again", again, -0.01));
            cells.add(cell(name + "-slower", slower, 0.012));
        }
        return of(cells);
    }

    private static SelfCheckResults of(List<Cell> cells) {
        return new SelfCheckResults("2026-11-23T12:00:00Z", "./gridwire compare --self-check", Machine.here(),
                Machine.Java.here(), Map.of(), 5, cells);
    }

    private static Cell cell(String name, double factor, double spread) {
        List<Double> nanos = IntStream.range(0, 5).mapToObj(turn -> 500 * factor * (1 + spread * (turn % 3 - 1))).toList();
        Measurement way = Measurement.of(nanos, Collections.nCopies(5, 1.0));
        List<JvmRun> jvms = IntStream.rangeClosed(1, 5).mapToObj(turn -> JvmRun.of(turn, 9, 1L, 0)).toList();
        return new Cell("order", name, "codec", Outcome.HELD, null, 10.0, 5, way, way, jvms);
    }
}
