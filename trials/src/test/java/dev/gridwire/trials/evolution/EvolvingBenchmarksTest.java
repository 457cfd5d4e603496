// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.evolution;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.Collection;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.results.RunResult;

/** The shortest run that JMH makes, forked as the command forks it. */
class EvolvingBenchmarksTest {

    private static final String[] BRIEFLY = {"-f", "1", "-wi", "0", "-i", "1", "-r", "10ms", "-v", "silent"};

    @Test
    @Tag("full")
    void whatIsNotRefusedIsMeasuredAndTheRestIsInTheTableWithoutTimes() throws IOException {
        List<Judgement> judgements = EvolvingBenchmarks.judge(
                List.of(EvolvingCase.ORDER, EvolvingCase.CONSTANT_KEPT),
                List.of(EvolutionSetups.byId("gridwire-shared"), EvolutionSetups.byId("fory")), 5);
        Collection<RunResult> results = EvolvingBenchmarks.run(judgements, BRIEFLY);

        assertThat(results).hasSize(5).allSatisfy(result -> {
            assertThat(result.getPrimaryResult().getScoreUnit()).isEqualTo("ns/op");
            assertThat(result.getSecondaryResults()).containsKey("gc.alloc.rate.norm");
            assertThat(result.getSecondaryResults().get(PayloadBytes.METRIC).getScore()).isGreaterThan(100);
        });
        assertThat(results).extracting(EvolutionOperation::of).containsOnlyOnce(EvolutionOperation.READ_OTHER);
        assertThat(EvolvingTable.render(judgements, results).lines())
                .anyMatch(line -> line.matches(" *order +\\| gridwire-shared +\\| +\\d+ \\|.* 1\\.00 .*\\| kept *"))
                .anyMatch(line -> line.matches(" *order +\\| fory .*– .*\\| refused *"))
                .noneMatch(line -> line.contains("constant"));
        assertThat(JudgementTable.render(judgements).lines())
                .anyMatch(line -> line.matches(" *order +\\| gridwire-shared +\\| kept +\\| kept +\\| kept 5 *"))
                .anyMatch(line -> line.matches(" *constant-kept +\\| fory +\\| garbled status .*"));
    }
}
