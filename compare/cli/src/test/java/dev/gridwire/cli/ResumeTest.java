// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.trials.compare.ComparisonResults;
import dev.gridwire.trials.compare.ResultsJson;
import dev.gridwire.trials.result.Cell;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A run that breaks off after its first part, and is gone on with. */
class ResumeTest {

    private static final long POLL_MILLIS = 2;

    @TempDir
    private Path folder;

    /** The port of the clients' member is free when the run begins, and taken when it is their turn. */
    @Test
    @Tag("full")
    @Timeout(value = 10, unit = TimeUnit.MINUTES)
    void whatWasMeasuredIsKeptAndNotMeasuredAgain() throws Exception {
        int port = freePort();
        CommandRun broken = runWhilePortIsTaken(port);
        assertThat(broken.exit()).isEqualTo(1);
        assertThat(broken.err()).contains("The port was taken meanwhile", "--resume " + folder);
        ComparisonResults kept = results();
        assertThat(kept.incomplete()).contains("2 of 3 turns");
        assertThat(kept.cells()).extracting(Cell::place).containsExactly("codec", "member");
        assertThat(Files.readString(folder.resolve("report.html"))).contains("2 of 3 turns");

        CommandRun resumed = CommandRun.of("compare", "--resume", folder.toString());
        assertThat(resumed.exit()).as(resumed.err()).isZero();
        assertThat(resumed.out()).contains("Client, IdentifiedDataSer")
                .doesNotContain("Codec, IdentifiedDataSer", "Member, IdentifiedDataSer");
        ComparisonResults whole = results();
        assertThat(whole.incomplete()).isNull();
        assertThat(whole.cells()).hasSize(3).startsWith(kept.cells().get(0), kept.cells().get(1));
        assertThat(whole.startedAt()).isEqualTo(kept.startedAt());
        assertThat(whole.durationSeconds()).isGreaterThan(kept.durationSeconds());
    }

    @Test
    void neitherACompleteRunNorOneOfAnotherJdkIsGoneOnWith() throws IOException {
        assertThat(run("--where", "codec").exit()).isZero();
        CommandRun.of("compare", "--resume", folder.toString())
                .assertFailed("The run is complete: " + folder + " (its report is report.html there)");
        replace("\"incomplete\" : null", "\"incomplete\" : \"x\"");
        replace("\"version\" : \"" + System.getProperty("java.vm.version") + "\"", "\"version\" : \"11\"");
        CommandRun resumed = CommandRun.of("compare", "--resume", folder.toString());
        assertThat(resumed.exit()).isEqualTo(1);
        assertThat(resumed.err()).startsWith("gridwire: The figures would be of two kinds: JDK then=Java[version=11, ");
    }

    @Test
    void folderWithoutResultsIsRefused() {
        CommandRun.of("compare", "--resume", folder.toString()).assertFailed("There is no run to go on with: no results.json in "
                + folder + " (a run writes it when its first part is done, such as a turn in one place)");
    }

    @Test
    void otherOptionsBesideItAreRefused() {
        CommandRun run = CommandRun.of("compare", "--resume", folder.toString(), "--rounds", "3");
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.err()).startsWith("gridwire: --resume goes on with a run's own options: leave out all others.");
    }

    private CommandRun runWhilePortIsTaken(int port) throws Exception {
        FutureTask<CommandRun> run = new FutureTask<>(
                () -> run("--where", "codec,member,client", "--port", String.valueOf(port)));
        new Thread(run).start();
        while (ProcessHandle.current().children().findAny().isEmpty()) {
            Thread.sleep(POLL_MILLIS);
        }
        try (ServerSocket taken = new ServerSocket(port, 1, InetAddress.getLoopbackAddress())) {
            assertThat(taken.isBound()).isTrue();
            return run.get();
        }
    }

    private static int freePort() throws IOException {
        try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return free.getLocalPort();
        }
    }

    private CommandRun run(String... more) {
        List<String> arguments = new ArrayList<>(List.of("compare", "--contestant", "identified", "--workload", "order",
                "--rounds", "1", "--size", "5", "--warmup", "1", "--measure", "2",
                "--heap", "128m", "--output", folder.toString()));
        arguments.addAll(List.of(more));
        return CommandRun.of(arguments.toArray(new String[0]));
    }

    private ComparisonResults results() throws IOException {
        return ResultsJson.read(folder.resolve("results.json"));
    }

    private void replace(String old, String other) throws IOException {
        Path file = folder.resolve("results.json");
        String json = Files.readString(file);
        assertThat(json).contains(old);
        Files.writeString(file, json.replace(old, other));
    }
}
