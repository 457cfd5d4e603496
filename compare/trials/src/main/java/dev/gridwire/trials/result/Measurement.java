// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.result;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.util.ListStatistics;

/**
 * The measurement of one direction of one cell.
 *
 * @param nanosPerOp wall-clock nanoseconds divided by operations: one sample for each JVM, and in results of schema 1 and 2 one
 *     for each round of a single JVM
 * @param allocatedBytesPerOp bytes that the JVM's threads allocated, divided by operations: one for each sample
 * @param meanNanos the mean of the samples; if at least three JVMs were not disturbed, the mean of theirs
 * @param errorNanos half the width of the 95 % confidence interval of the mean, by Student's t; null with fewer than three
 *     samples
 * @param meanAllocatedBytes the mean of the samples
 */
public record Measurement(
        List<Double> nanosPerOp,
        List<Double> allocatedBytesPerOp,
        double meanNanos,
        @Nullable Double errorNanos,
        double meanAllocatedBytes) {

    private static final double CONFIDENCE = 0.95;

    /** Summarizes samples; there must be at least one of each kind. */
    public static Measurement of(List<Double> nanosPerOp, List<Double> allocatedBytesPerOp) {
        ListStatistics times = statistics(nanosPerOp);
        double error = times.getMeanErrorAt(CONFIDENCE);
        return new Measurement(
                List.copyOf(nanosPerOp),
                List.copyOf(allocatedBytesPerOp),
                times.getMean(),
                Double.isFinite(error) ? error : null,
                statistics(allocatedBytesPerOp).getMean());
    }

    /**
     * Summarizes some of the samples, and keeps all.
     *
     * @param counted the indices of the samples to summarize; at least one
     */
    static Measurement of(List<Double> nanosPerOp, List<Double> allocatedBytesPerOp, List<Integer> counted) {
        Measurement chosen = of(
                counted.stream().map(nanosPerOp::get).toList(), counted.stream().map(allocatedBytesPerOp::get).toList());
        return new Measurement(
                List.copyOf(nanosPerOp), List.copyOf(allocatedBytesPerOp), chosen.meanNanos, chosen.errorNanos,
                chosen.meanAllocatedBytes);
    }

    private static ListStatistics statistics(List<Double> samples) {
        return new ListStatistics(samples.stream().mapToDouble(Double::doubleValue).toArray());
    }
}
