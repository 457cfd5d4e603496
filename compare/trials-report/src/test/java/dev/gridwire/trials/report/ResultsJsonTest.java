// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.gridwire.trials.compare.ComparisonResults;
import dev.gridwire.trials.compare.ResultsJson;
import dev.gridwire.trials.hazelcast.contestant.Contestant;
import dev.gridwire.trials.place.Place;
import dev.gridwire.trials.result.Outcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ResultsJsonTest {

    @TempDir
    private Path folder;

    @Test
    void resultsAreReadBackAsTheyWereWritten() throws IOException {
        ComparisonResults results = SampleResults.of("order")
                .held(Contestant.JAVA, Place.CODEC, 226, 1, 3)
                .marked(Contestant.SMILE, Place.CODEC, Outcome.TYPE_CHANGED, "LinkedList → ArrayList")
                .without(Contestant.COMPACT_ZERO, Place.CODEC, Outcome.CANNOT_HOLD, "no field of type java.util.Date")
                .without(Contestant.IGNITE, Place.CODEC, Outcome.FAILED, "A fork broke: \"why\"\n</script>")
                .results();
        assertThat(readBack(ResultsJson.write(results))).isEqualTo(results);
    }

    @Test
    void everyRawSampleIsInTheFile() throws IOException {
        ComparisonResults results = SampleResults.of("order").held(Contestant.JAVA, Place.CODEC, 226, 1, 3).results();
        assertThat(ResultsJson.write(results))
                .contains("\"nanosPerOp\" : [ 900.0, 1000.0, 1100.0 ]")
                .contains("\"nanosPerOp\" : [ 2700.0, 3000.0, 3300.0 ]")
                .startsWith("{")
                .endsWith("}\n");
    }

    @Test
    void whatIsDerivedFromOtherFieldsIsNotInTheFile() throws IOException {
        ComparisonResults results = SampleResults.of("order").held(Contestant.JAVA, Place.CODEC, 226, 1, 3).results();
        assertThat(ResultsJson.write(results)).doesNotContain("roundTripNanos", "measured\"");
    }

    @Test
    void missingFileIsAnIoException() {
        assertThatIOException().isThrownBy(() -> ResultsJson.read(folder.resolve("absent.json")));
    }

    @Test
    void textIsAnIoException() {
        assertThatIOException().isThrownBy(() -> readBack("no JSON"));
    }

    @Test
    void unknownFieldIsAnIoException() {
        assertThatIOException().isThrownBy(() -> readBack("{\"schema\":1,\"surprise\":true}"))
                .withMessageContaining("surprise");
    }

    @Test
    void anotherSchemaIsAnIoException() throws IOException {
        String json = ResultsJson.write(SampleResults.of("order").held(Contestant.JAVA, Place.CODEC, 226, 1, 3).results());
        assertThatIOException()
                .isThrownBy(() -> readBack(json.replace("\"schema\" : 3", "\"schema\" : 4")))
                .withMessageContaining("schema=4, known=1 to 3");
        assertThatIOException().isThrownBy(() -> readBack("{}")).withMessageContaining("schema=0, known=1 to 3");
    }

    @Test
    void resultsOfTheFirstSchemaAreReadAndHaveNothingThatCameLater() throws IOException {
        String json = ResultsJson.write(SampleResults.of("order").held(Contestant.JAVA, Place.CODEC, 226, 1, 3).results());
        ObjectNode tree = (ObjectNode) new ObjectMapper().readTree(json);
        tree.put("schema", 1).remove(List.of("arguments", "incomplete", "cluster", "published", "recommendations"));
        ComparisonResults read = readBack(tree.toString());
        assertThat(read.cells()).hasSize(1);
        assertThat(read.incomplete()).isNull();
        assertThat(read.cluster()).isEmpty();
        assertThat(read.published()).isEmpty();
        assertThat(read.recommendations()).isEmpty();
        assertThat(read.safety()).isNull();
    }

    private ComparisonResults readBack(String json) throws IOException {
        return ResultsJson.read(Files.writeString(folder.resolve("results.json"), json));
    }
}
