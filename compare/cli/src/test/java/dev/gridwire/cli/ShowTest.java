// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Results that are there already, shown and set against others; nothing is measured. */
class ShowTest {

    private static final Path KEPT = Path.of("../../docs/measurements");

    @TempDir
    private Path temporary;

    private Path results;

    @BeforeEach
    void copyKeptResults() throws IOException {
        results = Files.createDirectory(temporary.resolve("kept"));
        Files.copy(KEPT.resolve("compare-jdk17/results.json"), results.resolve("results.json"));
    }

    @Test
    void reportIsMadeBesideTheResultsWhichAreLeftAsTheyAre() {
        CommandRun run = CommandRun.of("compare", "--show", results.toString());
        assertThat(run.exit()).as(run.err()).isZero();
        assertThat(run.out()).contains("Round trips ÷ those of java; less is better; *",
                "Order – overall: IdentifiedDataSerializable;")
                .contains(results.resolve("summary.md").toString());
        assertThat(results.resolve("results.json")).hasSameTextualContentAs(KEPT.resolve("compare-jdk17/results.json"));
        assertThat(results.resolve("report.html")).content().contains("AMD EPYC");
    }

    @Test
    void otherFolderTakesTheReportWhenNamed() {
        Path other = temporary.resolve("other");
        CommandRun run = CommandRun.of("compare", "--show", results.toString(), "--output", other.toString());
        assertThat(run.exit()).as(run.err()).isZero();
        assertThat(other.resolve("report.html")).exists();
        assertThat(results.resolve("report.html")).doesNotExist();
    }

    @Test
    void twoRunsAreSetAgainstEachOtherAndTheirJdksAreNamed() {
        CommandRun run = CommandRun.of(
                "compare", "--show", results.toString(), "--against", KEPT.resolve("compare-jdk25").toString());
        assertThat(run.exit()).as(run.err()).isZero();
        assertThat(run.out()).contains("Against compare-jdk25/results.json: microseconds an operation", "  ! Another JDK: then ",
                " order, java, codec ", "within noise", "  Of ");
        assertThat(results.resolve("summary.md")).content().contains("## Against compare-jdk25/results.json");
    }

    @Test
    void slowerOperationsFailWhereThatWasAskedFor() {
        CommandRun run = CommandRun.of("compare", "--show", results.toString(), "--against",
                KEPT.resolve("compare-jdk25").toString(), "--fail-slower", "50");
        assertThat(run.exit()).isEqualTo(1);
        assertThat(run.err()).startsWith("gridwire: Slower than before by more than 50 %: ").contains(" times");
        assertThat(results.resolve("report.html")).exists();
    }

    @Test
    void resultsAreNeverSlowerThanThemselves() {
        CommandRun run = CommandRun.of("compare", "--show", results.toString(), "--against", results.toString(),
                "--fail-slower", "0");
        assertThat(run.exit()).as(run.err()).isZero();
    }

    @ParameterizedTest
    @CsvSource({"--rounds,3", "--where,codec", "--workload,order", "--contestant,java"})
    void optionThatAsksForAMeasurementIsRefused(String option, String value) {
        CommandRun.of("compare", "--show", results.toString(), option, value)
                .assertNotUnderstood("--show measures nothing: leave out " + option + '.');
    }

    @Test
    void percentageNeedsEarlierResults() {
        CommandRun.of("compare", "--show", results.toString(), "--fail-slower", "5")
                .assertNotUnderstood("--fail-slower needs earlier results: name them with --against.");
    }

    @Test
    void percentageBelowZeroIsRefused() {
        CommandRun.of("compare", "--show", results.toString(), "--against", results.toString(), "--fail-slower", "-1")
                .assertNotUnderstood("A percentage is 0 or more: --fail-slower=-1.0");
    }

    @Test
    void missingEarlierResultsEndTheRunBeforeAnythingIsMeasured() {
        Path absent = temporary.resolve("absent");
        CommandRun.of("compare", "--against", absent.toString()).assertFailed("No results found: " + absent
                + " (name a folder that ./gridwire compare left, or its results.json)");
    }
}
