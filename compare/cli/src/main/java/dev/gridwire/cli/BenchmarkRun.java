// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.cli;

import dev.gridwire.trials.benchmark.BenchmarkCell;
import dev.gridwire.trials.benchmark.BenchmarkEffort;
import dev.gridwire.trials.benchmark.FigureTable;
import dev.gridwire.trials.benchmark.HookedCells;
import dev.gridwire.trials.benchmark.Jmh;
import dev.gridwire.trials.benchmark.Suite;
import dev.gridwire.trials.change.EvolutionCells;
import dev.gridwire.trials.change.EvolvingCase;
import dev.gridwire.trials.change.Judgement;
import dev.gridwire.trials.hazelcast.benchmark.BulkCells;
import dev.gridwire.trials.place.Place;
import dev.gridwire.trials.report.ResultsFolder;
import dev.gridwire.trials.workload.Workload;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.results.RunResult;
import picocli.CommandLine.Model.CommandSpec;

/** {@code gridwire compare --bulk}, {@code --evolution} and {@code --hooked}: what JMH measures. */
record BenchmarkRun(CommandSpec spec, Suite suite, SelectionOptions selection, @Nullable List<String> places) {

    /** Measures, prints a table, and leaves JMH's results. */
    int run(BenchmarkEffort effort, ResultsOptions output) throws IOException {
        List<BenchmarkCell> cells = cells();
        if (cells.isEmpty()) {
            throw new CommandFailure("None of the chosen contestants holds the chosen workloads there: nothing was measured. "
                    + (suite == Suite.BULK ? "Maps are of orders and customers." : "Programmer, customer and order change."));
        }
        ResultsFolder folder = output.prepare(null);
        try {
            Collection<RunResult> results = Jmh.run(cells, effort);
            PrintWriter out = spec.commandLine().getOut();
            out.println();
            out.println(FigureTable.render(suite, results));
            Path file = folder.writeBenchmark(Jmh.json(results));
            out.println(file.toAbsolutePath().normalize());
            return spec.exitCodeOnSuccess();
        } finally {
            folder.discardIfEmpty();
        }
    }

    private List<BenchmarkCell> cells() {
        return switch (suite) {
            case BULK -> BulkCells.of(
                    selection.workloads(),
                    selection.named().isEmpty() ? BulkCells.USUAL : selection.named(),
                    Choice.of(spec.commandLine(), "where", places, BulkCells.PLACES, Place::id));
            case EVOLUTION -> EvolutionCells.of(judgements());
            case HOOKED -> HookedCells.all();
            case ORDERS -> throw new IllegalStateException("orders are measured for the published comparisons only");
        };
    }

    /** They are printed before anything is timed, which takes long. */
    private List<Judgement> judgements() {
        List<String> workloads = selection.workloads().stream().map(Workload::id).toList();
        List<EvolvingCase> cases = Stream.of(EvolvingCase.values())
                .filter(one -> !EvolvingCase.timed().contains(one) || workloads.contains(one.id()))
                .toList();
        List<Judgement> judgements = Judgement.ofAll(cases, Judgement.setups(), Judgement.EDITS);
        PrintWriter out = spec.commandLine().getOut();
        out.println(Judgement.table(judgements));
        out.flush();
        return judgements;
    }
}
