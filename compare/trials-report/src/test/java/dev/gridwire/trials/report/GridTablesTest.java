// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.trials.compare.ComparisonResults;
import dev.gridwire.trials.hazelcast.contestant.Contestant;
import dev.gridwire.trials.place.Place;
import dev.gridwire.trials.result.Outcome;
import org.junit.jupiter.api.Test;

class GridTablesTest {

    private static final int WIDTH = 100;

    @Test
    void bytesAndGarbageStandBesideTimesAndAnAdapterBesideWhatItCannotBeBelow() {
        assertThat(TerminalReport.render(ehcache().results(), WIDTH)).startsWith("""
                Round trips in ehcache ÷ those of java; less is better; another run is within ±, 95 %; * does not keep the value
                                         codec    member
                                         Order     Order
                java                      1.00      1.00
                gridwire-registered    0.20±0%   0.66±0%
                bytes                  0.10±0%   0.60±0%

                Garbage in ehcache, bytes that a write and a read allocate, ÷ that of java
                                         codec    member
                                         Order     Order
                java                      1.00      1.00
                gridwire-registered       0.05      0.10
                bytes                     0.04      0.09

                Bytes of a value
                                         codec
                                         Order
                java                       340
                gridwire-registered         51
                bytes                       51

                Round trips by the adapter ÷ those of bytes, Gridwire called around the grid: what the adapter adds
                                         codec    member
                                         Order     Order
                gridwire-registered    2.00±0%   1.10±0%
                """);
    }

    @Test
    void whatWasNotMeasuredIsADashAndABarThatIsMissingIsNoTable() {
        String text = GridTables.render(SampleResults.of("sample").in("infinispan")
                .held("java", Place.CODEC, 340, 10, 2_000)
                .without(Contestant.KRYO, Place.CODEC, Outcome.CANNOT_HOLD, "it overflows the stack")
                .held("gridwire-registered", Place.CODEC, 51, 2, 100).results(), WIDTH);
        assertThat(text).doesNotContain("adapter");
        assertThat(text.lines().filter(line -> line.startsWith("kryo"))).hasSize(2)
                .allSatisfy(line -> assertThat(line).endsWith(" –"));
    }

    @Test
    void hazelcastHasNone() {
        assertThat(GridTables.render(ShowcaseReport.everything(), WIDTH)).isEmpty();
    }

    @Test
    void noLineIsLongerThanTheTerminal() {
        assertThat(GridTables.render(ehcache().results(), 40).lines().filter(line -> !line.contains("÷")))
                .isNotEmpty().allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(40));
    }

    @Test
    void aBarIsNotCalledFastest() {
        assertThat(Summary.of(ehcache().results()).get(0).sentences().get(0)).startsWith("gridwire-registered is fastest");
    }

    @Test
    void detailsAndMarkdownSayTheGarbage() {
        ComparisonResults results = ehcache().results();
        assertThat(TerminalReport.details(results, WIDTH)).contains("garbage in bytes a round trip", " garbage ", " 4,000 ");
        assertThat(MarkdownSummary.render(results, null)).contains("| garbage |", "| 4,000 |");
    }

    private static SampleResults ehcache() {
        return SampleResults.of("order").in("ehcache")
                .held("java", Place.CODEC, 340, 10, 2_000)
                .held("gridwire-registered", Place.CODEC, 51, 2, 100)
                .held("bytes", Place.CODEC, 51, 1, 80)
                .held("java", Place.MEMBER, 340, 20, 3_000)
                .held("gridwire-registered", Place.MEMBER, 51, 13.2, 300)
                .held("bytes", Place.MEMBER, 51, 12, 270);
    }
}
