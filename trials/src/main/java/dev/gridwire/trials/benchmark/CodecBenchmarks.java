// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.benchmark;

import dev.gridwire.trials.contestant.Contestant;
import dev.gridwire.trials.workload.Workload;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.openjdk.jmh.results.RunResult;

/** Runs {@link CodecBenchmark}, forked, with the allocation profiler on. */
public final class CodecBenchmarks {

    private CodecBenchmarks() {}

    /**
     * Runs the benchmark on every chosen cell that can be held.
     *
     * @param jmhArguments JMH's own options, as on its command line
     * @return the results, contestants that need JVM flags last
     * @throws IOException if JMH refuses the arguments or a benchmark fails; the message is for the user
     */
    public static Collection<RunResult> run(
            List<Workload<?>> workloads, List<Contestant> contestants, String... jmhArguments) throws IOException {
        Map<List<String>, List<Contestant>> byFlags = new LinkedHashMap<>();
        for (Contestant contestant : contestants) {
            byFlags.computeIfAbsent(contestant.jvmFlags(), flags -> new ArrayList<>()).add(contestant);
        }
        List<RunResult> results = new ArrayList<>();
        for (Map.Entry<List<String>, List<Contestant>> group : byFlags.entrySet()) {
            List<BenchmarkCell> cells = BenchmarkCell.of(workloads, group.getValue());
            if (!cells.isEmpty()) {
                results.addAll(runOnce(cells, group.getKey(), jmhArguments));
            }
        }
        return results;
    }

    private static Collection<RunResult> runOnce(List<BenchmarkCell> cells, List<String> flags, String... jmhArguments)
            throws IOException {
        return Jmh.run(
                CodecBenchmark.class,
                options -> options
                        .addProfiler(CellFacts.class)
                        .param(CodecBenchmark.CELL, cells.stream().map(BenchmarkCell::toString).toArray(String[]::new))
                        .jvmArgsAppend(flags.toArray(new String[0])),
                jmhArguments);
    }
}
