// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.trials.grid.Grids;
import dev.gridwire.trials.hazelcast.contestant.Contestant;
import dev.gridwire.trials.place.Place;
import dev.gridwire.trials.workload.Workload;
import dev.gridwire.trials.workloads.Workloads;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

class HelpTest {

    @ParameterizedTest
    @ValueSource(strings = {
        "sweep", "inspect", "describe", "schema", "policy", "rewrite", "enhance", "member"
    })
    void everyCommandHasHelp(String command) {
        CommandRun run = CommandRun.of(command, "--help");
        assertThat(run.exit()).isZero();
        assertThat(run.out()).startsWith("Usage: gridwire " + command).contains("--help").contains("--verbose");
        assertThat(run.err()).isEmpty();
    }

    @Test
    void helpOfCompareFitsOneScreenAndLeadsToTheRest() {
        String help = CommandRun.of("compare", "--help").out();
        assertThat(help.lines()).hasSizeLessThanOrEqualTo(25).allMatch(line -> line.length() <= 80);
        assertThat(help)
                .contains("What is compared\n", "On your own classes\n", "How long, and where results go\n")
                .contains("--contestant", "--workload", "--where", "--grid", "--class ", "--classpath", "--minutes", "--output",
                        "--against")
                .doesNotContain("--rounds", "--cluster-members")
                .contains("Examples\n  ./gridwire compare --")
                .endsWith("\nAll options: ./gridwire compare --help-all\n");
    }

    @Test
    void helpOfAllOptionsNamesEveryOptionOnce() {
        CommandLine compare = Gridwire.commandLine().getSubcommands().get("compare");
        String help = CommandRun.of("compare", "--help-all").out();
        List<String> shown = help.lines().map(line -> line.replaceFirst("^  (--[a-z-]+).*", "$1"))
                .filter(line -> line.startsWith("--")).toList();
        assertThat(shown).doesNotHaveDuplicates().containsExactlyInAnyOrderElementsOf(
                compare.getCommandSpec().options().stream().map(option -> option.names()[0]).map(HelpTest::longName).toList());
    }

    private static String longName(String name) {
        return switch (name) {
            case "-h" -> "--help";
            case "-V" -> "--version";
            default -> name;
        };
    }

    @Test
    void helpNamesEveryWorkloadContestantPlaceAndGrid() {
        assertThat(wordsOf("compare", "--help-all")).contains(
                "programmer, customer, order, sample, parts, media, order-of-ten, session, profile, fory-media, fory-sample, "
                        + "fory-struct, jvm-media, person",
                Stream.of(Contestant.values()).map(Contestant::id).collect(Collectors.joining(", ")),
                "bare, codec, member, client, cluster",
                "hazelcast, redis, redisson, ehcache, infinispan, ignite, ignite3");
    }

    @Test
    void namesInTheShortHelpAreThoseThatAreKnown() {
        String help = wordsOf("compare", "--help");
        assertThat(List.of(valuesOf(help, "such as ", "\\."))).isNotEmpty()
                .isSubsetOf(Stream.of(Contestant.values()).map(Contestant::id).toList());
        assertThat(List.of(valuesOf(help, "The values: ", " …"))).isNotEmpty()
                .isSubsetOf(Workloads.known().stream().map(Workload::id).toList());
        assertThat(List.of(valuesOf(help, "The places: ", "\\."))).isEqualTo(Stream.of(Place.values()).map(Place::id).toList());
        assertThat(List.of(valuesOf(help, "Another grid: ", " …"))).isNotEmpty().isSubsetOf(Grids.NAMES);
    }

    private static String[] valuesOf(String help, String before, String after) {
        return help.split(before, 2)[1].split(after, 2)[0].split(", ?");
    }

    /** Help breaks its lines to fit. */
    private static String wordsOf(String... arguments) {
        return CommandRun.of(arguments).out().replaceAll("\\s+", " ");
    }

    @Test
    void helpOfMemberNamesEveryOption() {
        assertThat(CommandRun.of("member", "--help").out()).contains(
                "--port", "--listen", "--join", "--cluster-name", "--classpath", "--config", "--heap");
    }

    @Test
    void helpOfInspectAndDescribeNamesEveryOption() {
        assertThat(CommandRun.of("inspect", "--help").out())
                .contains("FILE", "--classpath", "--register", "--schemas", "--json", "--max-lines", "--reader");
        assertThat(CommandRun.of("describe", "--help").out()).contains("CLASS", "--classpath");
        assertThat(CommandRun.of("schema", "--help").out()).contains("CLASS", "--classpath", "--json", "--avro");
        assertThat(CommandRun.of("policy", "--help").out()).contains("CLASS", "--classpath", "--main-class");
    }

    @Test
    void helpOfSweepNamesEveryOption() {
        assertThat(CommandRun.of("sweep", "--help").out()).contains(
                "JAR-OR-FOLDER", "--jdk", "--classpath", "--filter", "--timeout", "--heap", "--output", "--overwrite");
    }

    @Test
    void helpOfAllNamesTheCommands() {
        CommandRun run = CommandRun.of("--help");
        assertThat(run.exit()).isZero();
        assertThat(run.out())
                .contains("compare", "sweep", "inspect", "describe", "schema", "policy", "rewrite", "member", "--version")
                .doesNotContain("benchmark", "direct", "first-use");
        assertThat(run.out().lines().filter(line -> line.matches("  [a-z].*"))).as("a line a command").hasSize(9)
                .allMatch(line -> line.endsWith("."));
    }

    @Test
    void withoutACommandThereIsHelp() {
        CommandRun run = CommandRun.of();
        assertThat(run.exit()).isZero();
        assertThat(run.out()).isEqualTo(CommandRun.of("--help").out());
    }

    @Test
    void versionNamesTheGridAndTheJdk() {
        CommandRun run = CommandRun.of("--version");
        assertThat(run.exit()).isZero();
        assertThat(run.out().lines()).hasSize(3);
        assertThat(run.out())
                .containsPattern("gridwire \\d")
                .containsPattern("hazelcast \\d+\\.\\d+\\.\\d+")
                .contains("java " + Runtime.version());
    }
}
