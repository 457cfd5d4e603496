// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.direct;

import dev.gridwire.trials.benchmark.ForkFlags;
import dev.gridwire.trials.benchmark.FreshAllocation;
import dev.gridwire.trials.codec.Codec;
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

/** Turns fresh objects into bytes, each once; making them is not in the time. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(value = 3, jvmArgs = {ForkFlags.FIRST_HEAP, ForkFlags.MOST_HEAP})
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
public class FreshSerializeBenchmark {

    /** Case and codec, as {@link DirectCell} writes them. */
    @Param("programmer/java")
    public String cell = "";

    private Codec codec;
    private FreshObjects objects;
    private Object[] batch;
    private long allocatedBefore;

    /** For JMH. */
    public FreshSerializeBenchmark() {}

    /** Prepares as many objects as an invocation has operations; a codec that does not bring them back is not measured. */
    @Setup
    public void open(BenchmarkParams parameters) {
        open(parameters.getOpsPerInvocation());
    }

    final void open(int count) {
        DirectCell parsed = DirectCell.parse(cell);
        codec = parsed.codec().open(parsed.subject());
        objects = new FreshObjects(parsed.subject(), count);
        objects.verify(codec);
        batch = new Object[count];
    }

    /** Makes the objects. */
    @Setup(Level.Invocation)
    public void make() {
        for (int i = 0; i < batch.length; i++) {
            batch[i] = objects.make(i);
        }
        allocatedBefore = FreshAllocation.now();
    }

    /** Objects to bytes. */
    @Benchmark
    public void serialize(Blackhole hole) {
        for (Object value : batch) {
            hole.consume(codec.write(value));
        }
    }

    /** Counts the bytes allocated since the objects were made. */
    @TearDown(Level.Invocation)
    public void count() {
        FreshAllocation.add(FreshAllocation.now() - allocatedBefore);
    }
}
