// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.benchmark;

import dev.gridwire.trials.fork.Forks;
import dev.gridwire.trials.fork.TrialFork;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.format.ResultFormatType;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.options.CommandLineOptions;
import org.openjdk.jmh.runner.options.OptionsBuilder;

/** Runs JMH in the profile "benchmarks": the property {@code benchmark} holds what its own command line takes. */
class Benchmarks {

    private static final String HEAP = "2g";

    @Test
    void run() throws Exception {
        String[] arguments = System.getProperty("benchmark", "").split(" ");
        String[] flags = Stream.concat(Forks.flags(HEAP).stream(), TrialFork.ALWAYS_COUNTED.stream()).toArray(String[]::new);
        new Runner(new OptionsBuilder()
                .parent(new CommandLineOptions(arguments))
                .jvmArgs(flags)
                .addProfiler(GCProfiler.class)
                .resultFormat(ResultFormatType.JSON)
                .result("target/benchmark.json")
                .build())
                .run();
    }
}
