// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.gridwire.trials.codec.JavaCodec;
import dev.gridwire.trials.result.Latency;
import java.util.Comparator;
import java.util.List;
import org.HdrHistogram.Histogram;
import org.junit.jupiter.api.Test;

class LatenciesTest {

    @Test
    void histogramsOfThreadsAndClientsAddUpAcrossProcesses() {
        Histogram one = filled(1, 500);
        Histogram other = filled(501, 1_000);
        Histogram sum = Latencies.sum(List.of(sent(one), sent(other)));
        Latency latency = Latencies.summary(sum, 42);
        assertThat(latency.offeredPerSecond()).isEqualTo(42);
        assertThat(latency.count()).isEqualTo(1_000);
        assertThat((double) latency.p50()).isCloseTo(500_000, within(1_000.0));
        assertThat((double) latency.p99()).isCloseTo(990_000, within(1_000.0));
        assertThat((double) latency.p999()).isCloseTo(999_000, within(1_000.0));
        assertThat((double) latency.most()).isCloseTo(1_000_000, within(1_000.0));
    }

    @Test
    void curveGrowsFromTheQuickestToTheSlowest() {
        List<Latency.Point> curve = Latencies.summary(filled(1, 1_000), 1).curve();
        assertThat(curve).hasSizeBetween(10, 100)
                .isSortedAccordingTo(Comparator.comparing(Latency.Point::nanos).thenComparing(Latency.Point::percentile));
        assertThat(curve.get(curve.size() - 1).percentile()).isEqualTo(100);
    }

    @Test
    void whatNoHistogramTakesIsTakenForItsEnds() {
        assertThat(Latencies.within(-5)).isZero();
        Latencies.empty().recordValue(Latencies.within(Long.MAX_VALUE));
    }

    private static Histogram sent(Histogram histogram) {
        JavaCodec codec = new JavaCodec();
        return (Histogram) codec.read(codec.write(histogram));
    }

    private static Histogram filled(int fromMicros, int toMicros) {
        Histogram histogram = Latencies.empty();
        for (int micros = fromMicros; micros <= toMicros; micros++) {
            histogram.recordValue(micros * 1_000L);
        }
        return histogram;
    }
}
