// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.grid;

import dev.gridwire.trials.benchmark.ForkFlags;
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
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.Blackhole;

/** One operation on a map of many entries, again and again. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(value = 1, jvmArgs = {"-Xms2g", "-Xmx2g", ForkFlags.NO_GRID_LOG, "-Djava.net.preferIPv4Stack=true"})
@Warmup(iterations = 5, time = 2)
@Measurement(iterations = 5, time = 2)
public class MapBenchmark {

    static final String SIZE = "size";

    /** Place, case, contestant and operation, as {@link MapCell} writes them. */
    @Param("member/order/identified/get")
    public String cell = "";

    /** Entries in the map. */
    @Param("100000")
    public int size;

    private MapTrial<?> trial;
    private MapOperation operation;

    /** For JMH. */
    public MapBenchmark() {}

    /** Starts the member and fills the map; a contestant that does not answer right is not measured. */
    @Setup
    public void open() {
        MapCell parsed = MapCell.parse(cell);
        operation = parsed.operation();
        trial = MapTrial.open(parsed, size);
    }

    /** The operation. */
    @Benchmark
    public void call(Blackhole hole) {
        trial.run(operation, hole::consume);
    }

    /** Ends the client and the member. */
    @TearDown
    public void close() {
        trial.close();
    }
}
