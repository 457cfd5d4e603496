// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BenchmarkTest {

    @TempDir
    private Path folder;

    @Test
    @Tag("full")
    void classesThatChangeAreJudgedAndMeasured() {
        Path json = folder.resolve("jmh.json");
        CommandRun run = CommandRun.of("benchmark", "--evolution", "--workload", "order", "--output", json.toString(),
                "--", "-f", "0", "-wi", "0", "-i", "1", "-r", "5ms", "-v", "silent");
        assertThat(run.exit()).as(run.err()).isZero();
        assertThat(run.out()).contains("kept 10,000", "lost 10,000: lines[0].price", "constant-added", "÷ gridwire-shared");
        assertThat(json).content().contains("OtherVersionBenchmark.readOther", "\"order/portable\"").doesNotContain("customer/");
    }

    @Test
    void codecIsMeasuredByTheComparison() {
        CommandRun.of("benchmark", "--workload", "order").assertFailed("The codec is measured by one command now:"
                + " ./gridwire compare --where codec --objects same (classes that change: ./gridwire benchmark --evolution)");
    }
}
