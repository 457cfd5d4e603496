// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.trials.compare.ComparisonResults;
import dev.gridwire.trials.compare.ResultsJson;
import dev.gridwire.trials.result.EvolutionCell;
import dev.gridwire.trials.result.EvolutionVerdict;
import dev.gridwire.trials.result.Fate;
import dev.gridwire.trials.result.MutationCell;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Altered payloads and changed classes, by a real run as small as can be. */
@Tag("full")
class SafetyTest {

    @TempDir
    private static Path temporary;

    private static Path folder;
    private static CommandRun run;
    private static ComparisonResults results;

    @BeforeAll
    static void compare() throws IOException {
        folder = temporary.resolve("results");
        run = CommandRun.of("compare", "--only-safety", "--safety-inputs", "40", "--contestant", "java,gridwire-sealed",
                "--workload", "order", "--output", folder.toString());
        assertThat(run.exit()).as(run.err()).isZero();
        results = ResultsJson.read(folder.resolve("results.json"));
    }

    @Test
    void nothingIsTimedAndBothTablesAreShown() {
        assertThat(results.cells()).isEmpty();
        assertThat(results.settings().rounds()).isNull();
        assertThat(run.out()).contains("Altered payloads: ", "Changed classes, ").doesNotContain("microseconds");
        assertThat(folder.resolve("safety.csv")).isRegularFile();
    }

    @Test
    void everyContestantReadAlteredPayloadsOfTheSeed() {
        assertThat(results.safety().seed()).isEqualTo(1);
        assertThat(results.safety().mutation()).extracting(MutationCell::contestant).containsExactly("java", "gridwire-sealed");
        assertThat(results.safety().mutation()).allSatisfy(cell -> assertThat(cell.inputs()).isPositive());
        assertThat(results.safety().mutation().get(1).count(Fate.OTHER_VALUE)).isZero();
    }

    @Test
    void everyContestantMetEveryChange() {
        int changes = results.safety().changes().size();
        assertThat(changes).isGreaterThanOrEqualTo(21);
        assertThat(results.safety().evolution()).hasSize(2 * changes);
        assertThat(results.safety().evolution()).filteredOn(cell -> cell.change().equals("field-added"))
                .extracting(EvolutionCell::rewritten).containsExactly(EvolutionVerdict.LOST, EvolutionVerdict.OK);
    }
}
