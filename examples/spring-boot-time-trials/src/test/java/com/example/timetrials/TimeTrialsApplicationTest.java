// SPDX-License-Identifier: Apache-2.0
package com.example.timetrials;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.TypeStatistics;
import dev.gridwire.grid.metrics.LiveSerializers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TimeTrialsApplicationTest {

    @TempDir
    private Path folder;

    private static double entryBytes(List<Result> results, Mechanism mechanism) {
        return results.stream()
                .filter(result -> result.mechanism() == mechanism)
                .mapToDouble(Result::entryBytes)
                .max()
                .orElseThrow();
    }

    @Test
    void theApplicationStartsAndRunsTheTrials() throws Exception {
        List<Result> results = TimeTrialsApplication.run(
                "--time-trials.programmers=200", "--time-trials.rounds=2", "--time-trials.warm-up=1",
                "--time-trials.folder=" + folder);

        assertThat(results).hasSize(Place.values().length * Mechanism.values().length).allSatisfy(result -> {
            assertThat(result.writeMillis()).isPositive();
            assertThat(result.readMillis()).isPositive();
        });
        assertThat(entryBytes(results, Mechanism.GRIDWIRE)).isLessThan(0.6 * entryBytes(results, Mechanism.SERIALIZABLE));
        assertThat(LiveSerializers.statistics().types()).as("in one of the two starts alone").singleElement()
                .satisfies(type -> {
                    assertThat(type.className()).isEqualTo(Programmer.class.getName());
                    assertThat(type).extracting(TypeStatistics::written, TypeStatistics::read)
                            .containsExactly(200L * 3 * 2, 200L * 3 * 2);
                });
        assertThat(new ResultTable(results).render())
                .contains("Serializable", "Gridwire", "263.6", "client", "bytes");
        assertThat(Files.readString(folder.resolve("time-trials.html")))
                .contains("\"mechanism\": \"Gridwire\"", "echarts.init")
                .doesNotContain("{{");
    }
}
