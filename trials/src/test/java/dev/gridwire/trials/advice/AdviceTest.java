// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.advice;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.trials.result.Cell;
import dev.gridwire.trials.result.Measurement;
import dev.gridwire.trials.result.Outcome;
import dev.gridwire.trials.result.Recommendation;
import dev.gridwire.trials.workload.Workload;
import dev.gridwire.trials.workloads.Workloads;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class AdviceTest {

    private static final Workload<?> ORDER = Workloads.byId("order").orElseThrow();

    @Test
    void fastestIsTheOneWithTheLeastTimeOfThoseThatLoseNothing() {
        Recommendation fastest = advice("Fastest",
                cell("java", "codec", 1_000, 10, 500), cell("kryo", "codec", 400, 10, 200), cell("gridwire", "codec", 500, 10,
                90));
        assertThat(fastest.contestant()).isEqualTo("kryo");
        assertThat(fastest.reason()).contains("800 ns", "0.40 of Java serialization's").doesNotContain("Within noise of it");
    }

    @Test
    void whoCannotBeToldApartIsNamedAndTheOneThatAsksForLeastIsRecommendedOverall() {
        Cell[] cells = {
            cell("java", "codec", 1_000, 10, 500), cell("kryo", "codec", 480, 30, 200), cell("gridwire", "codec", 500, 30, 90)
        };
        assertThat(advice("Fastest", cells).reason()).contains("Within noise of it: Gridwire (1.00 µs).");
        Recommendation overall = advice("Overall", cells);
        assertThat(overall.contestant()).isEqualTo("gridwire");
        assertThat(overall.reason()).contains("Of 2 that cannot be told apart by time, it asks for least.");
    }

    @Test
    void whoLosesSomethingIsNotRecommendedButNamedWithTheLoss() {
        Recommendation fastest = advice("Fastest",
                cell("java", "codec", 1_000, 10, 500), lossy("identified", Outcome.IDENTITY_LOST, 300),
                cell("gridwire", "codec", 500, 10, 90));
        assertThat(fastest.contestant()).isEqualTo("gridwire");
        assertThat(fastest.reason())
                .contains("IdentifiedDataSerializable takes 600 ns, but makes several objects of shared ones (the note)");
    }

    @Test
    void whereEveryoneLosesSomethingItIsSaid() {
        Recommendation fastest = advice("Fastest",
                lossy("identified", Outcome.IDENTITY_LOST, 300), lossy("smile", Outcome.VALUE_CHANGED, 400));
        assertThat(fastest.contestant()).isEqualTo("identified");
        assertThat(fastest.reason()).contains("Nobody loses nothing: it makes several objects of shared ones (the note)");
    }

    @Test
    void placeNearestToAUsersDecidesAndTheOthersTellApartWhatItHides() {
        Cell[] cells = {
            cell("java", "codec", 1_000, 10, 500), cell("gridwire", "codec", 500, 10, 90),
            cell("java", "client", 30_000, 5_000, 500), cell("gridwire", "client", 31_000, 5_000, 90)
        };
        assertThat(advice("Fastest", cells)).satisfies(each -> {
            assertThat(each.contestant()).isEqualTo("java");
            assertThat(each.reason()).contains("in the client");
        });
        assertThat(advice("Overall", cells)).satisfies(each -> {
            assertThat(each.contestant()).isEqualTo("gridwire");
            assertThat(each.reason()).contains("within noise of Java serialization's", "0.50 in the codec");
        });
    }

    @Test
    void queriesAreForThoseWhoseFieldsAreReadOneByOne() {
        Cell[] cells = {cell("gridwire", "codec", 500, 10, 90), cell("compact", "codec", 700, 10, 300)};
        assertThat(advice("Queries on single fields", cells).contestant()).isEqualTo("compact");
    }

    @Test
    void adviceIsGivenOnlyWhereThereIsAChoice() {
        assertThat(Advice.of(List.of(ORDER), List.of(cell("java", "codec", 1_000, 10, 500)), List.of())).isEmpty();
        assertThat(Advice.of(List.of(ORDER), List.of(), List.of())).isEmpty();
    }

    @Test
    void snippetNamesTheClassesAndAVersion() {
        Recommendation smallest = advice("Smallest", cell("java", "codec", 1_000, 10, 500), cell("gridwire", "codec", 500, 10,
                90));
        assertThat(smallest.contestant()).isEqualTo("gridwire");
        assertThat(smallest.snippet())
                .contains("<artifactId>gridwire-hazelcast-auto</artifactId>", "id.dev.gridwire.trials.workload.order.Order=1")
                .doesNotContain("null", "${");
    }

    @Test
    void oneRoundHasNoIntervalAndTheReasonSaysSo() {
        Measurement one = Measurement.of(List.of(500.0), List.of(100.0));
        Cell cell = new Cell("order", "gridwire", "codec", Outcome.HELD, null, 90.0, 10, one, one);
        assertThat(advice("Fastest", cell, cell("java", "codec", 1_000, 10, 500)).reason())
                .contains("too few rounds for a confidence interval");
    }

    private static Recommendation advice(String aim, Cell... cells) {
        return Advice.of(List.of(ORDER), List.of(cells), List.of()).stream()
                .filter(each -> each.aim().equals(aim))
                .findFirst()
                .orElseThrow();
    }

    private static Cell cell(String contestant, String place, double nanos, double error, double bytes) {
        return cell(contestant, place, Outcome.HELD, null, nanos, error, bytes);
    }

    private static Cell lossy(String contestant, Outcome outcome, double nanos) {
        return cell(contestant, "codec", outcome, "the note", nanos, 10, 100);
    }

    private static Cell cell(
            String contestant, String place, Outcome outcome, @Nullable String note, double nanos, double error, double bytes) {
        Measurement way = new Measurement(
                List.of(nanos, nanos, nanos), List.of(bytes, bytes, bytes), nanos, error, bytes);
        return new Cell("order", contestant, place, outcome, note, bytes, 100, way, way);
    }
}
