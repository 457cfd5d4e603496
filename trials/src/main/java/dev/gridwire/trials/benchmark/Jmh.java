// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.benchmark;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.function.UnaryOperator;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.results.format.ResultFormatFactory;
import org.openjdk.jmh.results.format.ResultFormatType;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.CommandLineOptionException;
import org.openjdk.jmh.runner.options.CommandLineOptions;
import org.openjdk.jmh.runner.options.OptionsBuilder;

/** Runs JMH, forked, with the allocation profiler on. */
public final class Jmh {

    private Jmh() {}

    /**
     * Runs the benchmarks of a class.
     *
     * @param settings win over the user's options
     * @param jmhArguments JMH's own options, as on its command line
     * @throws IOException if JMH refuses the arguments or a benchmark fails; the message is for the user
     */
    public static Collection<RunResult> run(
            Class<?> benchmark, UnaryOperator<ChainedOptionsBuilder> settings, String... jmhArguments) throws IOException {
        try {
            ChainedOptionsBuilder options = new OptionsBuilder()
                    .parent(new CommandLineOptions(jmhArguments))
                    .include('^' + benchmark.getName().replace(".", "\\.") + "\\.")
                    .addProfiler(GCProfiler.class)
                    .shouldFailOnError(true);
            return new Runner(settings.apply(options).build()).run();
        } catch (CommandLineOptionException e) {
            throw new IOException("JMH does not know these options: " + e.getMessage(), e);
        } catch (RunnerException e) {
            throw new IOException("JMH stopped: " + e.getMessage(), e);
        }
    }

    /** Writes results in JMH's JSON, which JMH's visualizers read. */
    public static void write(Collection<RunResult> results, Path file) throws IOException {
        try (PrintStream out = new PrintStream(Files.newOutputStream(file), false, StandardCharsets.UTF_8)) {
            ResultFormatFactory.getInstance(ResultFormatType.JSON, out).writeOut(results);
        }
    }
}
