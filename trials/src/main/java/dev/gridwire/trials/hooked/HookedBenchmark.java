// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hooked;

import dev.gridwire.trials.benchmark.ForkFlags;
import dev.gridwire.trials.codec.Codec;
import dev.gridwire.trials.codec.Library;
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

/** One object with hooks to bytes, and one payload to an object, again and again. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(value = 3, jvmArgs = {ForkFlags.FIRST_HEAP, ForkFlags.MOST_HEAP})
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
public class HookedBenchmark {

    /** What is written. */
    @Param
    public HookedCase subject = HookedCase.WRITE_OBJECT;

    /** By whom. */
    @Param({"GRIDWIRE", "JAVA"})
    public Library library = Library.JAVA;

    private Codec codec;
    private Object value;
    private byte[] payload;

    /** For JMH. */
    public HookedBenchmark() {}

    /** Makes the object. */
    @Setup
    public void open() {
        codec = library.open(subject.types());
        value = subject.make();
        payload = codec.write(value);
    }

    /** Object to bytes. */
    @Benchmark
    public byte[] serialize() {
        return codec.write(value);
    }

    /** Bytes to object. */
    @Benchmark
    public Object deserialize() {
        return codec.read(payload);
    }
}
