// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.trials.compare.ComparisonResults;
import dev.gridwire.trials.compare.ResultsJson;
import dev.gridwire.trials.result.ClusterCell;
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
import org.junit.jupiter.params.provider.ValueSource;

class ClusterOptionsTest {

    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"--kill", "--members=a:1", "--rate=5", "--entries=5", "--backups=1", "--client-config=x.xml"})
    void optionOfTheClusterWithoutTheClusterIsRefused(String option) {
        CommandRun run = compare(option);
        assertThat(run.exit()).isEqualTo(2);
        String name = option.replaceAll("=.*", "");
        assertThat(run.err()).startsWith("gridwire: " + name + " needs the cluster: add --where cluster.");
        assertThat(folder).isEmptyDirectory();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', value = {
        "--members=a:1 --kill | --kill needs members that are started here: leave it out, or --members.",
        "--client-config=x.xml --kill | --kill needs members that are started here: leave it out, or --client-config.",
        "--members=a:1 --cluster-members=2 | --cluster-members needs members that are started here: leave it out, or --members.",
        "--cluster-name=x | --cluster-name names a cluster that runs already: name its members with --members.",
        "--backups=0 --kill | --kill without a backup loses entries: leave out --backups 0.",
        "--backups=3 | Each backup needs a separate member, besides the entry's: --backups=3, --cluster-members=3.",
        "--backups=-1 | Each backup needs a separate member, besides the entry's: --backups=-1, --cluster-members=3.",
        "--members=alone | 'alone' in --members is not HOST:PORT.",
        "--rate=0 | Invalid value for option '--rate': '0' is not a whole number from 1 to 10000000",
        "--entries=none | Invalid value for option '--entries': 'none' is not a whole number from 1 to 10000000"
    })
    void optionsThatContradictEachOtherAreRefused(String options, String sentence) {
        List<String> arguments = new ArrayList<>(List.of("--where=cluster"));
        arguments.addAll(List.of(options.split(" ")));
        compare(arguments.toArray(new String[0])).assertNotUnderstood(sentence);
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    void clusterThatTheMachineHasNoRoomForIsRefusedBeforeAnythingStarts() {
        CommandRun run = compare("--where=cluster", "--cluster-members=1000", "--heap=100g");
        assertThat(run.exit()).isEqualTo(1);
        assertThat(run.err()).startsWith("gridwire: The machine has too little memory");
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    void membersThatDoNotAnswerAreNamedAndNothingIsLeft() {
        compare("--where=cluster", "--contestant=java", "--workload=order", "--members=127.0.0.1:1", "--heap=128m")
                .assertBroken("gridwire: No member answers: members=[127.0.0.1:1]", "or give other addresses with --members.");
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    @Tag("full")
    void clusterIsComparedWhenItIsNamed() throws IOException {
        CommandRun run = compare("--where=cluster", "--contestant=identified", "--workload=order", "--cluster-members=1",
                "--backups=0", "--clients=1", "--threads=2", "--entries=50", "--seconds=1", "--rate=100", "--heap=128m");
        assertThat(run.exit()).as(run.err()).isZero();
        assertThat(run.out()).contains("  0 %  Cluster, IdentifiedDataSerializable", "Order in the cluster: ",
                "Offered to all: 100 sets a second, 100 gets a second.");
        ComparisonResults results = ResultsJson.read(folder.resolve("results").resolve("results.json"));
        assertThat(results.cluster()).extracting(ClusterCell::contestant).containsExactly("identified");
        assertThat(results.settings().cluster().load().entries()).isEqualTo(50);
    }

    @Test
    void memberWithAClassPathThatIsNotThereIsRefused() {
        CommandRun.of("member", "--classpath", folder.resolve("none.jar").toString())
                .assertFailed("There is no such jar or folder: " + folder.resolve("none.jar") + " (correct --classpath)");
    }

    @Test
    void memberWithAFileThatIsNoConfigurationIsRefused() throws IOException {
        Path file = Files.writeString(folder.resolve("member.yaml"), "hazelcast: [no]\n");
        CommandRun.of("member", "--config", file.toString(), "--heap", "128m").assertBroken(
                "gridwire: This is no configuration of a member: " + file, "choose another with --config.");
    }

    private CommandRun compare(String... options) {
        List<String> arguments = new ArrayList<>(List.of("compare"));
        arguments.addAll(List.of(options));
        arguments.addAll(List.of("--output", folder.resolve("results").toString()));
        return CommandRun.of(arguments.toArray(new String[0]));
    }
}
