// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.benchmark;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.atomic.LongAdder;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.profile.InternalProfiler;
import org.openjdk.jmh.results.AggregationPolicy;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.ScalarResult;

/**
 * Bytes that a codec allocates for an object, as {@value #METRIC}: JMH's own profiler counts the making of fresh objects too,
 * since it looks at a whole iteration.
 */
public final class FreshAllocation implements InternalProfiler {

    /** The name of the figure. */
    public static final String METRIC = "fresh.alloc.norm";

    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private static final LongAdder ALLOCATED = new LongAdder();

    /** For JMH. */
    public FreshAllocation() {}

    /** The bytes that this thread has allocated so far. */
    public static long now() {
        return THREADS.getCurrentThreadAllocatedBytes();
    }

    /** Counts so many bytes for the iteration that runs. */
    public static void add(long byteCount) {
        ALLOCATED.add(byteCount);
    }

    @Override
    public String getDescription() {
        return "Allocation of the codec, without the making of its objects";
    }

    @Override
    public void beforeIteration(BenchmarkParams benchmark, IterationParams iteration) {
        ALLOCATED.reset();
    }

    @Override
    public Collection<? extends Result<?>> afterIteration(
            BenchmarkParams benchmark, IterationParams iteration, IterationResult result) {
        double bytes = ALLOCATED.sum() / (double) result.getMetadata().getAllOps();
        return List.of(new ScalarResult(METRIC, bytes, "B/op", AggregationPolicy.AVG));
    }
}
