// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.cli;

import dev.gridwire.trials.benchmark.CodecBenchmarks;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.results.RunResult;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
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

    @Option(names = "--output", paramLabel = "FILE", description = "Also write JMH's JSON to this file.")
    private @Nullable Path output;

    @Option(names = "--overwrite", description = "Replace the output file if it exists.")
    private boolean overwrite;

    @Parameters(paramLabel = "JMH-OPTION", description = "JMH's own options.")
    private List<String> jmhOptions = List.of();

    @Override
    public Integer call() throws IOException {
        if (output != null) {
            refuseToOverwrite(output);
        }
        Collection<RunResult> results = CodecBenchmarks.run(
                selection.workloads(), selection.contestants(), jmhOptions.toArray(new String[0]));
        if (results.isEmpty()) {
            throw new CommandFailure("None of the chosen contestants holds the chosen workloads: there is nothing to measure.");
        }
        if (output != null) {
            CodecBenchmarks.write(results, output);
            spec.commandLine().getOut().println(output.toAbsolutePath().normalize());
        }
        return 0;
    }

    private void refuseToOverwrite(Path file) {
        if (Files.exists(file) && !overwrite) {
            throw new CommandFailure("The output file exists: " + file + " (choose another, or add --overwrite)");
        }
        Path parent = file.toAbsolutePath().getParent();
        if (Files.isDirectory(file) || !Files.isWritable(parent)) {
            throw new CommandFailure("The output file cannot be written: " + file + " (choose another with --output)");
        }
    }
}
