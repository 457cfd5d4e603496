// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.benchmark;

import java.util.Objects;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Threads;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.Blackhole;

/**
 * Operations on a map of many entries, in a member or through a client. The time is of one entry; {@code get} and {@code set},
 * which four threads call at once, show one thread's.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 300, timeUnit = TimeUnit.MILLISECONDS)
public class BulkBenchmark {

    static final int ENTRIES = 20_000;

    /** One caller would measure how fast threads wake each other. */
    private static final int CALLERS = 4;

    /** The place of the map: {@code member} or {@code client}. */
    @Param({"member", "client"})
    public String place = "";

    /** The values. */
    @Param({"order", "customer"})
    public String workload = "";

    /** Any other contestant can be named. */
    @Param({"java", "identified", "compact", "gridwire"})
    public String contestant = "";

    private @Nullable MapTrial<?> trial;

    /** Starts the member and fills the map; a contestant that does not answer right is not measured. */
    @Setup
    public void open() {
        open(ENTRIES);
    }

    void open(int entries) {
        trial = MapTrial.open(place, workload, contestant, entries);
    }

    /** Gets one value. */
    @Benchmark
    @Threads(CALLERS)
    public void get(Blackhole hole) {
        run(MapOperation.GET, hole);
    }

    /** Stores one value. */
    @Benchmark
    @Threads(CALLERS)
    public void set(Blackhole hole) {
        run(MapOperation.SET, hole);
    }

    /** Gets many values by their keys. */
    @Benchmark
    @OperationsPerInvocation(MapOperation.KEYS_AT_ONCE)
    public void getAll(Blackhole hole) {
        run(MapOperation.GET_ALL, hole);
    }

    /** Gets every entry. */
    @Benchmark
    @OperationsPerInvocation(ENTRIES)
    public void entrySet(Blackhole hole) {
        run(MapOperation.ENTRY_SET, hole);
    }

    /** Queries one value in a hundred. */
    @Benchmark
    @OperationsPerInvocation(ENTRIES)
    public void query(Blackhole hole) {
        run(MapOperation.QUERY, hole);
    }

    /** Changes every value in its place. */
    @Benchmark
    @OperationsPerInvocation(ENTRIES)
    public void process(Blackhole hole) {
        run(MapOperation.PROCESS, hole);
    }

    private void run(MapOperation operation, Blackhole hole) {
        Objects.requireNonNull(trial).run(operation, hole::consume);
    }

    /** Ends the member. */
    @TearDown
    public void close() {
        Objects.requireNonNull(trial).close();
    }
}
