// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.evolution;

import dev.gridwire.trials.benchmark.ForkFlags;
import dev.gridwire.trials.change.Fields;
import dev.gridwire.trials.change.Finding;
import dev.gridwire.trials.change.Preservation;
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

/** The new state of a class alone: an object to bytes, and a payload to an object, again and again. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(value = 3, jvmArgs = {ForkFlags.FIRST_HEAP, ForkFlags.MOST_HEAP})
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
public class SameVersionBenchmark {

    /** Case and mechanism, as {@link EvolvingCell} writes them. */
    @Param("order/java")
    public String cell = "";

    private Codec codec;
    private Object value;
    private byte[] payload;

    /** For JMH. */
    public SameVersionBenchmark() {}

    /** Makes the object; a mechanism that does not bring it back is not measured. */
    @Setup
    public void open() {
        EvolvingCell parsed = EvolvingCell.parse(cell);
        Sides sides = Sides.load();
        codec = CodecPair.open(parsed.setup(), sides, parsed.subject()).after();
        value = sides.after().make(parsed.subject(), 0);
        payload = codec.write(value);
        PayloadBytes.note(payload.length);
        Finding finding = Finding.of(Fields.of(value), () -> codec.read(payload));
        if (finding.verdict() != Preservation.KEPT) {
            throw new IllegalStateException("A value is not kept: cell=" + cell + ", " + finding);
        }
    }

    /** Object to bytes. */
    @Benchmark
    public byte[] write() {
        return codec.write(value);
    }

    /** Bytes to object. */
    @Benchmark
    public @Nullable Object readOwn() {
        return codec.read(payload);
    }
}
