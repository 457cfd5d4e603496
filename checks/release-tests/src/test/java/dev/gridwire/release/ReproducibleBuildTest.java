// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.release;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.SortedMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Anyone who builds the same sources on the same JDK gets the same bytes. */
@Tag("full")
class ReproducibleBuildTest {

    private static final Map<String, String> ELSEWHERE = Map.of("TZ", "Asia/Kathmandu", "LC_ALL", "C", "USER", "someone");

    @TempDir
    private Path folder;

    @Test
    void twoBuildsInDifferentFoldersGiveTheSameBytes() throws IOException, InterruptedException {
        SortedMap<String, Path> first = Staging.files(Staging.shared());
        SortedMap<String, Path> second =
                Staging.files(Staging.build(Files.createDirectories(folder.resolve("another/place")), ELSEWHERE));

        assertThat(second.keySet()).isEqualTo(first.keySet()).isNotEmpty();
        assertThat(first.keySet()).allSatisfy(name -> assertThat(Files.mismatch(first.get(name), second.get(name)))
                .as("the first byte that differs in " + name).isEqualTo(-1L));
    }
}
