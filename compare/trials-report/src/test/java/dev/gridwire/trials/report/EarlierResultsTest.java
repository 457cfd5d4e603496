// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;

import dev.gridwire.trials.compare.ComparisonResults;
import dev.gridwire.trials.compare.ResultsJson;
import dev.gridwire.trials.hazelcast.contestant.Contestant;
import dev.gridwire.trials.place.Place;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class EarlierResultsTest {

    private static final String NEXT = " (name a folder that ./gridwire compare left, or its results.json)";
    private static final ComparisonResults RESULTS =
            SampleResults.of("order").held(Contestant.JAVA, Place.CODEC, 226, 1, 3).results();

    @TempDir
    private Path folder;

    @Test
    void fileAndFolderAreTheSame() throws IOException {
        Path file = Files.writeString(folder.resolve("results.json"), ResultsJson.write(RESULTS));
        assertThat(EarlierResults.read(file).results()).isEqualTo(RESULTS);
        assertThat(EarlierResults.read(folder)).isEqualTo(EarlierResults.read(file));
        assertThat(EarlierResults.read(folder).name()).isEqualTo(folder.getFileName() + "/results.json");
    }

    @Test
    void keptResultsOfTheFirstSchemaAreRead() throws IOException {
        ComparisonResults kept = EarlierResults.read(Path.of("../../docs/measurements/compare-schema-1")).results();
        assertThat(kept.schema()).isEqualTo(1);
        assertThat(kept.cells()).hasSizeGreaterThan(50);
    }

    @Test
    void missingFileIsOneSentence() {
        Path absent = folder.resolve("absent");
        assertRefused(absent, "No results found: " + absent + NEXT);
        assertRefused(folder, "No results found: " + folder + NEXT);
    }

    @Test
    void textIsNoJson() throws IOException {
        Path file = Files.writeString(folder.resolve("notes.txt"), "These are notes.");
        assertRefused(file, "The results are not JSON: " + file + NEXT);
    }

    @ParameterizedTest
    @ValueSource(strings = {"\"machine\"", "rocessor", " [ \"-Xmx"})
    void fileThatEndsEarlyIsNotCalledText(String cut) throws IOException {
        String json = ResultsJson.write(RESULTS);
        Path file = Files.writeString(folder.resolve("results.json"), json.substring(0, json.indexOf(cut)));
        assertRefused(file, "The results are cut off: " + file + NEXT);
    }

    @Test
    void emptyFileHasNoSchema() throws IOException {
        Path file = Files.writeString(folder.resolve("results.json"), "");
        assertRefused(file, "Results of another schema cannot be read: schema=0, known=1 to 3, file=" + file);
    }

    @Test
    void laterSchemaIsNamed() throws IOException {
        Path file = Files.writeString(
                folder.resolve("results.json"), ResultsJson.write(RESULTS).replace("\"schema\" : 3", "\"schema\" : 9"));
        assertRefused(file, "Results of another schema cannot be read: schema=9, known=1 to 3, file=" + file);
    }

    @Test
    void unknownFieldIsNamedWithItsPlace() throws IOException {
        Path file = Files.writeString(
                folder.resolve("results.json"), ResultsJson.write(RESULTS).replace("\"outcome\"", "\"income\""));
        assertThatIOException().isThrownBy(() -> EarlierResults.read(file))
                .withMessageStartingWith("These are not the results of a comparison: " + file + ", at cells[0].income: ")
                .withMessageEndingWith(NEXT);
    }

    @Test
    void resultsWithoutCellsAreNotWhole() throws IOException {
        Path file = Files.writeString(folder.resolve("results.json"), "{\"schema\":2}");
        assertRefused(file, "These are not the results of a comparison, because parts are missing: " + file + NEXT);
    }

    @Test
    void sweepIsRefusedAsAFileAndAsAFolder() throws IOException {
        Path file = Files.writeString(folder.resolve("sweep.json"), "{\"schema\":1,\"rows\":[]}");
        assertRefused(file, "Results of a sweep have no times to compare: " + file);
        assertRefused(folder, "The folder holds the results of a sweep, which has no times to compare: " + folder + NEXT);
    }

    @Test
    void shownResultsKeepEveryCharacter() throws IOException {
        Path file = Files.writeString(folder.resolve("old.json"), ResultsJson.write(RESULTS).replace(" : ", ":"));
        Path other = folder.resolve("shown");
        ResultsFolder.prepare(other, false).write(EarlierResults.read(file), null);
        assertThat(other.resolve("results.json")).hasSameTextualContentAs(file);
    }

    private static void assertRefused(Path place, String sentence) {
        assertThatIOException().isThrownBy(() -> EarlierResults.read(place)).withMessage(sentence);
    }
}
