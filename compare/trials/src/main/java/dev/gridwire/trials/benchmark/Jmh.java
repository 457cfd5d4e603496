// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.benchmark;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.results.format.ResultFormatFactory;
import org.openjdk.jmh.results.format.ResultFormatType;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;

/** Runs JMH, forked, with the allocation profiler on. */
public final class Jmh {

    private Jmh() {}

    /**
     * Measures cells; those that JMH can measure alike in one run of it.
     *
     * @throws IOException if a benchmark fails; the message is for the user
     */
    public static Collection<RunResult> run(List<BenchmarkCell> cells, BenchmarkEffort effort) throws IOException {
        Map<List<Object>, List<BenchmarkCell>> groups = new LinkedHashMap<>();
        for (BenchmarkCell cell : cells) {
            CellOpener opener = CellOpener.of(cell.suite());
            List<Object> alike = List.of(cell.suite(), opener.callers(cell), opener.values(cell, effort.size()));
            groups.computeIfAbsent(alike, unused -> new ArrayList<>()).add(cell);
        }
        List<RunResult> results = new ArrayList<>();
        for (List<BenchmarkCell> group : groups.values()) {
            results.addAll(runGroup(group, effort));
        }
        return results;
    }

    private static Collection<RunResult> runGroup(List<BenchmarkCell> cells, BenchmarkEffort effort) throws IOException {
        BenchmarkCell first = cells.get(0);
        Suite suite = first.suite();
        CellOpener opener = CellOpener.of(suite);
        try {
            return run(options(cells, effort.size())
                    .mode(Mode.AverageTime)
                    .threads(opener.callers(first))
                    .operationsPerInvocation(opener.values(first, effort.size()))
                    .forks(effort.forks())
                    .jvmArgs(effort.jvmFlags(suite).toArray(new String[0]))
                    .warmupIterations(BenchmarkEffort.WARMUP_PIECES)
                    .warmupTime(TimeValue.milliseconds(Math.max(1, effort.warmupMillis() / BenchmarkEffort.WARMUP_PIECES)))
                    .measurementIterations(BenchmarkEffort.PIECES)
                    .measurementTime(TimeValue.milliseconds(Math.max(1, effort.measureMillis() / BenchmarkEffort.PIECES)))
                    .addProfiler(GCProfiler.class));
        } catch (IllegalStateException e) {
            throw new IOException(e.getMessage(), e);
        }
    }

    /** What a run of cells begins with; {@code size} is the number of entries of a map. */
    public static ChainedOptionsBuilder options(List<BenchmarkCell> cells, int size) {
        return new OptionsBuilder()
                .include('^' + OperationBenchmark.class.getName().replace(".", "\\.") + "\\.")
                .param(OperationBenchmark.CELL, cells.stream().map(BenchmarkCell::toString).toArray(String[]::new))
                .param(OperationBenchmark.SIZE, String.valueOf(size))
                .shouldFailOnError(true);
    }

    /**
     * Runs JMH.
     *
     * @throws IllegalStateException if a benchmark fails
     */
    public static Collection<RunResult> run(ChainedOptionsBuilder options) {
        try {
            return new Runner(options.build()).run();
        } catch (RunnerException e) {
            throw new IllegalStateException("JMH stopped: " + e.getMessage(), e);
        }
    }

    /** The cell that a result is of. */
    public static BenchmarkCell cell(RunResult result) {
        return BenchmarkCell.parse(result.getParams().getParam(OperationBenchmark.CELL));
    }

    /** Results in JMH's JSON, which JMH's visualizers read. */
    public static String json(Collection<RunResult> results) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (PrintStream out = new PrintStream(bytes, false, StandardCharsets.UTF_8)) {
            ResultFormatFactory.getInstance(ResultFormatType.JSON, out).writeOut(results);
        }
        return bytes.toString(StandardCharsets.UTF_8);
    }
}
