// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.benchmark;

import dev.gridwire.trials.contestant.Contestant;
import dev.gridwire.trials.workload.Workload;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.results.format.ResultFormatFactory;
import org.openjdk.jmh.results.format.ResultFormatType;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.CommandLineOptionException;
import org.openjdk.jmh.runner.options.CommandLineOptions;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;

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

    /** Writes results in JMH's JSON, which JMH's visualizers read. */
    public static void write(Collection<RunResult> results, Path file) throws IOException {
        try (PrintStream out = new PrintStream(Files.newOutputStream(file), false, StandardCharsets.UTF_8)) {
            ResultFormatFactory.getInstance(ResultFormatType.JSON, out).writeOut(results);
        }
    }

    private static Collection<RunResult> runOnce(List<BenchmarkCell> cells, List<String> flags, String... jmhArguments)
            throws IOException {
        try {
            Options options = new OptionsBuilder()
                    .parent(new CommandLineOptions(jmhArguments))
                    .include('^' + CodecBenchmark.class.getName().replace(".", "\\.") + "\\.")
                    .param(CodecBenchmark.CELL, cells.stream().map(BenchmarkCell::toString).toArray(String[]::new))
                    .addProfiler(GCProfiler.class)
                    .jvmArgsAppend(flags.toArray(new String[0]))
                    .shouldFailOnError(true)
                    .build();
            return new Runner(options).run();
        } catch (CommandLineOptionException e) {
            throw new IOException("JMH does not know these options: " + e.getMessage(), e);
        } catch (RunnerException e) {
            throw new IOException("JMH stopped: " + e.getMessage(), e);
        }
    }
}
