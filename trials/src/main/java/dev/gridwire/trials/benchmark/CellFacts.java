// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.benchmark;

import dev.gridwire.trials.result.Outcome;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.profile.InternalProfiler;
import org.openjdk.jmh.results.AggregationPolicy;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.results.ScalarResult;

/** Puts facts from before the measurement beside a cell's times: its bytes, and how it kept the value. */
public final class CellFacts implements InternalProfiler {

    private static final String STORED = "stored.bytes";
    private static final String OUTCOME = "outcome";

    private static volatile double stored;
    private static volatile Outcome outcome = Outcome.HELD;

    /** For JMH. */
    public CellFacts() {}

    static void note(int storedBytes, Outcome kept) {
        stored = storedBytes;
        outcome = kept;
    }

    static double storedBytes(RunResult result) {
        return Objects.requireNonNull(result.getSecondaryResults().get(STORED)).getScore();
    }

    /** JMH knows numbers only. */
    static Outcome outcome(RunResult result) {
        return Outcome.values()[(int) Objects.requireNonNull(result.getSecondaryResults().get(OUTCOME)).getScore()];
    }

    @Override
    public String getDescription() {
        return "Bytes of a value in the grid, and how it was kept";
    }

    @Override
    public void beforeIteration(BenchmarkParams benchmark, IterationParams iteration) {
        // They do not change.
    }

    @Override
    public Collection<? extends Result<?>> afterIteration(
            BenchmarkParams benchmark, IterationParams iteration, IterationResult iterationResult) {
        return List.of(
                new ScalarResult(STORED, stored, "B", AggregationPolicy.MAX),
                new ScalarResult(OUTCOME, outcome.ordinal(), "outcome", AggregationPolicy.MAX));
    }
}
