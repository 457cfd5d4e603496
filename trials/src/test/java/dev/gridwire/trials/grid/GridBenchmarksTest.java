// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.grid;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gridwire.trials.benchmark.ForkFlags;
import dev.gridwire.trials.contestant.Contestant;
import dev.gridwire.trials.place.Place;
import java.io.IOException;
import java.util.Collection;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.results.RunResult;

/** The shortest runs that JMH makes, forked as the command forks them. */
class GridBenchmarksTest {

    private static final String[] BRIEFLY = {"-f", "1", "-wi", "0", "-i", "1", "-r", "10ms", "-v", "silent", "-bm", "thrpt"};
    private static final int SIZE = 600;

    @Test
    @Tag("full")
    void serviceGivesTimeAllocationAndBytesOfOneValue() throws IOException {
        GridSelection selection = new GridSelection(
                List.of(GridCase.ORDER_TEN, GridCase.SAMPLE), List.of(Contestant.STREAM), List.of(), List.of());
        Collection<RunResult> results = GridBenchmarks.service(selection, BRIEFLY);
        assertThat(results).hasSize(4).allSatisfy(result -> {
            GridFigure figure = GridFigure.of(result);
            assertThat(result.getPrimaryResult().getScoreUnit()).isEqualTo("ns/op");
            assertThat(result.getParams().getOpsPerInvocation()).isEqualTo(figure.subject().batch());
            assertThat(result.getParams().getJvmArgs()).contains(ForkFlags.FIRST_HEAP, ForkFlags.MOST_HEAP);
            assertThat(figure.storedBytes()).isGreaterThan(100);
            assertThat(figure.resultBytes()).isGreaterThan(figure.storedBytes() / 2);
            assertThat(figure.allocatedBytes()).isGreaterThan(figure.resultBytes() / 2);
        });
        assertThat(results).extracting(result -> GridFigure.of(result).operation())
                .containsExactlyInAnyOrder("write", "read", "write", "read");
    }

    @Test
    @Tag("full")
    void timeOfAMapIsThatOfOneEntryOverAllCallers() throws IOException {
        GridSelection selection = new GridSelection(
                List.of(GridCase.ORDER), List.of(Contestant.GRIDWIRE), List.of(Place.MEMBER),
                List.of(MapOperation.GET, MapOperation.QUERY));
        List<RunResult> results = List.copyOf(GridBenchmarks.map(selection, SIZE, BRIEFLY));
        assertThat(results).extracting(one -> one.getParams().getOpsPerInvocation()).containsExactly(1, SIZE);
        assertThat(results).extracting(one -> one.getParams().getThreads()).containsExactly(4, 1);
        assertThat(results).extracting(one -> GridFigure.of(one).operation()).containsExactly("member get", "member query");
        assertThat(results).extracting(one -> GridFigure.of(one).nanos()).containsExactly(
                results.get(0).getPrimaryResult().getScore() / 4, results.get(1).getPrimaryResult().getScore());
        assertThat(results).extracting(one -> GridFigure.of(one).storedBytes()).containsOnly(Double.NaN);
    }

    @Test
    @Tag("full")
    void contestantThatNeedsFlagsHasThemInItsForks() throws IOException {
        GridSelection selection = new GridSelection(
                List.of(GridCase.ORDER), List.of(Contestant.IGNITE), GridSelection.PLACES, List.of(MapOperation.GET));
        assertThat(GridBenchmarks.service(selection, BRIEFLY)).hasSize(2).allSatisfy(result ->
                assertThat(result.getParams().getJvmArgs()).containsAll(Contestant.IGNITE.jvmFlags()));
        assertThat(GridBenchmarks.map(selection, SIZE, BRIEFLY)).isEmpty();
    }

    @Test
    void optionThatJmhDoesNotKnowIsNamed() {
        GridSelection selection =
                new GridSelection(List.of(GridCase.ORDER), List.of(Contestant.JAVA), List.of(), List.of());
        assertThatThrownBy(() -> GridBenchmarks.service(selection, "--nonsense"))
                .isInstanceOf(IOException.class)
                .hasMessage("JMH does not know these options: nonsense is not a recognized option");
    }
}
