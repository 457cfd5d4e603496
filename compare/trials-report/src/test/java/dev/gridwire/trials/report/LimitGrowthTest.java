// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.gridwire.trials.compare.ComparisonResults;
import dev.gridwire.trials.hazelcast.contestant.Contestant;
import dev.gridwire.trials.place.Place;
import dev.gridwire.trials.result.Outcome;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LimitGrowthTest {

    private static final double LIMIT = 1_000;

    /** Gridwire took 1.2 times the limit before. */
    @ParameterizedTest
    @CsvSource({
        "1200, 1200, false",
        "1379, 1379, false",
        "1381, 1381, true",
        "2400, 2400, true",
        "2400, 1200, false",
        "1200, 2400, false",
        "600, 600, false"
    })
    void ratioThatGrewByFifteenPercentInBothPairsIsARegression(double first, double second, boolean grown) {
        List<LimitGrowth> growths = LimitGrowth.of(
                List.of(results(first, LIMIT), results(second, LIMIT)), List.of(results(1_200, LIMIT), results(1_200, LIMIT)));
        assertThat(growths).singleElement().satisfies(one -> {
            assertThat(one.workload()).isEqualTo("order");
            assertThat(one.place()).isEqualTo("codec");
            assertThat(one.times().get(0)).isCloseTo(first / 1_200, within(1e-9));
            assertThat(one.times().get(1)).isCloseTo(second / 1_200, within(1e-9));
            assertThat(one.isRegression()).isEqualTo(grown);
        });
    }

    @Test
    void slowerMachineIsNone() {
        assertThat(LimitGrowth.of(List.of(results(3_600, 3 * LIMIT)), List.of(results(1_200, LIMIT)))).singleElement()
                .matches(one -> !one.isRegression());
    }

    @Test
    void fasterHandwrittenCodeCountsAsGrowth() {
        assertThat(LimitGrowth.of(List.of(results(1_200, LIMIT / 2)), List.of(results(1_200, LIMIT)))).singleElement()
                .matches(LimitGrowth::isRegression);
    }

    @Test
    void cellThatOneResultLacksIsLeftOut() {
        ComparisonResults failed = SampleResults.of("order")
                .without(Contestant.GRIDWIRE, Place.CODEC, Outcome.FAILED, "broken")
                .rounds(Contestant.BYTE_ARRAY, Place.CODEC, nanos(LIMIT), nanos(LIMIT)).results();
        assertThat(LimitGrowth.of(List.of(results(1_200, LIMIT)), List.of(failed))).isEmpty();
        assertThat(LimitGrowth.of(List.of(failed), List.of(results(1_200, LIMIT)))).isEmpty();
    }

    private static ComparisonResults results(double gridwireNanos, double limitNanos) {
        return SampleResults.of("order")
                .rounds(Contestant.GRIDWIRE, Place.CODEC, nanos(gridwireNanos), nanos(gridwireNanos))
                .rounds(Contestant.BYTE_ARRAY, Place.CODEC, nanos(limitNanos), nanos(limitNanos)).results();
    }

    private static List<Double> nanos(double each) {
        return Collections.nCopies(4, each);
    }
}
