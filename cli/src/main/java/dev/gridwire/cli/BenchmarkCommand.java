// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.cli;

import dev.gridwire.trials.benchmark.CodecBenchmarks;
import java.io.IOException;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.Callable;
import org.openjdk.jmh.results.RunResult;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code gridwire benchmark}. */
@Command(
        name = "benchmark",
        description = {
            "Measures the codec place with JMH: forked, with errors and allocation. For figures that will be quoted.",
            "JMH's own options follow two dashes: ./gridwire benchmark --workload order -- -f 1 -wi 3 -i 5",
            "All cells at JMH's default effort here (3 forks of 10 seconds, two ways) take about an hour."
        })
final class BenchmarkCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Mixin
    private SelectionOptions selection;

    @Mixin
    private OutputFile output;

    @Parameters(paramLabel = "JMH-OPTION", description = "JMH's own options.")
    private List<String> jmhOptions = List.of();

    @Override
    public Integer call() throws IOException {
        output.demandWritable();
        Collection<RunResult> results = CodecBenchmarks.run(
                selection.workloads(), selection.contestants(), jmhOptions.toArray(new String[0]));
        if (results.isEmpty()) {
            throw new CommandFailure("None of the chosen contestants holds the chosen workloads: there is nothing to measure.");
        }
        output.write(results, spec.commandLine().getOut());
        return 0;
    }
}
