// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.cli;

import dev.gridwire.trials.evolution.EvolutionSetups;
import dev.gridwire.trials.evolution.EvolvingBenchmarks;
import dev.gridwire.trials.evolution.EvolvingCase;
import dev.gridwire.trials.evolution.EvolvingTable;
import dev.gridwire.trials.evolution.Judgement;
import dev.gridwire.trials.evolution.JudgementTable;
import dev.gridwire.trials.workload.Workload;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
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
            "Measures classes that change with JMH, by mechanisms that let them and some that do not: --evolution.",
            "JMH's own options follow two dashes: ./gridwire benchmark --evolution --workload order -- -f 1 -wi 3 -i 5",
            "What it measured besides is ./gridwire compare --where codec --objects same."
        })
final class BenchmarkCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Mixin
    private SelectionOptions selection;

    @Mixin
    private OutputFile output;

    @Option(names = "--evolution",
            description = "Only --workload counts of the other choices, for programmer, customer and order.")
    private boolean evolution;

    @Parameters(paramLabel = "JMH-OPTION", description = "JMH's own options.")
    private List<String> jmhOptions = List.of();

    @Override
    public Integer call() throws IOException {
        List<String> workloads = selection.workloads().stream().map(Workload::id).toList();
        output.demandWritable();
        if (!evolution) {
            throw new CommandFailure("The codec is measured by one command now: ./gridwire compare --where codec --objects same"
                    + " (classes that change: ./gridwire benchmark --evolution)");
        }
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
