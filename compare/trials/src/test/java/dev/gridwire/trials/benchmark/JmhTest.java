// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.benchmark;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.results.RunResult;

/** The shortest runs that JMH makes. */
class JmhTest {

    private static final int SIZE = 600;

    private static BenchmarkEffort briefly(int forks) {
        return new BenchmarkEffort(forks, 3, 5, Optional.of("512m"), SIZE);
    }

    private static List<RunResult> run(int forks, String... cells) throws IOException {
        return List.copyOf(Jmh.run(Stream.of(cells).map(BenchmarkCell::parse).toList(), briefly(forks)));
    }

    @Test
    void figureIsOfOneValueInItsForkWithItsAllocation() throws IOException {
        List<RunResult> results = run(1, "hooked/put-fields/gridwire/write");
        assertThat(results).hasSize(1);
        assertThat(results.get(0).getPrimaryResult().getScoreUnit()).isEqualTo("ns/op");
        assertThat(results.get(0).getParams().getJvmArgs()).contains(
                "-Xms512m", "-Xmx512m", "-XX:+AlwaysPreTouch", "-XX:Tier3DelayOn=" + Integer.MAX_VALUE);
        assertThat(FigureTable.Figure.of(results.get(0)).nanos()).isPositive();
        assertThat(FigureTable.Figure.of(results.get(0)).allocatedBytes()).isPositive();
        assertThat(Jmh.json(results)).contains("\"cell\" : \"hooked/put-fields/gridwire/write\"", "gc.alloc.rate.norm");
    }

    @Test
    @Tag("full")
    void timeOfAMapIsThatOfOneEntryOverAllCallers() throws IOException {
        List<RunResult> results = run(1, "bulk/order/gridwire/member get", "bulk/order/gridwire/member query");
        assertThat(results).extracting(one -> one.getParams().getOpsPerInvocation()).containsExactly(1, SIZE);
        assertThat(results).extracting(one -> one.getParams().getThreads()).containsExactly(4, 1);
        assertThat(results).extracting(one -> FigureTable.Figure.of(one).nanos()).containsExactly(
                results.get(0).getPrimaryResult().getScore() / 4, results.get(1).getPrimaryResult().getScore());
    }
}
