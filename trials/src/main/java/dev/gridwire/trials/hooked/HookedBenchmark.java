// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hooked;

import dev.gridwire.trials.benchmark.ForkFlags;
import dev.gridwire.trials.codec.Codec;
import dev.gridwire.trials.contestant.Contestant;
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

/** One object with hooks to bytes, and one payload to an object, again and again. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(value = 3, jvmArgs = {ForkFlags.FIRST_HEAP, ForkFlags.MOST_HEAP})
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
public class HookedBenchmark {

    /** The object that is written. */
    @Param
    public HookedCase subject = HookedCase.WRITE_OBJECT;

    /** The contestant that writes it. */
    @Param({HookedTable.GRIDWIRE, HookedTable.JAVA})
    public String contestant = HookedTable.JAVA;

    private Codec codec;
    private Object value;
    private byte[] payload;

    /** For JMH. */
    public HookedBenchmark() {}

    /** Makes the object. */
    @Setup
    public void open() {
        codec = open(contestant, subject);
        value = subject.make();
        payload = codec.write(value);
    }

    static Codec open(String contestant, HookedCase subject) {
        return Contestant.byId(contestant).orElseThrow().descriptor().codecs().get(0).factory().open(subject.types());
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
