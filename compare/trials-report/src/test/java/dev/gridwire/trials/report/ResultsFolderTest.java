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
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ResultsFolderTest {

    private static final ComparisonResults RESULTS =
            SampleResults.of("order").held(Contestant.JAVA, Place.CODEC, 226, 1, 3).results();

    @TempDir
    private Path temporary;

    @Test
    void folderIsMadeWithItsParentsAndHoldsItsFilesAndNoDraft() throws IOException {
        Path folder = temporary.resolve("a folder/with a space");
        List<Path> written = ResultsFolder.prepare(folder, false).write(RESULTS);
        assertThat(written).containsExactly(
                folder.resolve("results.json"), folder.resolve("results.csv"), folder.resolve("report.html"),
                folder.resolve("summary.md"), folder.resolve("charts"));
        assertThat(files(folder.resolve("charts"))).containsExactlyInAnyOrder(
                folder.resolve("charts/order-codec.svg"), folder.resolve("charts/order-codec-time-and-bytes.svg"));
        assertThat(files(folder)).containsExactlyInAnyOrderElementsOf(written);
    }

    @Test
    void filesAreOfTheSameResults() throws IOException {
        List<Path> written = ResultsFolder.prepare(temporary, false).write(RESULTS);
        assertThat(written.get(0)).hasContent(ResultsJson.write(RESULTS));
        assertThat(written.get(1)).hasContent(CsvFiles.results(RESULTS));
        assertThat(written.get(2)).content()
                .contains(ResultsJson.write(RESULTS), ResultsJson.write(PageExtras.of(RESULTS, null)));
        assertThat(written.get(3)).hasContent(MarkdownSummary.render(RESULTS, null));
    }

    @ParameterizedTest
    @ValueSource(strings = {"results.json", "results.csv", "report.html", "summary.md"})
    void earlierResultsAreNotReplacedUnasked(String earlier) throws IOException {
        Files.writeString(temporary.resolve(earlier), "earlier");
        assertThatIOException().isThrownBy(() -> ResultsFolder.prepare(temporary, false)).withMessage(
                "The output folder holds earlier results: " + temporary.resolve(earlier)
                        + " (choose another with --output, or replace them with --overwrite)");
        assertThat(temporary.resolve(earlier)).hasContent("earlier");
        assertThat(files(temporary)).hasSize(1);
    }

    @Test
    void earlierResultsAreReplacedWhenAskedAndOtherFilesAreLeft() throws IOException {
        Path json = Files.writeString(temporary.resolve("results.json"), "earlier");
        Path other = Files.writeString(temporary.resolve("notes.txt"), "mine");
        ResultsFolder.prepare(temporary, true).write(RESULTS);
        assertThat(json).hasContent(ResultsJson.write(RESULTS));
        assertThat(other).hasContent("mine");
        assertThat(files(temporary)).hasSize(6);
    }

    @Test
    void preparingToReplaceReplacesNothingYet() throws IOException {
        Path json = Files.writeString(temporary.resolve("results.json"), "earlier");
        ResultsFolder.prepare(temporary, true);
        assertThat(json).hasContent("earlier");
    }

    @ParameterizedTest
    @ValueSource(strings = {"file", "file/below", "file/far/below"})
    void folderThatCannotBeMadeIsRefused(String name) throws IOException {
        Path file = Files.writeString(temporary.resolve("file"), "a regular file");
        Path folder = temporary.resolve(name);
        assertThatIOException().isThrownBy(() -> ResultsFolder.prepare(folder, true)).withMessage(
                "The output folder cannot be written: " + folder + " (choose another with --output)");
        assertThat(file).hasContent("a regular file");
    }

    @Test
    void folderInThePlaceOfAFileIsRefusedBeforeAnythingIsReplaced() throws IOException {
        Path json = Files.writeString(temporary.resolve("results.json"), "earlier");
        Path inTheWay = Files.createDirectory(temporary.resolve("results.csv"));
        assertThatIOException().isThrownBy(() -> ResultsFolder.prepare(temporary, true)).withMessage(
                "A folder stands where a file of the results belongs: " + inTheWay + " (choose another with --output)");
        assertThat(json).hasContent("earlier");
    }

    @Test
    void writeThatFailsLeavesTheEarlierFilesAndNoDraft() throws IOException {
        Path json = Files.writeString(temporary.resolve("results.json"), "earlier");
        ResultsFolder folder = ResultsFolder.prepare(temporary, true);
        Files.createDirectory(temporary.resolve("report.html.part")); // a draft that cannot be written
        assertThatIOException().isThrownBy(() -> folder.write(RESULTS))
                .withMessageStartingWith("The results could not be written: ")
                .withMessageEndingWith(" (choose another folder with --output)");
        assertThat(json).hasContent("earlier");
        assertThat(files(temporary)).containsExactly(json);
    }

    private static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.toList();
        }
    }
}
