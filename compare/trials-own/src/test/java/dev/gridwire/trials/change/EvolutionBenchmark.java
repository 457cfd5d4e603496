// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.change;

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

/**
 * Classes that change: an object of the new state, its payload, and a payload by the old state. A mechanism that does not keep
 * its own values, or refuses the old payload, ends with an error instead of a time.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 300, timeUnit = TimeUnit.MILLISECONDS)
@SuppressWarnings("NullAway.Init") // JMH calls open() first
public class EvolutionBenchmark {

    /** The class that changes; the others of the enum are looked at, and not timed. */
    @Param({"PROGRAMMER", "CUSTOMER", "ORDER"})
    public EvolvingCase subject;

    /** The id of its setup. */
    @Param({"gridwire-shared", "gridwire-dropping", "gridwire-carried", "fory-compatible", "fory", "kryo-compatible", "kryo",
        "compact", "compact-zero", "portable", "java"})
    public String mechanism;

    private EvolvingPair pair;
    private ObjectCodec codec;
    private Object value;
    private byte[] own;

    /** Makes an object of the new state, and its payload. */
    @Setup
    public void open() {
        pair = EvolvingPair.open(subject, EvolutionSetup.of(mechanism));
        codec = pair.codec();
        value = pair.value();
        own = pair.ownPayload();
    }

    /** Writes the object. */
    @Benchmark
    public byte[] write() {
        return codec.write(value);
    }

    /** Reads the payload of the same state. */
    @Benchmark
    public @Nullable Object readOwn() {
        return codec.read(own);
    }

    /** Reads a payload of the old state. */
    @Benchmark
    public @Nullable Object readOther(Old old) {
        return codec.read(old.payload);
    }

    /** A payload of the old state. */
    @State(Scope.Benchmark)
    @SuppressWarnings("NullAway.Init") // JMH calls open() first
    public static class Old {

        private byte[] payload;

        /** Makes it; a mechanism that refuses to read it is not measured. */
        @Setup
        public void open(EvolutionBenchmark benchmark) {
            payload = benchmark.pair.oldPayload();
        }
    }
}
