// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.grid;

import dev.gridwire.trials.benchmark.ForkFlags;
import dev.gridwire.trials.benchmark.FreshAllocation;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.Blackhole;

/** Turns fresh values into the bytes that a map stores, each once; making them is not in the time. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(value = 3, jvmArgs = {ForkFlags.FIRST_HEAP, ForkFlags.MOST_HEAP, ForkFlags.NO_GRID_LOG})
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
public class ServiceWriteBenchmark {

    /** Case and contestant, as {@link ServiceCell} writes them. */
    @Param("order/identified")
    public String cell = "";

    private ServiceTrial<?> trial;
    private Object[] batch;
    private long allocatedBefore;

    /** For JMH. */
    public ServiceWriteBenchmark() {}

    /** Prepares as many values as an invocation has operations; a contestant that does not bring them back is not measured. */
    @Setup
    public void open(BenchmarkParams parameters) {
        open(parameters.getOpsPerInvocation());
    }

    final void open(int count) {
        trial = ServiceTrial.open(ServiceCell.parse(cell), count);
        batch = new Object[count];
        CellSizes.note(trial.storedBytes(), trial.allocationOfData());
    }

    /** Makes the values. */
    @Setup(Level.Invocation)
    public void make() {
        for (int i = 0; i < batch.length; i++) {
            batch[i] = trial.make(i);
        }
        allocatedBefore = FreshAllocation.now();
    }

    /** Values to stored data. */
    @Benchmark
    public void write(Blackhole hole) {
        for (Object value : batch) {
            hole.consume(trial.service().toData(value));
        }
    }

    /** Counts the bytes allocated since the values were made. */
    @TearDown(Level.Invocation)
    public void count() {
        FreshAllocation.add(FreshAllocation.now() - allocatedBefore);
    }

    /** Ends the serialization service. */
    @TearDown
    public void close() {
        trial.close();
    }
}
