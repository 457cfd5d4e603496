// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.cli;

import dev.gridwire.trials.benchmark.BenchmarkResults;
import dev.gridwire.trials.benchmark.CodecBenchmarks;
import dev.gridwire.trials.compare.RunFacts;
import dev.gridwire.trials.evolution.EvolutionSetups;
import dev.gridwire.trials.evolution.EvolvingBenchmarks;
import dev.gridwire.trials.evolution.EvolvingCase;
import dev.gridwire.trials.evolution.EvolvingTable;
import dev.gridwire.trials.evolution.Judgement;
import dev.gridwire.trials.evolution.JudgementTable;
import dev.gridwire.trials.report.ResultsFolder;
import dev.gridwire.trials.workload.Workload;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
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

    @Mixin
    private OutputFile output;

    @Option(names = "--report", paramLabel = "FOLDER",
            description = "Also leave the results there as compare does, with report.html; --overwrite replaces earlier ones.")
    private @Nullable Path report;

    @Option(names = "--evolution", description = {
        "Only classes that change, by mechanisms that let them and some that do not; of the other choices, only --workload",
        "counts, for programmer, customer and order."})
    private boolean evolution;

    @Parameters(paramLabel = "JMH-OPTION", description = "JMH's own options.")
    private List<String> jmhOptions = List.of();

    @Override
    public Integer call() throws IOException {
        output.demandWritable();
        if (evolution) {
            return runEvolution();
        }
        Instant startedAt = Instant.now();
        ResultsFolder folder = report == null ? null : ResultsFolder.prepare(report, output.isOverwriting());
        Collection<RunResult> results = CodecBenchmarks.run(
                selection.workloads(), selection.contestants(), jmhOptions.toArray(new String[0]));
        if (results.isEmpty()) {
            throw new CommandFailure("None of the chosen contestants holds the chosen workloads: there is nothing to measure.");
        }
        output.write(results, spec.commandLine().getOut());
        if (folder != null) {
            RunFacts run = RunFacts.since(startedAt, spec.commandLine().getParent().getParseResult().originalArgs());
            folder.write(BenchmarkResults.of(results, selection.workloads(), selection.contestants(), run))
                    .forEach(file -> spec.commandLine().getOut().println(file.toAbsolutePath().normalize()));
        }
        return spec.exitCodeOnSuccess();
    }

    private int runEvolution() throws IOException {
        if (report != null) {
            throw new CommandFailure("Classes that change have no report: leave out --report (--output writes JMH's JSON)");
        }
        List<String> workloads = selection.workloads().stream().map(Workload::id).toList();
        List<EvolvingCase> cases = Stream.of(EvolvingCase.values())
                .filter(one -> !EvolvingCase.timed().contains(one) || workloads.contains(one.id()))
                .toList();
        List<Judgement> judgements =
                EvolvingBenchmarks.judge(cases, EvolutionSetups.all(), EvolvingBenchmarks.EDITS);
        PrintWriter out = spec.commandLine().getOut();
        out.println(JudgementTable.render(judgements));
        out.flush();
        Collection<RunResult> results = EvolvingBenchmarks.run(judgements, jmhOptions.toArray(new String[0]));
        out.println();
        out.println(EvolvingTable.render(judgements, results));
        output.write(results, out);
        return spec.exitCodeOnSuccess();
    }
}
