// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.result;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.util.ListStatistics;

/**
 * One direction of one cell.
 *
 * @param nanosPerOp one sample a JVM, and in results of schema 1 and 2 one a round of a single JVM: wall-clock nanoseconds
 *     divided by operations
 * @param allocatedBytesPerOp one sample for each of them: bytes that the JVM's threads allocated, divided by operations
 * @param meanNanos the mean of the samples; where three JVMs or more were not disturbed, of theirs
 * @param errorNanos half the width of the 95 % confidence interval of the mean, by Student's t; null where fewer than
 *     three samples give none
 * @param meanAllocatedBytes the mean of the samples
 */
public record Measurement(
        List<Double> nanosPerOp,
        List<Double> allocatedBytesPerOp,
        double meanNanos,
        @Nullable Double errorNanos,
        double meanAllocatedBytes) {

    private static final double CONFIDENCE = 0.95;

    /** Summarizes samples, of which there is at least one of each kind. */
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
     * @param counted their indices, of which there is at least one
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
