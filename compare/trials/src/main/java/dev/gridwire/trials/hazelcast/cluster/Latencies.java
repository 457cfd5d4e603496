// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.cluster;

import dev.gridwire.trials.result.Latency;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.HdrHistogram.Histogram;
import org.HdrHistogram.HistogramIterationValue;

/** Summarizes latencies in histograms of three digits, up to an hour. */
final class Latencies {

    private static final long MOST_NANOS = TimeUnit.HOURS.toNanos(1);
    private static final int DIGITS = 3;

    /** Points of the curve for each halving of the distance to 100 %. */
    private static final int POINTS_A_HALVING = 3;

    private Latencies() {}

    static Histogram empty() {
        return new Histogram(MOST_NANOS, DIGITS);
    }

    /** Limits a latency to the range of a histogram. */
    static long within(long nanos) {
        return Math.max(0, Math.min(nanos, MOST_NANOS));
    }

    static Histogram sum(List<Histogram> parts) {
        Histogram sum = empty();
        parts.forEach(sum::add);
        return sum;
    }

    /** Summarizes a histogram that is not empty. */
    static Latency summary(Histogram histogram, double offeredPerSecond) {
        return new Latency(
                offeredPerSecond,
                histogram.getTotalCount(),
                histogram.getMean(),
                histogram.getValueAtPercentile(50),
                histogram.getValueAtPercentile(90),
                histogram.getValueAtPercentile(99),
                histogram.getValueAtPercentile(99.9),
                histogram.getMaxValue(),
                curve(histogram));
    }

    private static List<Latency.Point> curve(Histogram histogram) {
        List<Latency.Point> points = new ArrayList<>();
        for (HistogramIterationValue value : histogram.percentiles(POINTS_A_HALVING)) {
            points.add(new Latency.Point(value.getPercentileLevelIteratedTo(), value.getValueIteratedTo()));
        }
        return points;
    }
}
