// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.offset;

import dev.gridwire.trials.compare.ComparisonResults;
import dev.gridwire.trials.hazelcast.contestant.Contestant;
import dev.gridwire.trials.place.Place;
import dev.gridwire.trials.result.Outcome;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.xml.sax.InputSource;

/** The images of README and the benchmarks are those of the raw results. */
class OverviewImageTest {

    private static final Path IMAGES = Path.of("../../docs/images");

    static List<ComparisonResults> runs() throws IOException {
        Path measurements = Path.of("../../docs/measurements");
        return List.of(EarlierResults.read(measurements.resolve("all-jdk17")).results(),
                EarlierResults.read(measurements.resolve("all-jdk25")).results());
    }

    @ParameterizedTest
    @ValueSource(strings = {"round-trips.svg", "bytes.svg"})
    void isThatOfBothRuns(String name) throws IOException {
        Path file = IMAGES.resolve(name);
        String image = name.equals("bytes.svg") ? OverviewImage.ofBytes(runs()) : OverviewImage.ofRoundTrips(runs());
        if (Boolean.getBoolean("golden.regenerate")) {
            Files.createDirectories(IMAGES);
            Files.writeString(file, image);
            Assumptions.abort("written: " + file);
        }
        assertThat(image).as("renew it with -Dgolden.regenerate=true -Dtest=OverviewImageTest").isEqualTo(Files.readString(file));
    }

    @Test
    void aBarIsTheGeometricMeanAndTheQuickestComesFirst() {
        List<OverviewImage.Row> rows = OverviewImage.roundTrips(List.of(
                SampleResults.of("order").held(Contestant.JAVA, Place.CODEC, 226, 4, 6)
                        .held(Contestant.KRYO, Place.CODEC, 100, 1, 1).results(),
                SampleResults.of("order").held(Contestant.JAVA, Place.CODEC, 226, 4, 6)
                        .held(Contestant.KRYO, Place.CODEC, 100, 2, 3).results()));
        assertThat(rows).extracting(row -> row.contestant().id()).containsExactly("kryo", "java");
        assertThat(rows.get(0).ratio()).isCloseTo(Math.sqrt(0.2 * 0.5), offset(1e-9));
    }

    @Test
    void whoWasNotMeasuredEverywhereIsLeftOut() {
        assertThat(OverviewImage.ofRoundTrips(List.of(SampleResults.of("order")
                .held(Contestant.JAVA, Place.CODEC, 226, 4, 6)
                .without(Contestant.IGNITE, Place.CODEC, Outcome.CANNOT_HOLD, "why").results())))
                .contains("Java Serializable").doesNotContain("Ignite");
    }

    @Test
    void namesAreEscaped() {
        String image = OverviewImage.ofBytes(List.of(ShowcaseReport.hostile()));
        assertThatCode(() -> DocumentBuilderFactory.newInstance().newDocumentBuilder()
                .parse(new InputSource(new StringReader(image)))).doesNotThrowAnyException();
    }

    @Test
    void bothServeLightAndDarkPages() throws IOException {
        Map<String, String> images = Map.of("times", OverviewImage.ofRoundTrips(runs()), "bytes", OverviewImage.ofBytes(runs()));
        assertThat(images).allSatisfy((name, image) ->
                assertThat(image).contains("prefers-color-scheme: dark", ">Gridwire<", ">Apache Fory<"));
    }
}
