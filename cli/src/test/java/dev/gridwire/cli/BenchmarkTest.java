// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.trials.compare.ComparisonResults;
import dev.gridwire.trials.report.ResultsJson;
import dev.gridwire.trials.result.Cell;
import dev.gridwire.trials.result.Outcome;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BenchmarkTest {

    private static final int ITERATIONS = 3;

    @TempDir
    private Path folder;

    @Test
    void whatJmhMeasuredIsLeftAsAComparisonsResultsAreAndAsJmhs() throws IOException {
        Path json = folder.resolve("jmh.json");
        CommandRun run = CommandRun.of("benchmark", "--workload", "sample", "--contestant", "identified,externalizable,smile",
                "--output", json.toString(), "--report", folder.resolve("report").toString(),
                "--", "-f", "1", "-wi", "0", "-i", String.valueOf(ITERATIONS), "-r", "5ms", "-v", "silent");
        assertThat(run.exit()).as(run.err()).isZero();
        assertThat(json).content().contains("CodecBenchmark.serialize", "\"sample/identified\"");
        assertThat(folder.resolve("report").resolve("report.html")).content().contains("codec-repeated");

        ComparisonResults results = ResultsJson.read(folder.resolve("report").resolve("results.json"));
        assertThat(results.cells()).extracting(Cell::outcome)
                .containsExactly(Outcome.HELD, Outcome.IDENTITY_LOST, Outcome.CANNOT_HOLD);
        Cell held = results.cells().get(0);
        assertThat(held.place()).isEqualTo(results.places().get(0).id());
        assertThat(held.bytes()).isBetween(48_000.0, 48_100.0);
        assertThat(held.write().nanosPerOp()).hasSize(ITERATIONS).allSatisfy(nanos -> assertThat(nanos).isGreaterThan(1_000));
        assertThat(held.read().meanAllocatedBytes()).isGreaterThan(48_000);
    }

    @Test
    @Tag("full")
    void reportOfOtherThanAverageTimesIsRefusedAfterTheJsonIsWritten() {
        Path json = folder.resolve("jmh.json");
        CommandRun run = CommandRun.of("benchmark", "--workload", "order", "--contestant", "identified",
                "--output", json.toString(), "--report", folder.resolve("report").toString(),
                "--", "-f", "1", "-wi", "0", "-i", "1", "-r", "5ms", "-v", "silent", "-bm", "thrpt");
        assertThat(run.exit()).isEqualTo(1);
        assertThat(run.err())
                .startsWith("gridwire: The report shows average times: mode=thrpt (leave out JMH's -bm, or the report)");
        assertThat(json).content().contains("\"thrpt\"");
    }

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
    void classesThatChangeHaveNoReport() {
        CommandRun run = CommandRun.of("benchmark", "--evolution", "--report", folder.resolve("report").toString());
        assertThat(run.exit()).isEqualTo(1);
        assertThat(run.err()).startsWith("gridwire: Classes that change have no report: leave out --report");
    }
}
