// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HelpTest {

    @ParameterizedTest
    @ValueSource(strings = {
        "compare", "sweep", "inspect", "describe", "policy", "rewrite", "enhance", "member"
    })
    void everyCommandHasHelp(String command) {
        CommandRun run = CommandRun.of(command, "--help");
        assertThat(run.exit()).isZero();
        assertThat(run.out()).startsWith("Usage: gridwire " + command).contains("--help").contains("--verbose");
        assertThat(run.err()).isEmpty();
    }

    @Test
    void helpNamesEveryWorkloadAndContestant() {
        // Help breaks its lines to fit.
        String help = CommandRun.of("compare", "--help").out().replaceAll("\\s+", " ");
        assertThat(help).contains(
                "programmer, customer, order, sample, parts, media, order-of-ten, session, profile",
                "java, externalizable, dataserializable, identified, portable, compact-zero, compact, stream, bytearray, kryo, "
                    + "smile, fory, ignite, gridwire, gridwire-canonical, gridwire-sealed, enhanced-externalizable, "
                    + "enhanced-identified, "
                    + "enhanced-portable, enhanced-compact, enhanced-externalizable-fast, enhanced-dataserializable, "
                    + "enhanced-dataserializable-medium, enhanced-dataserializable-fast, "
                    + "enhanced-identified-fast");
    }

    @Test
    void helpOfCompareNamesEveryOptionOfTheIssue() {
        assertThat(CommandRun.of("compare", "--help").out()).contains(
                "--workload", "--contestant", "--where", "--rounds", "--size", "--published", "--output", "--overwrite",
                "--heap", "--port", "--seed", "--warmup", "--safety", "--only-safety", "--safety-inputs", "--all", "--minutes",
                "--measure", "--objects", "--first-use", "--self-check");
    }

    @Test
    void helpOfCompareNamesEveryOptionOfTheCluster() {
        assertThat(CommandRun.of("compare", "--help").out().replaceAll("\\s+", " ")).contains(
                "bare, codec, member, client, cluster", "--cluster-members", "--backups", "--clients", "--threads", "--entries",
                "--seconds", "--rate", "--kill", "--members", "--cluster-name", "--client-config");
    }

    @Test
    void helpOfMemberNamesEveryOption() {
        assertThat(CommandRun.of("member", "--help").out()).contains(
                "--port", "--listen", "--join", "--cluster-name", "--classpath", "--config", "--heap");
    }

    @Test
    void helpOfInspectAndDescribeNamesEveryOption() {
        assertThat(CommandRun.of("inspect", "--help").out()).contains("FILE", "--classpath", "--register", "--max-lines");
        assertThat(CommandRun.of("describe", "--help").out()).contains("CLASS", "--classpath");
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
                .contains("compare", "sweep", "inspect", "describe", "policy", "rewrite", "member", "--version")
                .doesNotContain("benchmark", "direct", "first-use");
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
