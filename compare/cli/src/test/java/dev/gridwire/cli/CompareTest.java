// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.trials.compare.ComparisonResults;
import dev.gridwire.trials.compare.ResultsJson;
import dev.gridwire.trials.result.Cell;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A real run, as small as can be. */
class CompareTest {

    private static final String JSON = "results.json";

    @TempDir
    private static Path temporary;

    private static Path folder;
    private static CommandRun run;

    @BeforeAll
    static void compare() {
        folder = temporary.resolve("the results");
        run = tinyRun();
    }

    @Test
    void itSucceedsAndLeavesItsFiles() throws IOException {
        assertThat(run.exit()).as(run.err()).isZero();
        assertThat(run.err()).isEmpty();
        assertThat(contents()).containsOnlyKeys(JSON, "results.csv", "report.html", "summary.md");
        assertThat(folder.resolve("charts/order-codec.svg")).content().startsWith("<?xml").contains("<svg");
    }

    @Test
    void itEndsWithATableAndThePathsOfTheFiles() {
        assertThat(run.out()).contains("Round trips ÷ those of java",
                "\njava             1.00\n", "\nidentified ", "What to use");
        assertThat(run.out().lines()).as("no line is longer than 100 characters")
                .filteredOn(line -> !line.startsWith("/")).allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(100));
        List<String> lines = run.out().lines().toList();
        assertThat(lines.subList(lines.size() - 5, lines.size())).containsExactly(
                folder.resolve(JSON).toString(),
                folder.resolve("results.csv").toString(),
                folder.resolve("report.html").toString(),
                folder.resolve("summary.md").toString(),
                folder.resolve("charts").toString());
    }

    @Test
    void progressIsALineAFork() {
        assertThat(run.out().lines().limit(2)).satisfiesExactlyInAnyOrder(
                line -> assertThat(line).contains(" %  Codec, Java Serializable"),
                line -> assertThat(line).contains(" %  Codec, IdentifiedDataSerializable"));
        assertThat(run.out()).startsWith("  0 %  Codec, ").contains(" 25 %  Codec, ")
                .containsPattern("\\((less than a minute|about \\d+ min) left\\)");
    }

    @Test
    void resultsHoldTheCommandAndWhatItAskedFor() throws IOException {
        ComparisonResults results = ResultsJson.read(folder.resolve(JSON));
        assertThat(results.arguments()).containsExactly(arguments());
        assertThat(results.command()).startsWith("./gridwire compare --where codec ").endsWith(" --output '" + folder + "'");
        assertThat(results.incomplete()).isNull();
        assertThat(results.settings().rounds()).isEqualTo(1);
        assertThat(results.settings().heap()).isEqualTo("128m");
        assertThat(results.settings().warmupMillis()).isEqualTo(1);
        assertThat(results.settings().measureMillis()).isEqualTo(2);
        assertThat(results.cells()).extracting(Cell::contestant).containsExactly("java", "identified");
        assertThat(results.cells()).extracting(Cell::size).containsOnly(3);
    }

    @Test
    void secondRunIntoTheFolderIsRefusedAndLeavesTheFirst() throws IOException {
        Map<String, String> before = contents();
        tinyRun().assertFailed("The output folder holds earlier results: " + folder.resolve(JSON)
                + " (choose another with --output, or replace them with --overwrite)");
        assertThat(contents()).isEqualTo(before);
    }

    @Test
    void secondRunReplacesTheFirstWhenAsked() throws IOException {
        Path other = temporary.resolve("replaced");
        Files.createDirectory(other);
        Files.writeString(other.resolve(JSON), "earlier");
        CommandRun second = CommandRun.of(
                "compare", "--where", "codec", "--contestant", "java", "--workload", "order", "--rounds", "1",
                "--size", "3", "--warmup", "1", "--measure", "2", "--heap", "128m", "--overwrite", "--output", other.toString());
        assertThat(second.exit()).as(second.err()).isZero();
        assertThat(ResultsJson.read(other.resolve(JSON)).cells()).hasSize(1);
    }

    private static CommandRun tinyRun() {
        return CommandRun.of(arguments());
    }

    private static String[] arguments() {
        return new String[] {
            "compare", "--where", "codec", "--contestant", "java,identified", "--workload", "order", "--rounds", "1",
            "--size", "3", "--warmup", "1", "--measure", "2", "--heap", "128m", "--output", folder.toString()
        };
    }

    private static Map<String, String> contents() throws IOException {
        Map<String, String> contents = new TreeMap<>();
        List<Path> files = new ArrayList<>();
        try (Stream<Path> listed = Files.list(folder)) {
            listed.filter(Files::isRegularFile).forEach(files::add);
        }
        for (Path file : files) {
            contents.put(file.getFileName().toString(), Files.readString(file));
        }
        return contents;
    }
}
