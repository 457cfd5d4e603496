// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.benchmark;

import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;

/**
 * One figure of the table.
 *
 * @param nanos time of a value, over all callers
 * @param errorNanos half the width of the 99.9 % confidence interval that JMH gives; NaN where there are too few samples
 * @param allocatedBytes garbage and result of a value
 */
record Figure(BenchmarkCell cell, double nanos, double errorNanos, double allocatedBytes) {

    private static final String ALLOCATED = "gc.alloc.rate.norm";

    /** JMH's time is one thread's; several work at once. */
    static Figure of(RunResult result) {
        int callers = result.getParams().getThreads();
        Result<?> primary = result.getPrimaryResult();
        Result<?> allocated = result.getSecondaryResults().get(ALLOCATED);
        return new Figure(
                Jmh.cell(result),
                primary.getScore() / callers,
                primary.getScoreError() / callers,
                allocated == null ? Double.NaN : allocated.getScore());
    }
}
