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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BenchmarkTest {

    @TempDir
    private Path folder;

    @Test
    @Tag("full")
    void mapsHaveEachOperationOfEachPlace() {
        CommandRun run = briefly("--bulk", "--workload", "order", "--contestant", "identified", "--size", "300");
        assertThat(run.exit()).as(run.err()).isZero();
        assertThat(run.out()).contains(
                "member get", "member get-all", "member entry-set", "member query", "member process",
                "client get", "client set", "client get-all", "client entry-set", "client query", "client process");
    }

    @Test
    @Tag("full")
    void classesThatChangeAreJudgedAndMeasured() {
        CommandRun run = briefly("--evolution", "--workload", "order");
        assertThat(run.exit()).as(run.err()).isZero();
        assertThat(run.out()).contains("kept 10,000", "lost 10,000: lines[0].price", "constant-added", "÷ gridwire-shared")
                .endsWith(folder.resolve("benchmark.json") + "\n");
        assertThat(folder.resolve("benchmark.json")).content()
                .contains("\"evolution/order/portable/read other\"").doesNotContain("customer/");
    }

    @Test
    @Tag("full")
    void classesWithHooksStandBesideJavaSerialization() {
        CommandRun run = briefly("--hooked");
        assertThat(run.exit()).as(run.err()).isZero();
        assertThat(run.out()).contains("write-object", "extends-list", "÷ java", "geometric mean");
    }

    @Test
    void whatNoMapHoldsIsAnsweredWithWhatItDoes() {
        CommandRun.of("compare", "--bulk", "--workload", "programmer").assertFailed(
                "None of the chosen contestants holds the chosen workloads there: nothing was measured. "
                        + "Maps are of orders and customers.");
    }

    @Test
    void placesWithoutAMapAreRefused() {
        CommandRun.of("compare", "--bulk", "--where", "codec")
                .assertNotUnderstood("There is no --where 'codec'. Known: member, client.");
    }

    @ParameterizedTest
    @CsvSource({
        "--bulk, --published", "--bulk, --resume=there", "--evolution, --all", "--evolution, --size=5", "--hooked, --safety",
        "--hooked, --where=member", "--hooked, --first-use"
    })
    void optionsThatWouldNotCountAreRefused(String benchmark, String other) {
        CommandRun.of("compare", benchmark, other).assertNotUnderstood(
                benchmark + " is measured by itself: leave out " + other.replaceAll("=.*", "") + ".");
    }

    @Test
    void oneIsMeasuredAtATime() {
        CommandRun.of("compare", "--bulk", "--hooked").assertNotUnderstood(
                "--bulk, --evolution and --hooked are measured one by one: leave out all but one.");
    }

    @Test
    void earlierResultsAreNotReplacedUnasked() throws IOException {
        Path file = Files.writeString(folder.resolve("benchmark.json"), "earlier");
        briefly("--hooked").assertFailed("The output folder holds earlier results: " + file
                + " (choose another with --output, or replace them with --overwrite)");
        assertThat(file).hasContent("earlier");
    }

    private CommandRun briefly(String... options) {
        List<String> all = new ArrayList<>(List.of("compare", "--warmup", "1", "--measure", "5"));
        all.addAll(List.of(options));
        all.addAll(List.of("--output", folder.toString()));
        return CommandRun.of(all.toArray(new String[0]));
    }
}
