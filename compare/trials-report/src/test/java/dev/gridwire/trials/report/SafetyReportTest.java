// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.trials.compare.ComparisonResults;
import dev.gridwire.trials.compare.ResultsJson;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Altered payloads and changed classes in everything that a run leaves. */
class SafetyReportTest {

    private final ComparisonResults results = ShowcaseReport.safetyOnly();

    @TempDir
    private Path folder;

    @Test
    void terminalShowsATableOfEach() {
        String text = TerminalReport.render(results, 200);
        assertThat(text).contains("Altered payloads: inputs by their fates", "Changed classes, both directions");
        assertThat(text.lines().filter(line -> line.startsWith(" Kryo ")).toList()).hasSize(2)
                .first().asString().contains("1,280", "64.0 MiB of 13 B", "2.4 ms of 80 B");
        assertThat(text.lines().filter(line -> line.startsWith(" Java Serializable "))).last().asString()
                .matches(" Java Serializable +\\| +2 \\| +0 \\| +0 \\| +0 \\| +2 \\| +0 \\| +1 \\| +0 \\| +0 ");
    }

    @Test
    void summaryHasATableOfEachAndOneADirection() throws IOException {
        List<Path> written = ResultsFolder.prepare(folder, true).write(results);
        assertThat(Files.readString(folder.resolve("summary.md")))
                .contains("## Altered payloads", "## Classes that change", "### New reads old", "### Old reads new",
                        "| field added | ok | ok |", "| class → record | – | – |");
        assertThat(written).extracting(file -> file.getFileName().toString())
                .containsExactly("results.json", "results.csv", "report.html", "summary.md", "safety.csv", "evolution.csv");
    }

    @Test
    void csvHasARowAFindingAndARowAChange() throws IOException {
        ResultsFolder.prepare(folder, true).write(results);
        assertThat(Files.readAllLines(folder.resolve("safety.csv")))
                .startsWith("workload,contestant,inputs,fate,what,count,example,hex")
                .contains("order,kryo,1280,REFUSED,java.io.EOFException,160,17,");
        assertThat(Files.readAllLines(folder.resolve("evolution.csv"))).hasSize(1 + results.safety().evolution().size())
                .contains("field-added,java,OK,OK,LOST,,colour,colour");
    }

    @Test
    void resultsAreReadBackAsTheyWere() throws IOException {
        List<Path> written = ResultsFolder.prepare(folder, true).write(results);
        assertThat(ResultsJson.read(written.get(0))).isEqualTo(results);
    }

    @Test
    void resultsWithoutItHaveNoneOfIt() throws IOException {
        ResultsFolder.prepare(folder, true).write(ShowcaseReport.oneCell());
        assertThat(folder.resolve("safety.csv")).doesNotExist();
        assertThat(Files.readString(folder.resolve("results.json"))).doesNotContain("\"safety\"");
        assertThat(TerminalReport.render(ShowcaseReport.oneCell(), 200)).doesNotContain("Altered payloads");
    }
}
