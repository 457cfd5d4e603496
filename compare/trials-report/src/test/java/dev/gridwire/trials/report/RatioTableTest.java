// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.trials.hazelcast.contestant.Contestant;
import dev.gridwire.trials.place.Place;
import dev.gridwire.trials.result.Outcome;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RatioTableTest {

    @Test
    void columnIsAWorkloadInAPlaceAndRatiosHaveHalfTheirInterval() {
        assertThat(RatioTable.render(SampleResults.of("order")
                .rounds(Contestant.JAVA, Place.CODEC, List.of(900.0, 1_000.0, 1_100.0), List.of(900.0, 1_000.0, 1_100.0))
                .rounds(Contestant.KRYO, Place.CODEC, List.of(450.0, 500.0, 552.0), List.of(450.0, 500.0, 552.0))
                .held(Contestant.JAVA, Place.CLIENT, 226, 40, 60)
                .marked(Contestant.KRYO, Place.CLIENT, Outcome.TYPE_CHANGED, "a list").results(), 100)).isEqualTo("""
                Round trips ÷ those of java; less is better; another run is within ±, 95 %; * does not keep the value
                          codec    client
                          Order     Order
                java       1.00      1.00
                kryo    0.50±1%  0.02±0%*
                """);
    }

    @Test
    void whatCannotHoldIsADashAndWhatFailedSaysSo() {
        assertThat(RatioTable.render(SampleResults.of("sample")
                .held(Contestant.JAVA, Place.CODEC, 226, 1, 1)
                .without(Contestant.SMILE, Place.CODEC, Outcome.CANNOT_HOLD, "Jackson writes trees")
                .without(Contestant.KRYO, Place.CODEC, Outcome.FAILED, "broken").results(), 100).lines())
                .endsWith("java        1.00", "smile          –", "kryo      failed");
    }

    @ParameterizedTest
    @ValueSource(ints = {50, 80, 100, 200})
    void noLineIsLongerThanTheTerminalOrThanAHundred(int columns) {
        assertThat(RatioTable.render(ShowcaseReport.everything(), columns).lines().skip(1)).allSatisfy(line ->
                assertThat(line).hasSizeLessThanOrEqualTo(Math.min(columns, 100)));
    }

    @Test
    void nothingTimedIsNoTable() {
        assertThat(RatioTable.render(ShowcaseReport.clusterOnly(), 100)).isEmpty();
    }
}
