// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.advice;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.trials.hazelcast.contestant.Contestant;
import dev.gridwire.trials.result.Cell;
import dev.gridwire.trials.result.JvmRun;
import dev.gridwire.trials.result.Measurement;
import dev.gridwire.trials.result.Outcome;
import dev.gridwire.trials.result.Recommendation;
import dev.gridwire.trials.workload.Workload;
import dev.gridwire.trials.workloads.Workloads;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class AdviceTest {

    private static final List<Contestant> ALL = List.of(Contestant.values());
    private static final Workload<?> ORDER = Workloads.byId("order").orElseThrow();

    @Test
    void winnerIsNamedWhereTheIntervalSaysSo() {
        Recommendation fastest = advice("Single calls",
                cell("java", "codec", 1_000, 500), cell("kryo", "codec", 400, 200), cell("gridwire", "codec", 500, 90));
        assertThat(fastest.contestant()).isEqualTo("kryo");
        assertThat(fastest.reason()).contains("800 ns", "0.40 (0.40 to 0.40) of Java serialization's", "200 bytes");
    }

    @Test
    void whereNothingTellsThemApartThereIsNoWinnerButWhatIsLeftToChooseBy() {
        Recommendation fastest = advice("Single calls",
                cell("java", "client", 90_000, 500), straying("kryo", "client", 480, 70),
                straying("gridwire", "client", 500, 90));
        assertThat(fastest.contestant()).isNull();
        assertThat(fastest.snippet()).isNull();
        assertThat(fastest.reason()).startsWith("No difference was found in the client between ")
                .contains("Kryo", "Gridwire", "by size Kryo (70 bytes)", "by work Gridwire", "by evolution Gridwire")
                .doesNotContain("Java");
    }

    @Test
    void certainDifferenceThatNobodyNoticesNamesNoWinner() {
        Recommendation fastest = advice("Single calls", cell("kryo", "client", 500, 70), cell("gridwire", "client", 510, 90));
        assertThat(fastest.contestant()).isNull();
    }

    @Test
    void resultsWithoutIntervalsNameNoWinner() {
        Measurement one = Measurement.of(List.of(500.0), List.of(100.0));
        Cell cell = new Cell("order", "gridwire", "codec", Outcome.HELD, null, 90.0, 10, one, one, List.of());
        assertThat(advice("Single calls", cell, cell("java", "codec", 1_000, 500))).satisfies(each -> {
            assertThat(each.contestant()).isNull();
            assertThat(each.reason()).startsWith("Too few turns for an interval in the codec between ");
        });
    }

    @Test
    void whoDoesNotKeepTheValueIsNotRecommendedButNamedWithTheLoss() {
        Recommendation fastest = advice("Single calls",
                cell("java", "codec", 1_000, 500), lossy("identified", Outcome.IDENTITY_LOST, 300),
                cell("gridwire", "codec", 500, 90));
        assertThat(fastest.contestant()).isEqualTo("gridwire");
        assertThat(fastest.reason())
                .contains("IdentifiedDataSerializable takes 600 ns, but makes several objects of shared ones (the note)");
    }

    @Test
    void whereNobodyKeepsTheValueNobodyIsRecommended() {
        List<Recommendation> all = Advice.of(List.of(ORDER), ALL,
                List.of(lossy("identified", Outcome.IDENTITY_LOST, 300), lossy("smile", Outcome.VALUE_CHANGED, 400)), List.of());
        assertThat(all).singleElement().satisfies(each -> {
            assertThat(each.contestant()).isNull();
            assertThat(each.reason()).isEqualTo("Nobody keeps the value: IdentifiedDataSerializable, Jackson Smile.");
        });
    }

    @Test
    void singleCallsAreDecidedWhereUsersAreAndBulkInTheCodec() {
        Cell[] cells = {
            cell("java", "codec", 1_000, 500), cell("gridwire", "codec", 500, 90),
            straying("java", "client", 30_000, 500), straying("gridwire", "client", 30_000, 90)
        };
        assertThat(advice("Single calls", cells).contestant()).isNull();
        assertThat(advice("Bulk reads, queries, entry processors", cells)).satisfies(each -> {
            assertThat(each.contestant()).isEqualTo("gridwire");
            assertThat(each.reason()).contains("in the codec");
        });
    }

    @Test
    void codecWithoutGridIsCalledByItsName() {
        Cell[] cells = {cell("java", "bare", 1_000, 500), cell("gridwire", "bare", 500, 90)};
        assertThat(advice("Single calls", cells).reason()).contains("in the bare codec");
    }

    @Test
    void queriesAreForThoseWhoseFieldsAreReadOneByOne() {
        Cell[] cells = {cell("gridwire", "codec", 500, 90), cell("compact", "codec", 700, 300)};
        assertThat(advice("Queries on single fields", cells).contestant()).isEqualTo("compact");
    }

    @Test
    void sameSizeIsSaidOfAllThatHaveIt() {
        Recommendation smallest = advice("Smallest", cell("kryo", "codec", 500, 90), cell("fory", "codec", 700, 90));
        assertThat(smallest.contestant()).isNull();
        assertThat(smallest.reason()).isEqualTo("Kryo, Apache Fory alike: 90 bytes.");
    }

    @Test
    void adviceIsGivenOnlyWhereThereIsAChoice() {
        assertThat(Advice.of(List.of(ORDER), ALL, List.of(cell("java", "codec", 1_000, 500)), List.of())).isEmpty();
        assertThat(Advice.of(List.of(ORDER), ALL, List.of(), List.of())).isEmpty();
    }

    @Test
    void snippetNamesTheClassesAndAVersion() {
        Recommendation smallest = advice("Smallest", cell("java", "codec", 1_000, 500), cell("gridwire", "codec", 500, 90));
        assertThat(smallest.contestant()).isEqualTo("gridwire");
        assertThat(smallest.snippet())
                .contains("<artifactId>gridwire-hazelcast-auto</artifactId>", "id.dev.gridwire.trials.workload.order.Order=1")
                .doesNotContain("null", "${");
    }

    private static Recommendation advice(String aim, Cell... cells) {
        return Advice.of(List.of(ORDER), ALL, List.of(cells), List.of()).stream()
                .filter(each -> each.aim().equals(aim))
                .findFirst()
                .orElseThrow();
    }

    private static Cell lossy(String contestant, Outcome outcome, double nanos) {
        return cell(contestant, "codec", outcome, "the note", List.of(nanos, nanos, nanos), 100);
    }

    private static Cell cell(String contestant, String place, double nanos, double bytes) {
        return cell(contestant, place, Outcome.HELD, null, List.of(nanos, nanos, nanos), bytes);
    }

    /** From turn to turn, so that nobody can tell it apart. */
    private static Cell straying(String contestant, String place, double nanos, double bytes) {
        double sign = contestant.equals("kryo") || contestant.equals("java") ? 1 : -1;
        return cell(contestant, place, Outcome.HELD, null,
                List.of(nanos * (1 + 0.2 * sign), nanos, nanos * (1 - 0.2 * sign)), bytes);
    }

    private static Cell cell(
            String contestant, String place, Outcome outcome, @Nullable String note, List<Double> nanos, double bytes) {
        Measurement way = Measurement.of(nanos, List.of(bytes, bytes, bytes));
        List<JvmRun> jvms = IntStream.rangeClosed(1, nanos.size()).mapToObj(turn -> JvmRun.of(turn, 20, 300L, 0)).toList();
        return new Cell("order", contestant, place, outcome, note, bytes, 100, way, way, jvms);
    }
}
