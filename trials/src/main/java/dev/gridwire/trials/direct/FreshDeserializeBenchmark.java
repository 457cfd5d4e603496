// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.direct;

import dev.gridwire.trials.benchmark.ForkFlags;
import dev.gridwire.trials.codec.Codec;
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
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.Blackhole;

/** Payloads that differ to objects, each once an invocation. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(value = 3, jvmArgs = {ForkFlags.FIRST_HEAP, ForkFlags.MOST_HEAP})
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
public class FreshDeserializeBenchmark {

    /** Case and codec, as {@link DirectCell} writes them. */
    @Param("programmer/java")
    public String cell = "";

    private Codec codec;
    private byte[][] payloads;

    /** For JMH. */
    public FreshDeserializeBenchmark() {}

    /** Prepares as many payloads as an invocation has operations; a codec that does not bring objects back is not measured. */
    @Setup
    public void open(BenchmarkParams parameters) {
        open(parameters.getOpsPerInvocation());
    }

    final void open(int count) {
        DirectCell parsed = DirectCell.parse(cell);
        codec = parsed.codec().open(parsed.subject());
        FreshObjects objects = new FreshObjects(parsed.subject(), count);
        objects.verify(codec);
        payloads = new byte[count][];
        for (int i = 0; i < count; i++) {
            payloads[i] = codec.write(objects.make(i));
        }
    }

    /** Bytes to objects. */
    @Benchmark
    public void deserialize(Blackhole hole) {
        for (byte[] payload : payloads) {
            hole.consume(codec.read(payload));
        }
    }
}
