// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.trials.compare.ComparisonResults;
import dev.gridwire.trials.compare.Machine;
import dev.gridwire.trials.hazelcast.contestant.Contestant;
import dev.gridwire.trials.place.Place;
import dev.gridwire.trials.result.Outcome;
import dev.gridwire.trials.result.Timing;
import java.util.List;
import org.junit.jupiter.api.Test;

class AgainstTest {

    private static final List<Double> AROUND_1000 = List.of(990.0, 1_000.0, 1_010.0, 1_000.0);
    private static final List<Double> AROUND_1010 = List.of(980.0, 1_010.0, 1_040.0, 1_010.0);
    private static final List<Double> AROUND_1300 = List.of(1_290.0, 1_300.0, 1_310.0, 1_300.0);

    @Test
    void timeThatGrewByMoreThanItsErrorsIsSlower() {
        CellDifference write = against(AROUND_1300, AROUND_1000).differences().get(0);
        assertThat(write.verdict()).isEqualTo(CellDifference.Verdict.SLOWER);
        assertThat(write.ratio()).isEqualTo(1.3);
        assertThat(write.operation()).isEqualTo("write");
    }

    @Test
    void timeThatFellByMoreThanItsErrorsIsFaster() {
        assertThat(against(AROUND_1000, AROUND_1300).differences().get(0).verdict()).isEqualTo(CellDifference.Verdict.FASTER);
    }

    @Test
    void timeWithinTheErrorsIsWithinNoise() {
        assertThat(against(AROUND_1010, AROUND_1000).differences().get(0).verdict())
                .isEqualTo(CellDifference.Verdict.WITHIN_NOISE);
    }

    @Test
    void timeOfOneRoundCannotBeJudged() {
        Against against = against(List.of(5_000.0), AROUND_1000);
        assertThat(against.differences().get(0).verdict()).isEqualTo(CellDifference.Verdict.UNKNOWN);
        assertThat(against.slowerBy(0)).isEmpty();
    }

    @Test
    void onlyWhatIsSlowerBeyondNoiseAndThePercentageFails() {
        Against against = against(AROUND_1300, AROUND_1000);
        assertThat(against.slowerBy(25)).extracting(CellDifference::operation).containsExactly("write");
        assertThat(against.slowerBy(30)).isEmpty();
        assertThat(against(AROUND_1010, AROUND_1000).slowerBy(0)).isEmpty();
    }

    @Test
    void cellsThatOneSideLacksAreListedAndNotCompared() {
        ComparisonResults now = SampleResults.of("order").held(Contestant.KRYO, Place.CODEC, 60, 1, 1)
                .held(Contestant.JAVA, Place.CODEC, 60, 1, 1).results();
        ComparisonResults then = SampleResults.of("order").held(Contestant.KRYO, Place.CODEC, 60, 1, 1)
                .held(Contestant.KRYO, Place.MEMBER, 60, 1, 1)
                .without(Contestant.SMILE, Place.CODEC, Outcome.CANNOT_HOLD, "why").results();
        Against against = Against.of(now, then, "then");
        assertThat(against.differences()).hasSize(2).allMatch(one -> one.contestant().equals("kryo"));
        assertThat(against.onlyThen()).containsExactly("order, kryo, member");
        assertThat(against.onlyNow()).containsExactly("order, java, codec");
    }

    @Test
    void sameSurroundingsGiveNoWarning() {
        assertThat(against(AROUND_1000, AROUND_1000).warnings()).isEmpty();
    }

    @Test
    void anotherMachineIsAWarning() {
        ComparisonResults now = SampleResults.of("order").held(Contestant.KRYO, Place.CODEC, 60, 1, 1).results();
        ComparisonResults then = SampleResults.of("order").held(Contestant.KRYO, Place.CODEC, 60, 1, 1)
                .on(new Machine("Linux", "another", 4, 5)).results();
        assertThat(Against.of(now, then, "then").warnings()).singleElement().asString()
                .startsWith("Another machine: then os Linux, cpu another, cores 4, memoryBytes 5, now os Linux, cpu a processor");
    }

    @Test
    void incompleteResultsAreAWarning() {
        ComparisonResults whole = SampleResults.of("order").held(Contestant.KRYO, Place.CODEC, 60, 1, 1).results();
        ComparisonResults part = SampleResults.of("order").held(Contestant.KRYO, Place.CODEC, 60, 1, 1)
                .incomplete("Stopped.").results();
        assertThat(Against.of(whole, part, "then").warnings()).containsExactly("The earlier results are incomplete: Stopped.");
    }

    @Test
    void throughputInTheClusterIsComparedAsItsInverse() {
        Against against = Against.of(ShowcaseReport.clusterOnly(), ShowcaseReport.clusterOnly(), "then");
        assertThat(against.differences()).hasSize(10).allSatisfy(one -> {
            assertThat(one.place()).isEqualTo("cluster");
            assertThat(one.ratio()).isEqualTo(1);
            assertThat(one.verdict()).isEqualTo(CellDifference.Verdict.WITHIN_NOISE);
        });
        assertThat(against.differences().get(0).now()).isEqualTo(new Timing(1e9 / 30_000, 1e9 / 30_000 / 20));
    }

    @Test
    void terminalHasARowAnOperationAndTheCounts() {
        assertThat(AgainstReport.render(against(AROUND_1300, AROUND_1000)).lines()).containsSubsequence(
                "Against then: microseconds an operation",
                " order, kryo, codec | write | 1.00 | 0.01 | 1.30 | 0.01 |  1.30 | slower       ",
                " order, kryo, codec | read  | 1.00 | 0.01 | 1.00 | 0.01 |  1.00 | within noise ",
                "  Of 2 operations: 1 slower, 1 within noise.");
    }

    @Test
    void terminalSaysSoWhereNothingIsCommon() {
        ComparisonResults now = SampleResults.of("order").held(Contestant.KRYO, Place.CODEC, 60, 1, 1).results();
        ComparisonResults then = SampleResults.of("order").held(Contestant.JAVA, Place.CODEC, 60, 1, 1).results();
        assertThat(AgainstReport.render(Against.of(now, then, "then"))).contains(
                "  Nothing was measured by both.", "  Only earlier: order, java, codec", "  Only now: order, kryo, codec");
    }

    private static Against against(List<Double> now, List<Double> then) {
        return Against.of(kryo(now), kryo(then), "then");
    }

    private static ComparisonResults kryo(List<Double> writes) {
        return SampleResults.of("order").rounds(Contestant.KRYO, Place.CODEC, writes, AROUND_1000).results();
    }
}
