// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.benchmark;

import dev.gridwire.trials.codec.ObjectCodec;
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

/** Classes with hooks of Java serialization, one for each way, by Gridwire and by Java serialization itself. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 300, timeUnit = TimeUnit.MILLISECONDS)
@SuppressWarnings("NullAway.Init") // JMH calls open() first
public class HookedBenchmark {

    /** The way in which the class takes part. */
    @Param
    public HookedCase subject;

    /** What writes it. */
    @Param({HookedCase.JAVA, HookedCase.GRIDWIRE})
    public String mechanism;

    private ObjectCodec codec;
    private Object value;
    private byte[] payload;

    /** Makes an object and its payload. */
    @Setup
    public void open() {
        codec = subject.codec(mechanism);
        value = subject.make();
        payload = codec.write(value);
    }

    /** Writes the object. */
    @Benchmark
    public byte[] write() {
        return codec.write(value);
    }

    /** Reads the payload. */
    @Benchmark
    public @Nullable Object read() {
        return codec.read(payload);
    }
}
