// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.grid;

import com.hazelcast.internal.serialization.Data;
import dev.gridwire.trials.benchmark.ForkFlags;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
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

/** Stored data that differ to values, each once an invocation. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(value = 3, jvmArgs = {ForkFlags.FIRST_HEAP, ForkFlags.MOST_HEAP, ForkFlags.NO_GRID_LOG})
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
public class ServiceReadBenchmark {

    /** Case and contestant, as {@link ServiceCell} writes them. */
    @Param("order/identified")
    public String cell = "";

    private ServiceTrial<?> trial;
    private Data[] stored;

    /** For JMH. */
    public ServiceReadBenchmark() {}

    /** Prepares as much data as an invocation has operations; a contestant that does not bring values back is not measured. */
    @Setup
    public void open(BenchmarkParams parameters) {
        open(parameters.getOpsPerInvocation());
    }

    final void open(int count) {
        trial = ServiceTrial.open(ServiceCell.parse(cell), count);
        stored = new Data[count];
        for (int i = 0; i < count; i++) {
            stored[i] = trial.service().toData(trial.make(i));
        }
        CellSizes.note(trial.storedBytes(), trial.allocationOfValues());
    }

    /** Stored data to values. */
    @Benchmark
    public void read(Blackhole hole) {
        for (Data data : stored) {
            hole.consume(trial.service().toObject(data));
        }
    }

    /** Ends the serialization service. */
    @TearDown
    public void close() {
        trial.close();
    }
}
