// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.trials.hazelcast.contestant.Contestant;
import dev.gridwire.trials.place.Place;
import dev.gridwire.trials.result.Cell;
import dev.gridwire.trials.result.JvmRun;
import dev.gridwire.trials.result.Measurement;
import dev.gridwire.trials.result.Outcome;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class JvmSumsTest {

    @Test
    void quietAndWarmIsSaidInTwoSentences() {
        assertThat(words(null, JvmRun.of(1, 9, 300L, 0), JvmRun.of(2, 9, 400L, 0)))
                .isEqualTo("Nothing disturbed the counted measurements."
                        + " Outside of maps, all times were steady when they were measured.");
    }

    @Test
    void whatStoodInTheWayIsSaidWithItsLargestFigures() {
        assertThat(words(null, JvmRun.of(1, 9, null, 0.25).slowedBy(1.5), JvmRun.of(2, 9, 400L, 0.01)))
                .isEqualTo("Others disturbed 50 % of what was measured: they had up to 25 % of the processors, and fixed"
                        + " work took up to 1.50 times as long. Outside of maps, 50 % of the cells and JVMs were not steady"
                        + " when their warm-up ended.");
    }

    @Test
    void howLongItWaitedIsSaidFromASecondOn() {
        assertThat(words(0.9, JvmRun.of(1, 9, 300L, 0))).doesNotContain("waited");
        assertThat(words(21.4, JvmRun.of(1, 9, 300L, 0)))
                .startsWith("Nothing disturbed the counted measurements. It waited 21 s of 100 for quiet moments."
                        + " Outside of maps");
    }

    @Test
    void nothingIsSaidWhereNoJvmIsKnown() {
        assertThat(JvmSums.words(SampleResults.of("order").results())).isEmpty();
    }

    private static String words(@Nullable Double waited, JvmRun... jvms) {
        Measurement way = Measurement.of(List.of(1.0), List.of(1.0));
        SampleResults results = SampleResults.of("order").add(new Cell(
                "order", Contestant.JAVA.id(), Place.CODEC.id(), Outcome.HELD, null, 1.0, 1, way, way, List.of(jvms)));
        if (waited != null) {
            results.waited(waited);
        }
        return JvmSums.words(results.results()).orElseThrow();
    }
}
