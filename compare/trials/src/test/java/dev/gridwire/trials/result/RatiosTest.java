// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.result;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class RatiosTest {

    private static final double TIGHT = 1e-9;

    @Test
    void ratioIsThatOfTheFastestJvms() {
        assertThat(ratio(cell("kryo", 400, 100, 200), cell("java", 100, 50, 200)).value()).isCloseTo(2, within(TIGHT));
        assertThat(ratio(cell("kryo", 100, 400), cell("java", 200, 100)).value()).as("of two").isCloseTo(1, within(TIGHT));
    }

    @Test
    void ofFiveJvmsTheSecondFastestCounts() {
        Ratio ratio = ratio(cell("kryo", 10, 40, 50, 60, 70), cell("java", 100, 100, 100, 100, 100));
        assertThat(ratio.value()).isCloseTo(0.4, within(TIGHT));
    }

    @Test
    void oneOddJvmOfFourHardlyMovesARatio() {
        Ratio ratio = ratio(cell("kryo", 50, 51, 49, 150), cell("java", 100, 100, 100, 100));
        assertThat(ratio.value()).as("0.66 is the geometric mean").isCloseTo(0.49, within(TIGHT));
        assertThat(ratio.isToldApart()).as("the interval knows of it").isFalse();
    }

    /** By hand: logarithms 0, log 2 and 2 log 2, their deviation is log 2, and t of 95 % with two degrees is 4.303. */
    @Test
    void intervalOfTwoAloneIsStudentsForTheDifferenceToAnotherRun() {
        Ratio ratio = ratio(cell("kryo", 100, 200, 400), cell("java", 100, 100, 100));
        double error = 4.30265 * Math.log(2) * Math.sqrt(1.25 * 2 / 3);
        assertThat(ratio.low()).isCloseTo(1 / Math.exp(error), within(1e-4));
        assertThat(ratio.high()).isCloseTo(Math.exp(error), within(1e-3));
        assertThat(ratio.isToldApart()).isFalse();
    }

    @Test
    void whatSlowsAWholeTurnCancelsOut() {
        Ratio ratio = ratio(cell("kryo", 50, 51, 500), cell("java", 100, 102, 1_000));
        assertThat(ratio.value()).isCloseTo(0.5, within(TIGHT));
        assertThat(ratio.isLess()).isTrue();
    }

    @Test
    void slowTurnThatOnlyOneOfThemHasDoesNotMatter() {
        Cell kryo = cell("kryo", 50, 50, 50, 9_000);
        assertThat(ratio(kryo, cell("java", 100, 100, 100)).value()).isCloseTo(0.5, within(TIGHT));
    }

    @Test
    void disturbedJvmsDoNotMatter() {
        Cell java = cell("java", 100, 100, 100, 100);
        Cell kryo = disturbed(cell("kryo", 50, 50, 900, 50), 3);
        assertThat(ratio(kryo, java).value()).isCloseTo(0.5, within(TIGHT));
        assertThat(ratio(java, kryo).value()).isCloseTo(2, within(TIGHT));
        assertThat(Cell.ofAll(kryo.parts()).write().meanNanos()).isCloseTo(25, within(TIGHT));
        assertThat(Cell.ofAll(kryo.parts()).write().nanosPerOp()).hasSize(4);
    }

    private static Cell disturbed(Cell cell, int turn) {
        List<JvmRun> jvms = cell.jvms().stream().map(run -> run.turn() == turn ? JvmRun.of(turn, 9, 1L, 0.5) : run).toList();
        return new Cell(cell.workload(), cell.contestant(), cell.place(), cell.outcome(), null, cell.bytes(), cell.size(),
                cell.write(), cell.read(), jvms);
    }

    @Test
    void oneTurnHasNoInterval() {
        Ratio ratio = ratio(cell("kryo", 50), cell("java", 100));
        assertThat(ratio.value()).isCloseTo(0.5, within(TIGHT));
        assertThat(ratio.isKnown()).isFalse();
        assertThat(ratio.isToldApart()).isFalse();
        assertThat(ratio.relativeError()).isInfinite();
    }

    @Test
    void samplesOfOneJvmHaveNoInterval() {
        Measurement way = Measurement.of(List.of(10.0, 10.0, 10.0), List.of(1.0, 1.0, 1.0));
        Cell rounds = new Cell("order", "kryo", "codec", Outcome.HELD, null, 10.0, 5, way, way, List.of());
        assertThat(ratio(rounds, cell("java", 40, 40, 40))).isEqualTo(new Ratio(0.5, null, null));
    }

    @Test
    void contestantIsOnceItself() {
        assertThat(ratio(cell("java", 100, 110, 90), cell("java", 100, 110, 90))).isEqualTo(new Ratio(1, null, null));
    }

    @Test
    void whatWasNotMeasuredHasNoRatio() {
        Cell none = Cell.without("order", "smile", "codec", Outcome.CANNOT_HOLD, "why");
        Ratios ratios = new Ratios(List.of(none, cell("java", 1, 1, 1)));
        assertThat(ratios.of(none, "java")).isEmpty();
        assertThat(ratios.of(cell("java", 1, 1, 1), "smile")).isEmpty();
    }

    /** Three turns that happen to be alike say nothing, where those of the others are not. */
    @Test
    void spreadOfTheOthersWidensAnIntervalThatIsNarrowByChance() {
        Cell java = cell("java", 100, 100, 100);
        Cell lucky = cell("kryo", 95, 95.1, 95.2);
        List<Cell> all = new ArrayList<>(List.of(java, lucky));
        for (String other : List.of("fory", "portable", "compact", "gridwire")) {
            all.add(cell(other, 100, 130, 80));
        }
        assertThat(new Ratios(List.of(java, lucky)).of(lucky, java).orElseThrow().isToldApart()).isTrue();
        assertThat(new Ratios(all).of(lucky, java).orElseThrow().isToldApart()).isFalse();
    }

    /** Few of many equal pairs are told apart, even if their spreads differ. */
    @Test
    void falseDifferencesAreRare() {
        Random random = new Random(1);
        int told = 0;
        int all = 0;
        for (int run = 0; run < 200; run++) {
            List<Cell> cells = new ArrayList<>();
            for (String name : List.of("java", "kryo", "fory", "portable", "compact", "gridwire", "smile", "ignite")) {
                double spread = 0.02 + 0.06 * random.nextDouble();
                cells.add(cell(name, random.doubles(4).map(x -> 100 * Math.exp(spread * random.nextGaussian())).toArray()));
            }
            Ratios ratios = new Ratios(cells);
            for (Cell cell : cells.subList(1, cells.size())) {
                all++;
                told += ratios.of(cell, cells.get(0)).orElseThrow().isToldApart() ? 1 : 0;
            }
        }
        assertThat((double) told / all).isLessThan(0.05);
    }

    @Test
    void quarterMoreIsFoundInFiveTurns() {
        Random random = new Random(2);
        int found = 0;
        for (int run = 0; run < 200; run++) {
            List<Cell> cells = new ArrayList<>();
            for (String name : List.of("java", "kryo", "fory", "portable", "compact", "gridwire")) {
                double time = name.equals("kryo") ? 125 : 100;
                cells.add(cell(name, random.doubles(5).map(x -> time * Math.exp(0.05 * random.nextGaussian())).toArray()));
            }
            found += new Ratios(cells).of(cells.get(1), cells.get(0)).orElseThrow().isMore() ? 1 : 0;
        }
        assertThat(found).isGreaterThan(180);
    }

    private static Ratio ratio(Cell cell, Cell bar) {
        return new Ratios(List.of(cell, bar)).of(cell, bar).orElseThrow();
    }

    /** Its round trips, turn by turn. */
    private static Cell cell(String contestant, double... nanos) {
        List<Double> halves = Arrays.stream(nanos).map(each -> each / 2).boxed().toList();
        Measurement way = Measurement.of(halves, Collections.nCopies(nanos.length, 1.0));
        List<JvmRun> jvms = IntStream.rangeClosed(1, nanos.length).mapToObj(turn -> JvmRun.of(turn, 9, 1L, 0)).toList();
        return new Cell("order", contestant, "codec", Outcome.HELD, null, 10.0, 5, way, way, jvms);
    }
}
