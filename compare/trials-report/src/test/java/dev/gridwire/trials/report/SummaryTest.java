// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.trials.compare.ComparisonResults;
import dev.gridwire.trials.hazelcast.contestant.Contestant;
import dev.gridwire.trials.place.Place;
import dev.gridwire.trials.result.Outcome;
import java.util.List;
import org.junit.jupiter.api.Test;

class SummaryTest {

    @Test
    void fastestIsNamedWithItsDistanceFromJavaAndFromHandWritten() {
        assertThat(sentences(SampleResults.of("order")
                .held(Contestant.JAVA, Place.CODEC, 226, 40, 60)
                .held(Contestant.IDENTIFIED, Place.CODEC, 73, 10, 10)
                .held(Contestant.KRYO, Place.CODEC, 60, 2, 2).results())).containsExactly(
                        "Kryo is fastest with 4 µs for a write and a read.",
                        "It is 25 times as fast as Java serialization and 5.0 times as fast as IdentifiedDataSerializable"
                                + " by hand.",
                        "Kryo is smallest with 60 bytes, where Java serialization takes 226.");
    }

    @Test
    void thoseThatCannotBeToldApartFromTheFastestAreNamed() {
        assertThat(sentences(SampleResults.of("order")
                .rounds(Contestant.KRYO, Place.CODEC, List.of(900.0, 1_100.0, 1_000.0), List.of(1_000.0, 1_000.0, 1_000.0))
                .rounds(Contestant.FORY, Place.CODEC, List.of(1_100.0, 950.0, 1_000.0), List.of(1_000.0, 1_000.0, 1_000.0))
                .results()))
                .contains("Kryo takes least with 2 µs for a write and a read, but cannot be told apart from Apache Fory.");
    }

    @Test
    void whatLosesSomethingIsNeverTheBestAndIsNamed() {
        List<String> sentences = sentences(SampleResults.of("order")
                .held(Contestant.KRYO, Place.CODEC, 160, 9, 9)
                .held(Contestant.JAVA, Place.CODEC, 226, 90, 90)
                .marked(Contestant.SMILE, Place.CODEC, Outcome.TYPE_CHANGED, "a list").results());
        assertThat(sentences.get(0)).startsWith("Kryo is fastest");
        assertThat(sentences).contains("Kryo is smallest with 160 bytes, where Java serialization takes 226.",
                "Not whole: changes classes: Jackson Smile.");
    }

    @Test
    void oneContestantIsNotCalledFastest() {
        assertThat(sentences(SampleResults.of("order").held(Contestant.KRYO, Place.CODEC, 60, 1, 1).results()))
                .containsExactly("Kryo takes 2 µs for a write and a read.");
    }

    @Test
    void placeInWhichNothingWasMeasuredHasNoWords() {
        assertThat(Summary.of(SampleResults.of("order")
                .without(Contestant.SMILE, Place.CODEC, Outcome.CANNOT_HOLD, "why").results())).isEmpty();
    }

    @Test
    void clusterSaysWhoDoesMostAndWhatWasLost() {
        assertThat(Summary.of(ShowcaseReport.clusterOnly())).singleElement().satisfies(summary -> {
            assertThat(summary.place()).isEqualTo("cluster");
            assertThat(summary.sentences()).contains(
                    "Java Serializable does most: 30,000 sets a second.",
                    "Incidents meanwhile: 10 times; entries lost: 1.");
        });
    }

    private static List<String> sentences(ComparisonResults results) {
        return Summary.of(results).get(0).sentences();
    }
}
