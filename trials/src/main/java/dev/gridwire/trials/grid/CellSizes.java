// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.grid;

import java.util.Collection;
import java.util.List;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.profile.InternalProfiler;
import org.openjdk.jmh.results.AggregationPolicy;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.ScalarResult;

/** Puts the sizes of a cell, known before it is measured, beside its times. */
public final class CellSizes implements InternalProfiler {

    /** Bytes of a value as the grid stores it. */
    static final String STORED = "stored.bytes";
    /** Bytes that the result of an operation takes in the heap, with nothing around it. */
    static final String RESULT = "result.alloc.norm";

    private static volatile double stored;
    private static volatile double result;

    /** For JMH. */
    public CellSizes() {}

    static void note(double storedBytes, double resultBytes) {
        stored = storedBytes;
        result = resultBytes;
    }

    @Override
    public String getDescription() {
        return "Bytes of a value in the grid, and of an operation's result in the heap";
    }

    @Override
    public void beforeIteration(BenchmarkParams benchmark, IterationParams iteration) {
        // They do not change.
    }

    @Override
    public Collection<? extends Result<?>> afterIteration(
            BenchmarkParams benchmark, IterationParams iteration, IterationResult iterationResult) {
        return List.of(
                new ScalarResult(STORED, stored, "B", AggregationPolicy.AVG),
                new ScalarResult(RESULT, result, "B/op", AggregationPolicy.AVG));
    }
}
