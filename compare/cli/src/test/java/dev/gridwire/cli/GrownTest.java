// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The nightly build's question, on results that are kept and on copies of them with longer times. */
class GrownTest {

    private static final String KEPT = "../../docs/measurements/all-jdk17";
    private static final double TIMES = 1.2;

    @TempDir
    private Path slower;

    /** Gridwire takes longer. */
    @BeforeEach
    void slowDown() throws IOException {
        ObjectMapper json = new ObjectMapper();
        JsonNode results = json.readTree(Path.of(KEPT, "results.json").toFile());
        for (JsonNode cell : results.get("cells")) {
            if (cell.get("contestant").asText().equals("gridwire")) {
                prolong(cell.get("write"));
                prolong(cell.get("read"));
            }
        }
        json.writeValue(slower.resolve("results.json").toFile(), results);
    }

    private static void prolong(JsonNode measurement) {
        ArrayNode nanos = (ArrayNode) measurement.get("nanosPerOp");
        for (int i = 0; i < nanos.size(); i++) {
            nanos.set(i, TIMES * nanos.get(i).asDouble());
        }
    }

    @Test
    void sameResultsPassAndEachCellIsShown() {
        CommandRun run = CommandRun.of("grown", KEPT, KEPT);
        assertThat(run.exit()).as(run.err()).isZero();
        assertThat(run.out()).contains("  order, codec: 1.00\n").doesNotContain("has grown");
    }

    @Test
    void slowerResultsFailIfTheSecondPairAgrees() {
        assertThat(CommandRun.of("grown", slower.toString(), KEPT).exit()).isEqualTo(1);
        CommandRun run = CommandRun.of("grown", slower.toString(), KEPT, slower.toString(), KEPT);
        assertThat(run.exit()).isEqualTo(1);
        assertThat(run.out()).contains("  order, codec: 1.20, 1.20  has grown\n");
    }

    @Test
    void growthOfOneRunPasses() {
        CommandRun run = CommandRun.of("grown", slower.toString(), KEPT, KEPT, KEPT);
        assertThat(run.exit()).as(run.err()).isZero();
        assertThat(run.out()).contains("  order, codec: 1.20, 1.00\n").doesNotContain("has grown");
    }

    @Test
    void foldersComeInPairs() {
        CommandRun.of("grown", KEPT, KEPT, KEPT)
                .assertNotUnderstood("Each folder needs the one that it is compared with: name pairs.");
    }

    @Test
    void resultsWithoutHandwrittenCodeAreRefused() {
        CommandRun.of("grown", "../../docs/measurements/published-jdk17/sample.json", KEPT)
                .assertFailed("The results have no cells of gridwire and bytearray in common.");
    }
}
