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

/** The new state of a class reads a payload by the old one, again and again. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(value = 3, jvmArgs = {ForkFlags.FIRST_HEAP, ForkFlags.MOST_HEAP})
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
public class OtherVersionBenchmark {

    /** Case and mechanism, as {@link EvolvingCell} writes them. */
    @Param("order/java")
    public String cell = "";

    private Codec codec;
    private byte[] payload;

    /** For JMH. */
    public OtherVersionBenchmark() {}

    /** Makes the payload; a mechanism that refuses it is not measured. */
    @Setup
    public void open() {
        EvolvingCell parsed = EvolvingCell.parse(cell);
        Sides sides = Sides.load();
        CodecPair pair = CodecPair.open(parsed.setup(), sides, parsed.subject());
        Object value = sides.before().make(parsed.subject(), 0);
        payload = pair.before().write(value);
        codec = pair.after();
        codec.read(codec.write(sides.after().make(parsed.subject(), 0))); // it knows its own state as well
        PayloadBytes.note(payload.length);
        Finding finding = Finding.of(Fields.of(value), () -> codec.read(payload));
        if (finding.verdict() == Preservation.REFUSED) {
            throw new IllegalStateException("A value is refused: cell=" + cell + ", " + finding);
        }
    }

    /** Bytes to object. */
    @Benchmark
    public @Nullable Object readOther() {
        return codec.read(payload);
    }
}
