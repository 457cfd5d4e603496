// SPDX-License-Identifier: Apache-2.0
package dev.gridwire;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.fork.CanonicalUse;
import dev.gridwire.fork.Fork;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Each virtual machine has a salt of its own for {@code Set.of}, and other identity hashes. */
class CanonicalForksTest {

    private static final int VALUES = 13;

    @TempDir
    private Path directory;

    @Test
    void virtualMachinesWithOtherSaltsAndHistoriesWriteTheSameBytes() throws IOException, InterruptedException {
        List<String> lines = lines("1");
        assertThat(lines).hasSize(2 * VALUES);
        assertThat(lines.subList(VALUES, 2 * VALUES)).isEqualTo(lines.subList(0, VALUES));
        for (String seed : List.of("2", "3")) {
            List<String> options = List.of("-XX:+UnlockExperimentalVMOptions", "-XX:hashCode=" + seed);
            assertThat(lines(seed, options.toArray(String[]::new))).isEqualTo(lines);
        }
    }

    private List<String> lines(String seed, String... options) throws IOException, InterruptedException {
        Path file = directory.resolve(seed + ".txt");
        Fork fork = Fork.run(directory, List.of(options), CanonicalUse.class, seed, file.toString());
        assertThat(fork).isEqualTo(new Fork(0, "", ""));
        return Files.readAllLines(file);
    }
}
