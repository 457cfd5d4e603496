// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.trials.compare.ResultsJson;
import dev.gridwire.trials.result.Cell;
import dev.gridwire.trials.result.Outcome;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BareTest {

    @TempDir
    private Path folder;

    @Test
    @Tag("full")
    void codecsAreMeasuredWithNoGridBetween() throws IOException {
        CommandRun run = run("order,media", "--rounds", "1");
        assertThat(run.exit()).as(run.err()).isZero();
        List<Cell> cells = ResultsJson.read(folder.resolve("results.json")).cells();
        assertThat(cells).extracting(Cell::contestant).containsOnly("java", "bytearray", "kryo", "fory", "gridwire");
        assertThat(cells).extracting(Cell::workload).containsOnly("order", "media");
        assertThat(cells).extracting(Cell::place).containsOnly("bare");
        assertThat(cells).extracting(Cell::outcome).containsOnly(Outcome.HELD);
        assertThat(run.out()).contains("Bare codec");
    }

    @Test
    void whoNeedsAGridSaysSo() throws IOException {
        CommandRun run = run("order", "--rounds", "1", "--contestant", "java,identified");
        assertThat(run.exit()).as(run.err()).isZero();
        List<Cell> cells = ResultsJson.read(folder.resolve("results.json")).cells();
        assertThat(cells).filteredOn(cell -> cell.outcome() == Outcome.HELD).extracting(Cell::contestant).containsExactly("java");
        assertThat(cells)
                .filteredOn(cell -> cell.outcome() == Outcome.CANNOT_HOLD)
                .extracting(Cell::note).containsExactly("it writes nothing without a grid");
    }

    @Test
    @Tag("full")
    void firstUseEndsWithTheTable() {
        CommandRun run = CommandRun.of("compare", "--first-use", "--contestant", "java", "--rounds", "1");
        assertThat(run.exit()).as(run.err()).isZero();
        assertThat(run.out()).contains("  0 %  First use, java", "first three", "ten further", " java ").doesNotContain("kryo");
    }

    private CommandRun run(String workloads, String... more) {
        List<String> all = new ArrayList<>(List.of(
                "compare", "--where", "bare", "--workload", workloads, "--size", "3", "--warmup", "1", "--measure", "2",
                "--heap", "128m", "--output", folder.toString()));
        all.addAll(List.of(more));
        return CommandRun.of(all.toArray(new String[0]));
    }
}
