// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.result;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.util.ListStatistics;

/**
 * The measurement of one operation of one cell in a cluster.
 *
 * @param threads how many threads of all clients called at once
 * @param opsPerSecond operations of all clients: one sample for each half second of the measured time
 * @param meanOpsPerSecond the mean of the samples
 * @param errorOpsPerSecond half the width of the 95 % confidence interval of the mean, by Student's t; null with fewer than
 *     three samples
 * @param failures the number of operations that ended with an exception
 * @param latency the latency at the offered rate; null if none was offered
 */
public record LoadMeasurement(
        int threads,
        List<Double> opsPerSecond,
        double meanOpsPerSecond,
        @Nullable Double errorOpsPerSecond,
        long failures,
        @Nullable Latency latency) {

    private static final double CONFIDENCE = 0.95;

    public LoadMeasurement {
        opsPerSecond = List.copyOf(opsPerSecond);
    }

    /** Summarizes samples; there must be at least one. */
    public static LoadMeasurement of(int threads, List<Double> opsPerSecond, long failures, @Nullable Latency latency) {
        ListStatistics statistics =
                new ListStatistics(opsPerSecond.stream().mapToDouble(Double::doubleValue).toArray());
        double error = statistics.getMeanErrorAt(CONFIDENCE);
        return new LoadMeasurement(
                threads, opsPerSecond, statistics.getMean(), Double.isFinite(error) ? error : null, failures, latency);
    }
}
