// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.compatibility;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OutcomesTest {

    @TempDir
    private Path folder;

    private Outcomes read(String parameter) throws IOException {
        return Outcomes.read(Files.writeString(folder.resolve("outcomes.txt"), "passed\ttest[" + parameter + "](QueueTest)\t\n"));
    }

    @ParameterizedTest
    @CsvSource({
        "QueueTest$$Lambda$135/0x00007fa3e40b1720@4159e81b, QueueTest$$Lambda$142/0x00007fa3e40b2840@5b5caf08",
        "QueueTest$$Lambda/0x000000003eac79f0@4159e81b, QueueTest$$Lambda/0x000000003eac7c20@5b5caf08",
        "2026-11-25T09:36:12.001, 2026-11-25T09:53:07",
    })
    void aTestWhoseParameterPrintsAnotherTextInEachRunIsTheSameTest(String first, String second) throws IOException {
        Outcomes before = read(first);
        assertThat(before.lostIn(read(second))).isEmpty();
        assertThat(before.passedCount()).isEqualTo(1);
    }
}
