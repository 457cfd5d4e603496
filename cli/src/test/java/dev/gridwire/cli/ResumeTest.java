// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.trials.compare.ComparisonResults;
import dev.gridwire.trials.report.ResultsJson;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A run that breaks off after its first part, and is gone on with. */
class ResumeTest {

    @TempDir
    private Path folder;

    /** Orders fit into the small heap as Hazelcast's bytes, and do not as those of Java serialization's many objects. */
    @Test
    void whatWasMeasuredIsKeptAndNotMeasuredAgain() throws IOException {
        CommandRun broken = run("identified,java", "100000");
        assertThat(broken.exit()).isEqualTo(1);
        assertThat(broken.err()).contains("A fork ran out of memory", "--resume " + folder);
        ComparisonResults kept = results();
        assertThat(kept.incomplete()).contains("1 of its 2 parts");
        assertThat(kept.cells()).extracting("contestant").containsExactly("identified");
        assertThat(Files.readString(folder.resolve("report.html"))).contains("1 of its 2 parts");

        replace("\"100000\"", "\"5\"");
        CommandRun resumed = CommandRun.of("compare", "--resume", folder.toString());
        assertThat(resumed.exit()).as(resumed.err()).isZero();
        assertThat(resumed.out().lines()).first().asString().contains("Codec, Java Serializable");
        ComparisonResults whole = results();
        assertThat(whole.incomplete()).isNull();
        assertThat(whole.cells()).hasSize(2).first().isEqualTo(kept.cells().get(0));
        assertThat(whole.startedAt()).isEqualTo(kept.startedAt());
        assertThat(whole.durationSeconds()).isGreaterThan(kept.durationSeconds());
    }

    @Test
    void completeRunIsNotGoneOnWith() {
        assertThat(run("identified", "5").exit()).isZero();
        CommandRun.of("compare", "--resume", folder.toString())
                .assertFailed("The run is complete: " + folder + " (its report is report.html there)");
    }

    @Test
    void folderWithoutResultsIsRefused() {
        CommandRun.of("compare", "--resume", folder.toString()).assertFailed("There is no run to go on with: no results.json in "
                + folder + " (a run writes it when its first part is done)");
    }

    @Test
    void otherOptionsBesideItAreRefused() {
        CommandRun run = CommandRun.of("compare", "--resume", folder.toString(), "--rounds", "3");
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.err()).startsWith("gridwire: --resume goes on with a run's own options: leave out all others.");
    }

    @Test
    void figuresOfAnotherJdkDoNotMix() throws IOException {
        assertThat(run("identified", "5").exit()).isZero();
        replace("\"incomplete\" : null", "\"incomplete\" : \"x\"");
        replace("\"version\" : \"" + System.getProperty("java.vm.version") + "\"", "\"version\" : \"11\"");
        CommandRun resumed = CommandRun.of("compare", "--resume", folder.toString());
        assertThat(resumed.exit()).isEqualTo(1);
        assertThat(resumed.err()).startsWith("gridwire: The figures would be of two kinds: JDK then=Java[version=11, ");
    }

    private CommandRun run(String contestants, String size) {
        return CommandRun.of("compare", "--where", "codec", "--contestant", contestants, "--workload", "order", "--rounds", "1",
                "--size", size, "--warmup", "1", "--heap", "72m", "--output", folder.toString());
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
