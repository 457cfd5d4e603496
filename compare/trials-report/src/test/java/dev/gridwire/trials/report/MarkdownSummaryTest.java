// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.trials.hazelcast.contestant.Contestant;
import dev.gridwire.trials.place.Place;
import dev.gridwire.trials.result.Outcome;
import org.junit.jupiter.api.Test;

class MarkdownSummaryTest {

    @Test
    void workloadAndPlaceHaveATableWithTheQuickestFirst() {
        String text = MarkdownSummary.render(SampleResults.of("order")
                .held(Contestant.JAVA, Place.CODEC, 226, 40, 60)
                .without(Contestant.SMILE, Place.CODEC, Outcome.CANNOT_HOLD, "why")
                .held(Contestant.IDENTIFIED, Place.CODEC, 73, 10, 10).results(), null);
        assertThat(text.lines()).containsSubsequence(
                "## Order, codec",
                "|  | outcome | bytes | write | read | ÷ Java | ÷ IDS |",
                "| --- | --- | ---: | ---: | ---: | ---: | ---: |",
                "| IdentifiedDataSerializable | held | 73 | 10.0 ± 2.48 | 10.0 ± 2.48 | 0.20 (0.20 to 0.20) | 1.00 |",
                "| Java Serializable | held | 226 | 40.0 ± 9.94 | 60.0 ± 14.9 | 1.00 | 5.00 (5.00 to 5.00) |",
                "| Jackson Smile | cannot hold | – | – | – | – | – |");
    }

    @Test
    void everyKindOfResultIsInIt() {
        String text = MarkdownSummary.render(
                ShowcaseReport.everything(),
                        Against.of(ShowcaseReport.everything(), ShowcaseReport.earlier(), "old/results.json"));
        assertThat(text).contains(
                "**Incomplete:** The run was stopped", "## What to use", "**Bulk reads** (Order): Gridwire. 2.9 µs",
                "**Single calls** (Order): No difference",
                "## Order, cluster",
                "## Time trials: milliseconds to write and to read", "Then: 2017, Hazelcast 3.8.1", "## Against old/results.json",
                "## How it was measured", "- Command: `./gridwire compare`");
        assertThat(text).doesNotContain("NaN", "null", "Infinity");
    }

    @Test
    void markupInTheResultsIsEscaped() {
        String text = MarkdownSummary.render(ShowcaseReport.hostile(), null);
        assertThat(text).contains("\\</script\\>\\<script\\>");
        assertThat(text.replaceAll("(?s)````.*?````", "")).doesNotContainPattern("(?<!\\\\)<script");
    }

    @Test
    void fenceIsLongerThanAnyInTheSnippet() {
        assertThat(MarkdownSummary.render(ShowcaseReport.hostile(), null)).containsPattern("(?m)^````$");
    }
}
