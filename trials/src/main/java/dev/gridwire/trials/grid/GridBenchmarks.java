// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.grid;

import dev.gridwire.trials.benchmark.FreshAllocation;
import dev.gridwire.trials.benchmark.Jmh;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;

/** Runs the grid's benchmarks: always the time of one value or entry, whatever mode the user's options ask for. */
public final class GridBenchmarks {

    private static final String CELL = "cell";

    private GridBenchmarks() {}

    /**
     * Values through the serialization service; cells of one batch size and of the same flags in one run of JMH.
     *
     * @throws IOException if JMH refuses the arguments or a benchmark fails; the message is for the user
     */
    public static Collection<RunResult> service(GridSelection selection, String... jmhArguments) throws IOException {
        List<RunResult> results = new ArrayList<>();
        for (List<ServiceCell> group : groups(
                selection.serviceCells(), one -> List.of(one.subject().batch(), one.contestant().jvmFlags()))) {
            int batch = group.get(0).subject().batch();
            String[] flags = group.get(0).contestant().jvmFlags().toArray(new String[0]);
            results.addAll(run(ServiceWriteBenchmark.class, group, options -> options
                    .operationsPerInvocation(batch)
                    .jvmArgsAppend(flags)
                    .addProfiler(CellSizes.class)
                    .addProfiler(FreshAllocation.class), jmhArguments));
            results.addAll(run(ServiceReadBenchmark.class, group, options -> options
                    .operationsPerInvocation(batch)
                    .jvmArgsAppend(flags)
                    .addProfiler(CellSizes.class), jmhArguments));
        }
        return results;
    }

    /**
     * A map of so many entries; the cells of one operation in one run of JMH.
     *
     * @throws IOException if JMH refuses the arguments or a benchmark fails; the message is for the user
     */
    public static Collection<RunResult> map(GridSelection selection, int size, String... jmhArguments) throws IOException {
        List<RunResult> results = new ArrayList<>();
        for (List<MapCell> group : groups(selection.mapCells(), MapCell::operation)) {
            MapOperation operation = group.get(0).operation();
            results.addAll(run(MapBenchmark.class, group, options -> options
                    .param(MapBenchmark.SIZE, String.valueOf(size))
                    .operationsPerInvocation(operation.entries(size))
                    .threads(operation.callers()), jmhArguments));
        }
        return results;
    }

    private static <C> Collection<List<C>> groups(List<C> cells, Function<C, Object> key) {
        Map<Object, List<C>> groups = new LinkedHashMap<>();
        cells.forEach(cell -> groups.computeIfAbsent(key.apply(cell), unused -> new ArrayList<>()).add(cell));
        return groups.values();
    }

    private static Collection<RunResult> run(
            Class<?> benchmark,
            List<?> cells,
            Function<ChainedOptionsBuilder, ChainedOptionsBuilder> own,
            String... jmhArguments)
            throws IOException {
        return Jmh.run(
                benchmark,
                options -> own.apply(options)
                        .param(CELL, cells.stream().map(Object::toString).toArray(String[]::new))
                        .mode(Mode.AverageTime)
                        .timeUnit(TimeUnit.NANOSECONDS),
                jmhArguments);
    }
}
