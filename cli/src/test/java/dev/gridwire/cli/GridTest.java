// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GridTest {

    @TempDir
    private Path folder;

    @Test
    @Tag("full")
    void runEndsWithTheTableAndTheFileOfAllFigures() {
        Path file = folder.resolve("jmh.json");
        CommandRun run = briefly("--where", "member", "--operation", "query", "--output", file.toString());
        assertThat(run.exit()).as(run.err()).isZero();
        assertThat(run.out())
                .contains(" write ", " read ", " member query ", " order ", " identified ", "÷ java", "result alone B",
                        "stored B")
                .endsWith(file + "\n");
        assertThat(file).content().contains(
                "\"cell\" : \"order/identified\"", "\"cell\" : \"member/order/identified/query\"", "\"size\" : \"200\"",
                "ServiceWriteBenchmark", "ServiceReadBenchmark", "MapBenchmark", "gc.alloc.rate.norm", "fresh.alloc.norm",
                "result.alloc.norm", "stored.bytes");
    }

    @Test
    @Tag("full")
    void eitherBenchmarkAloneCanBeAskedFor() {
        assertThat(briefly("--service").out()).contains(" write ", " read ").doesNotContain("member", "client");
        assertThat(briefly("--bulk", "--operation", "get").out())
                .contains("member get", "client get")
                .doesNotContain(" write ", " read ", "stored B");
    }

    @Test
    void workloadThatNobodyHoldsInAMapIsAnsweredWithThoseThatAre() {
        CommandRun.of("grid", "--bulk", "--workload", "parts").assertFailed(
                "None of the chosen contestants holds the chosen workloads there: nothing was measured. "
                        + "Maps are of orders and customers.");
    }

    @Test
    void existingFileIsRefusedBeforeAnythingIsMeasured() throws IOException {
        Path file = Files.writeString(folder.resolve("jmh.json"), "earlier");
        briefly("--output", file.toString())
                .assertFailed("The output file exists: " + file + " (choose another, or add --overwrite)");
        assertThat(file).hasContent("earlier");
    }

    private static CommandRun briefly(String... options) {
        List<String> all = new ArrayList<>(List.of(
                "grid", "--workload", "order", "--contestant", "identified", "--size", "200"));
        all.addAll(List.of(options));
        all.addAll(List.of("--", "-f", "1", "-wi", "0", "-i", "1", "-r", "5ms", "-v", "silent"));
        return CommandRun.of(all.toArray(new String[0]));
    }
}
