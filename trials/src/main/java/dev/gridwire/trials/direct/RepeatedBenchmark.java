// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.direct;

import dev.gridwire.trials.benchmark.ForkFlags;
import dev.gridwire.trials.codec.Codec;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
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

/** One object to bytes, and one payload to an object, again and again. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(value = 3, jvmArgs = {ForkFlags.FIRST_HEAP, ForkFlags.MOST_HEAP})
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
public class RepeatedBenchmark {

    /** Case and codec, as {@link DirectCell} writes them. */
    @Param("programmer/java")
    public String cell = "";

    private Codec codec;
    private Object value;
    private byte[] payload;

    /** For JMH. */
    public RepeatedBenchmark() {}

    /** Makes the object; a codec that does not bring the case's objects back is not measured. */
    @Setup
    public void open() {
        DirectCell parsed = DirectCell.parse(cell);
        codec = parsed.codec().open(parsed.subject());
        FreshObjects objects = new FreshObjects(parsed.subject(), 1);
        objects.verify(codec);
        value = objects.make(0);
        payload = codec.write(value);
    }

    /** Object to bytes. */
    @Benchmark
    public byte[] serialize() {
        return codec.write(value);
    }

    /** Bytes to object. */
    @Benchmark
    public @Nullable Object deserialize() {
        return codec.read(payload);
    }
}
