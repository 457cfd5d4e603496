// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import dev.gridwire.trials.hazelcast.contestant.Contestant;
import dev.gridwire.trials.place.Place;
import dev.gridwire.trials.result.Outcome;
import java.io.IOException;
import java.io.StringReader;
import java.util.List;
import java.util.Map;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.xml.sax.InputSource;

class ChartImagesTest {

    @Test
    void workloadAndPlaceHaveTwoImagesWithTheNamesAndTheFigures() throws IOException {
        Map<String, String> images = ChartImages.of(SampleResults.of("order")
                .held(Contestant.JAVA, Place.CODEC, 226, 4, 6)
                .marked(Contestant.SMILE, Place.CODEC, Outcome.TYPE_CHANGED, "a list")
                .without(Contestant.IGNITE, Place.CODEC, Outcome.CANNOT_HOLD, "why").results());
        assertThat(images).containsOnlyKeys("order-codec.svg", "order-codec-time-and-bytes.svg");
        assertThat(images.get("order-codec.svg"))
                .contains(">Order, codec</title", "Java Serializable  10 µs", "Jackson Smile *").doesNotContain("Ignite");
    }

    @Test
    void placeWithoutFiguresHasNoImage() throws IOException {
        assertThat(ChartImages.of(ShowcaseReport.nothing())).isEmpty();
        assertThat(ChartImages.of(ShowcaseReport.clusterOnly())).isEmpty();
    }

    @Test
    void everyImageIsWellFormedWhateverTheNames() throws Exception {
        DocumentBuilder parser = DocumentBuilderFactory.newInstance().newDocumentBuilder();
        parser.setEntityResolver((publicId, systemId) -> new InputSource(new StringReader("")));
        Map<String, String> images = ChartImages.of(ShowcaseReport.hostile());
        assertThat(images).hasSize(12);
        for (String image : List.copyOf(images.values())) {
            assertThatCode(() -> parser.parse(new InputSource(new StringReader(image)))).doesNotThrowAnyException();
        }
    }

    @Test
    void everyContestantHasAColourOfItsOwn() {
        assertThat(Palette.COLOURS.values()).doesNotHaveDuplicates();
        assertThat(Contestant.values()).allSatisfy(one -> assertThat(Palette.COLOURS).containsKey(one.id()));
    }
}
