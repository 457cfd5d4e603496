// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SweepTest {

    @TempDir
    private Path folder;

    @Test
    void sweepEndsWithATableTheNotesAndThePathsOfTheFiles() throws IOException {
        Path jar = TestClasses.jar(folder.resolve("my classes.jar"));
        Path output = folder.resolve("the results");
        CommandRun run = CommandRun.of("sweep", jar.toString(), "--heap", "128m", "--output", output.toString());
        assertThat(run.exit()).as(run.err()).isZero();
        assertThat(run.err()).isEmpty();
        assertThat(run.out()).startsWith("  0 %  Sweep, my classes.jar").contains("equal", " my classes.jar ");
        List<String> lines = run.out().lines().toList();
        assertThat(lines.subList(lines.size() - 2, lines.size())).containsExactly(
                output.resolve("sweep.json").toString(), output.resolve("sweep.csv").toString());
        assertThat(output.resolve("sweep.csv")).content()
                .startsWith("origin,className,outcome,")
                .contains("my classes.jar", "dev.gridwire.cli.Invoice$Currency", ",EQUAL,");
        assertThat(output.resolve("sweep.json")).content().contains("\"command\" : \"./gridwire sweep ");
        CommandRun.of("sweep", jar.toString(), "--output", output.toString()).assertFailed(
                "The output folder holds earlier results: " + output.resolve("sweep.json")
                        + " (choose another with --output, or replace them with --overwrite)");
    }

    @Test
    void folderIsSweptWithAFilter() {
        CommandRun run = CommandRun.of(
                "sweep", TestClasses.folder().toString(), "--filter", "*Invoice$Currency", "--heap", "128m");
        assertThat(run.exit()).as(run.err()).isZero();
        assertThat(run.out()).containsPattern("classes +\\| +1 +\\| +1 +\\| +1 +\\| +1 ");
    }

    @Test
    @Tag("full")
    void someClassesOfTheJdkAreSwept() {
        CommandRun run = CommandRun.of("sweep", "--jdk", "--filter", "java.util.ArrayList", "--heap", "128m");
        assertThat(run.exit()).as(run.err()).isZero();
        assertThat(run.out()).containsPattern("java.base +\\| +1 +\\| +1 +\\| +1 +\\| +1 ");
    }

    @Test
    void whatCannotBeSweptIsSaidInOneSentenceAndLeavesNoFolder() throws IOException {
        String missing = folder.resolve("missing.jar").toString();
        String output = folder.resolve("results").toString();
        CommandRun.of("sweep", missing, "--output", output).assertFailed("There is no such jar or folder: " + missing);
        assertThat(folder.resolve("results")).doesNotExist();
        String text = Files.writeString(folder.resolve("text.jar"), "no jar").toString();
        CommandRun.of("sweep", text).assertFailed("This is neither a jar nor a folder: " + text);
        CommandRun.of("sweep", TestClasses.folder().toString(), "--filter", "moon.*").assertFailed(
                "No class matches the filter: moon.* (* stands for anything)");
    }

    @Test
    void somethingMustBeNamed() {
        CommandRun.of("sweep").assertNotUnderstood("Name a jar or a folder to sweep, or --jdk.");
        CommandRun.of("sweep", "--jdk", "--timeout", "0").assertNotUnderstood(
                "Invalid value for option '--timeout': '0' is not a whole number from 1 to 10000000");
    }
}
