// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HelpTest {

    @ParameterizedTest
    @ValueSource(strings = {
        "compare", "benchmark", "direct", "grid", "first-use", "sweep", "inspect", "describe", "policy", "rewrite", "enhance",
        "member"
    })
    void everyCommandHasHelp(String command) {
        CommandRun run = CommandRun.of(command, "--help");
        assertThat(run.exit()).isZero();
        assertThat(run.out()).startsWith("Usage: gridwire " + command).contains("--help").contains("--verbose");
        assertThat(run.err()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"compare", "benchmark"})
    void helpNamesEveryWorkloadAndContestant(String command) {
        // Help breaks its lines to fit.
        String help = CommandRun.of(command, "--help").out().replaceAll("\\s+", " ");
        assertThat(help).contains(
                "programmer, customer, order, sample",
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
        assertThat(CommandRun.of("compare", "--help").out()).contains(
                "codec, member, client, cluster", "--cluster-members", "--backups", "--clients", "--threads", "--entries",
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
    void helpOfDirectNamesEveryOptionCaseAndCodec() {
        String help = CommandRun.of("direct", "--help").out().replaceAll("\\s+", " ");
        assertThat(help).contains(
                "--case", "--codec", "--repeated", "--fresh", "--output", "--overwrite",
                "programmer, customer, order, sample, media, polymorphic",
                "gridwire, gridwire-crc32c, gridwire-hmac, fory, fory-threadsafe, kryo, java, limit");
    }

    @Test
    void helpOfGridNamesEveryOptionWorkloadAndOperation() {
        String help = CommandRun.of("grid", "--help").out().replaceAll("\\s+", " ");
        assertThat(help).contains(
                "--service", "--bulk", "--workload", "--contestant", "--where", "--operation", "--size", "--output",
                "--overwrite",
                "programmer, customer, order, order-ten, sample, parts",
                "member, client",
                "get, set, get-all, entry-set, query, process",
                "(default: java, identified, portable, compact, stream, gridwire, gridwire-canonical)");
    }

    @Test
    void helpOfFirstUseNamesEveryOptionAndCodec() {
        String help = CommandRun.of("first-use", "--help").out().replaceAll("\\s+", " ");
        assertThat(help).contains("--codec", "--forks", "gridwire, fory, kryo, java");
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
                .contains("compare", "benchmark", "direct", "grid", "sweep", "inspect", "describe", "policy",
                        "rewrite", "member", "--version");
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
