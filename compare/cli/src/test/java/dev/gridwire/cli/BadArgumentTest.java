// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.trials.grid.Grids;
import dev.gridwire.trials.hazelcast.contestant.Contestant;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Gives arguments that are not understood: one sentence, exit code 2, no stack trace. */
class BadArgumentTest {

    private static final String WORKLOADS = "programmer, customer, order, sample, parts, media, order-of-ten, session, profile, "
            + "fory-media, fory-sample, fory-struct, jvm-media, person";
    private static final String CONTESTANTS =
            Arrays.stream(Contestant.values()).map(Contestant::id).collect(Collectors.joining(", "));

    @TempDir
    private Path folder;

    @Test
    void unknownWorkloadIsAnsweredWithTheKnownOnes() {
        CommandRun.of("compare", "--workload", "order,moon", "--output", output())
                .assertNotUnderstood("There is no --workload 'moon'. Known: " + WORKLOADS + ".");
    }

    @Test
    void unknownContestantIsAnsweredWithTheKnownOnes() {
        CommandRun.of("compare", "--contestant", "Java", "--output", output())
                .assertNotUnderstood("There is no --contestant 'Java'. Known: " + CONTESTANTS + ".");
    }

    @Test
    void unknownPlaceIsAnsweredWithTheKnownOnes() {
        CommandRun.of("compare", "--where", "cloud", "--output", output())
                .assertNotUnderstood("There is no --where 'cloud'. Known: bare, codec, member, client, cluster.");
    }

    @Test
    void unknownGridIsAnsweredWithTheKnownOnes() {
        CommandRun.of("compare", "--grid", "moon", "--output", output()).assertNotUnderstood(
                "There is no --grid 'moon'. Known: " + String.join(", ", Grids.NAMES) + ".");
        assertThat(Grids.NAMES).startsWith("hazelcast", "redis", "redisson");
    }

    @ParameterizedTest
    @CsvSource({"--published", "--all", "--self-check", "--first-use", "--only-safety", "--kill"})
    void optionThatDoesNotFitAnotherGridIsNamed(String option) {
        CommandRun.of("compare", "--grid", "redis", option, "--output", output()).assertNotUnderstood(
                "--grid redis is for times of the four workloads in that grid: leave out " + option + '.');
    }

    @Test
    void gridThatIsNotHereIsSaidToBeInAClone() {
        CommandRun.of("compare", "--grid", "redis", "--output", output()).assertFailed(
                "Grids other than Hazelcast are compared from a clone of Gridwire's repository, whose ./gridwire fetches them: "
                        + "--grid redis.");
    }

    @ParameterizedTest
    @CsvSource({
        "--size, 0", "--size, -1", "--size, many", "--size, 1.5", "--size, 10000001", "--size, 2147483648", "--size, ''",
        "--rounds, 0", "--rounds, -3", "--rounds, few", "--warmup, 0", "--warmup, long"
    })
    void countIsAWholeNumberFromOneToTenMillion(String option, String text) {
        CommandRun.of("compare", option, text, "--output", output()).assertNotUnderstood(
                "Invalid value for option '" + option + "': '" + text + "' is not a whole number from 1 to 10000000");
    }

    @ParameterizedTest
    @ValueSource(strings = {"much", "0m", "512", "-1g", "1.5g", "1t", "1234567m", ""})
    void heapIsANumberOfMegabytesOrGigabytes(String text) {
        CommandRun.of("compare", "--heap", text, "--output", output()).assertNotUnderstood(
                "Invalid value for option '--heap': '" + text + "' is not a heap size such as 512m or 2g");
    }

    @ParameterizedTest
    @ValueSource(strings = {"70000", "65536", "-1", "http"})
    void portIsATcpPort(String text) {
        CommandRun.of("compare", "--port", text, "--output", output()).assertNotUnderstood(
                "Invalid value for option '--port': '" + text + "' is not a port from 0 to 65535");
    }

    @Test
    void seedIsANumber() {
        CommandRun.of("compare", "--seed", "lucky", "--output", output())
                .assertNotUnderstood("Invalid value for option '--seed': 'lucky' is not a long");
    }

    @Test
    void placesOfThePublishedComparisonsAreTheirOwn() {
        CommandRun.of("compare", "--published", "--where", "codec", "--output", output())
                .assertNotUnderstood("--published names its own places: leave out --where.");
    }

    @Test
    void unknownOptionIsNamed() {
        CommandRun run = CommandRun.of("compare", "--sise", "3");
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.err()).startsWith("gridwire: Unknown option").contains("--sise").doesNotContain("\tat ");
    }

    @Test
    void unknownCommandIsNamed() {
        CommandRun run = CommandRun.of("compair");
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.err()).startsWith("gridwire: ").contains("compair").doesNotContain("\tat ");
    }

    @ParameterizedTest
    @ValueSource(strings = {"--size", "--rounds", "--heap", "--port"})
    void misunderstoodCommandLeavesNoFolder(String option) {
        CommandRun.of("compare", option, "nonsense", "--output", output());
        assertThat(folder).isEmptyDirectory();
    }

    @ParameterizedTest
    @ValueSource(strings = {"--workload", "--contestant", "--where"})
    void unknownNameLeavesNoFolder(String option) {
        CommandRun.of("compare", option, "nonsense", "--output", output());
        assertThat(folder).isEmptyDirectory();
    }

    private String output() {
        return folder.resolve("results").toString();
    }

    @Test
    void timeAndNumberOfTurnsContradictEachOther() {
        CommandRun.of("compare", "--rounds", "3", "--minutes", "2", "--output", output()).assertNotUnderstood(
                "--rounds says how often and --minutes how long: leave out one of them.");
    }

    @Test
    void objectsAreFreshOrTheSame() {
        CommandRun.of("compare", "--objects", "stale", "--output", output()).assertNotUnderstood(
                "Invalid value for option '--objects': 'stale' is neither fresh nor same");
    }

    @Test
    void selfCheckHasItsOwnPlace() {
        CommandRun.of("compare", "--self-check", "--where", "client", "--output", output()).assertNotUnderstood(
                "--self-check measures the measuring, in the codec: leave out --where, --class, --published and --safety.");
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "--class=com.acme.Order", "--workload=order", "--where=codec", "--safety", "--all", "--self-check", "--output=there"
    })
    void optionThatDoesNotCountBesideFirstUseIsNamed(String option) {
        CommandRun.of("compare", "--first-use", option).assertNotUnderstood(
                "--first-use is measured by itself: leave out " + option.replaceAll("=.*", "") + '.');
    }

    @Test
    void firstUseKnowsSomeContestantsOnly() {
        CommandRun.of("compare", "--first-use", "--contestant", "smile").assertNotUnderstood(
                "--first-use measures gridwire, fory, kryo, java: name one of them with --contestant, or none.");
    }
}
