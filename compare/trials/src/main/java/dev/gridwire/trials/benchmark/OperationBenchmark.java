// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.benchmark;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.infra.Blackhole;

/** One operation of one mechanism, again and again; a JVM has one cell, so that its calls are as direct as in an application. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class OperationBenchmark {

    static final String CELL = "cell";
    static final String SIZE = "size";

    /** As {@link BenchmarkCell} writes it. */
    @Param("hooked/write-object/java/write")
    public String cell = "";

    /** Entries in a map. */
    @Param("20000")
    public int size;

    private Operation operation;

    /** Makes it ready; a mechanism that does not answer right is not measured. */
    @Setup
    public void open() {
        BenchmarkCell parsed = BenchmarkCell.parse(cell);
        operation = CellOpener.of(parsed.suite()).open(parsed, size);
    }

    /** The operation. */
    @Benchmark
    public void run(Blackhole hole) {
        operation.run(hole::consume);
    }

    /** Ends it. */
    @TearDown
    public void close() {
        operation.close();
    }
}
