// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DirectTest {

    @TempDir
    private Path folder;

    @Test
    void runEndsWithTheTableAndTheFileOfAllFigures() {
        Path file = folder.resolve("jmh.json");
        CommandRun run = briefly("--output", file.toString());
        assertThat(run.exit()).as(run.err()).isZero();
        assertThat(run.out()).contains("repeated", "fresh", " order", " limit", "÷ fory", "geometric mean").endsWith(file + "\n");
        assertThat(file).content().contains("\"cell\" : \"order/limit\"", "RepeatedBenchmark", "FreshSerializeBenchmark",
                "FreshDeserializeBenchmark", "gc.alloc.rate.norm", "fresh.alloc.norm", "\"scoreError\"");
    }

    @Test
    void oneWayAloneCanBeAskedFor() {
        assertThat(briefly("--repeated").out()).contains("repeated").doesNotContain("fresh");
        assertThat(briefly("--fresh").out()).contains("fresh").doesNotContain("repeated");
    }

    @Test
    @Tag("full")
    void bothWaysAskedForAreBothMeasured() {
        assertThat(briefly("--repeated", "--fresh").out()).contains("repeated", "fresh");
    }

    @Test
    void firstUseEndsWithTheTable() {
        CommandRun run = CommandRun.of("compare", "--first-use", "--contestant", "java", "--rounds", "1");
        assertThat(run.exit()).as(run.err()).isZero();
        assertThat(run.out()).contains("  0 %  First use, java", "first three", "ten further", " java ").doesNotContain("kryo");
    }

    private static CommandRun briefly(String... options) {
        String[] common = {"direct", "--case", "order", "--codec", "limit"};
        String[] jmh = {"--", "-f", "1", "-wi", "0", "-i", "1", "-r", "5ms", "-v", "silent"};
        String[] all = new String[common.length + options.length + jmh.length];
        System.arraycopy(common, 0, all, 0, common.length);
        System.arraycopy(options, 0, all, common.length, options.length);
        System.arraycopy(jmh, 0, all, common.length + options.length, jmh.length);
        return CommandRun.of(all);
    }
}
