// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.benchmark;

import dev.gridwire.testkit.Difference;
import dev.gridwire.testkit.ExactComparison;
import dev.gridwire.trials.contestant.Contestant;
import dev.gridwire.trials.place.Place;
import dev.gridwire.trials.place.Store;
import dev.gridwire.trials.place.Venue;
import dev.gridwire.trials.trial.Verification;
import dev.gridwire.trials.workload.Workload;
import dev.gridwire.trials.workloads.Workloads;
import java.util.List;
import java.util.Optional;
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
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/**
 * One value to Hazelcast's bytes and back, again and again.
 *
 * <p>Repeating one value flatters mechanisms that pay for an object once, by its identity hash; the comparison's rounds,
 * which serialize each value once, do not.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(value = 3, jvmArgs = {ForkFlags.FIRST_HEAP, ForkFlags.MOST_HEAP})
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
public class CodecBenchmark {

    static final String CELL = "cell";

    static final long SEED = 1;

    /** Workload and contestant, as {@link BenchmarkCell} writes them. */
    @Param("programmer/java")
    public String cell = "";

    private Venue venue;
    private Store store;
    private Object key;
    private Object value;

    /** For JMH. */
    public CodecBenchmark() {}

    /** Makes the value and stores it once; a cell whose value does not survive is not measured. */
    @Setup
    public void open() {
        BenchmarkCell parsed = BenchmarkCell.parse(cell);
        open(Workloads.byId(parsed.workload()).orElseThrow(), Contestant.byId(parsed.contestant()).orElseThrow());
    }

    private <P> void open(Workload<P> workload, Contestant contestant) {
        venue = Venue.of(Place.CODEC, List.of(workload), contestant::configure, "");
        store = venue.open(workload, 1);
        P plain = workload.values(SEED).get();
        key = workload.key(plain, 0);
        value = contestant.value(workload, plain);
        store.write(0, key, value);
        Optional<Difference> difference = ExactComparison.gravest(value, store.read(0, key));
        difference.filter(one -> one.kind().isOfValue()).ifPresent(one -> {
            throw new IllegalStateException("a value is not kept: " + one);
        });
        int bytes = store.byteCount(value);
        CellFacts.note(bytes, new Verification(difference, bytes).outcome());
    }

    /** Value to bytes. */
    @Benchmark
    public Object serialize() {
        store.write(0, key, value);
        return store;
    }

    /** Bytes to value. */
    @Benchmark
    public @Nullable Object deserialize() {
        return store.read(0, key);
    }

    /** Ends the serialization service. */
    @TearDown
    public void close() {
        store.close();
        venue.close();
    }
}
