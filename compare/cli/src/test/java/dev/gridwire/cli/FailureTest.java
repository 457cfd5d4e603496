// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Asks for the impossible: one sentence, exit code 1, a stack trace only when asked for. */
class FailureTest {

    private static final String PORT_REMEDY = "; choose another with --port, or leave it out for a free one.";

    @TempDir
    private Path folder;

    @Test
    void folderThatCannotBeWrittenIsRefused() throws IOException {
        CommandRun.of("compare", "--output", belowAFile()).assertFailed(
                "The output folder cannot be written: " + belowAFile() + " (choose another with --output)");
    }

    @Test
    void verboseShowsTheStackTraceBeforeOrAfterTheCommand() throws IOException {
        String sentence = "The output folder cannot be written: ";
        CommandRun.of("compare", "--verbose", "--output", belowAFile()).assertShowsTheStackTrace(sentence);
        CommandRun.of("--verbose", "compare", "--output", belowAFile()).assertShowsTheStackTrace(sentence);
    }

    @Test
    void heapThatTheMachineDoesNotHaveIsRefusedBeforeAnythingIsMade() {
        CommandRun run = CommandRun.of("compare", "--heap", "999999g", "--output", folder.resolve("results").toString());
        assertThat(run.exit()).isEqualTo(1);
        assertThat(run.out()).isEmpty();
        assertThat(run.err().lines()).hasSize(2);
        assertThat(run.err())
                .startsWith("gridwire: The machine has too little memory: 2 × --heap 1023998976m is 2047997952m, ")
                .contains("m. Choose a smaller --heap.");
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    void takenPortIsRefusedWithTheRemedy() throws IOException {
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            CommandRun run = compareClientAt(taken.getLocalPort());
            assertThat(run.exit()).isEqualTo(1);
            assertThat(run.err()).startsWith("gridwire: The port ").contains(PORT_REMEDY).doesNotContain("\tat ");
            assertThat(run.err().lines()).hasSize(2);
        }
    }

    @Test
    void runThatFailsLeavesNoResults() throws IOException {
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            compareClientAt(taken.getLocalPort());
        }
        assertThat(folder).isDirectoryNotContaining("glob:**results.*").isDirectoryNotContaining("glob:**.part");
    }

    @Test
    void tooLargeARoundForTheHeapLeavesNoResultsAndVerboseShowsWhatTheForkPrinted() {
        CommandRun run = CommandRun.of(
                "compare", "--verbose", "--where", "codec", "--contestant", "identified", "--workload", "sample",
                "--rounds", "1", "--warmup", "1", "--size", "2000", "--heap", "16m", "--output", folder.toString());
        assertThat(run.exit()).isEqualTo(1);
        assertThat(run.err()).containsSubsequence(
                "The fork printed:",
                "java.lang.OutOfMemoryError",
                "gridwire: A fork ran out of memory; give it more with --heap, or fewer values with --size.",
                "ForkFailure",
                "\tat dev.gridwire.");
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    void heapThatNoJvmCanHaveIsRefusedWithTheRemedyAndLeavesNoResults() {
        CommandRun run = CommandRun.of(
                "compare", "--where", "codec", "--contestant", "java", "--heap", "1m", "--output", folder.toString());
        assertThat(run.exit()).isEqualTo(1);
        assertThat(run.err().lines()).containsExactly(
                "gridwire: A fork could not do with the heap it was given, or not have it; set another with --heap.",
                "(--verbose shows the details.)");
        assertThat(folder).isEmptyDirectory();
    }

    private CommandRun compareClientAt(int port) {
        return CommandRun.of(
                "compare", "--where", "client", "--contestant", "java", "--workload", "order", "--rounds", "1",
                "--warmup", "1", "--size", "1", "--heap", "128m", "--port", String.valueOf(port),
                "--output", folder.toString());
    }

    private String belowAFile() throws IOException {
        Path file = folder.resolve("file");
        if (Files.notExists(file)) {
            Files.createFile(file);
        }
        return file.resolve("results").toString();
    }
}
