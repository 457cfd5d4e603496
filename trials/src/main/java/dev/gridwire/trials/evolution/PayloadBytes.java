// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.evolution;

import java.util.Collection;
import java.util.List;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.profile.InternalProfiler;
import org.openjdk.jmh.results.AggregationPolicy;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.ScalarResult;

/** Puts the size of a cell's payload beside its times, as {@value #METRIC}. */
public final class PayloadBytes implements InternalProfiler {

    static final String METRIC = "payload.bytes";

    private static volatile double bytes;

    /** For JMH. */
    public PayloadBytes() {}

    static void note(int byteCount) {
        bytes = byteCount;
    }

    @Override
    public String getDescription() {
        return "Bytes of a payload";
    }

    @Override
    public void beforeIteration(BenchmarkParams benchmark, IterationParams iteration) {
        // It does not change.
    }

    @Override
    public Collection<? extends Result<?>> afterIteration(
            BenchmarkParams benchmark, IterationParams iteration, IterationResult result) {
        return List.of(new ScalarResult(METRIC, bytes, "B", AggregationPolicy.MAX));
    }
}
