// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.cli;

import dev.gridwire.trials.contestant.Contestant;
import dev.gridwire.trials.grid.GridBenchmarks;
import dev.gridwire.trials.grid.GridCase;
import dev.gridwire.trials.grid.GridSelection;
import dev.gridwire.trials.grid.GridSummary;
import dev.gridwire.trials.grid.GridTable;
import dev.gridwire.trials.grid.MapOperation;
import dev.gridwire.trials.place.Place;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayList;
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

/** {@code gridwire grid}. */
@Command(
        name = "grid",
        description = {
            "Measures serialization in Hazelcast with JMH: fresh values through its serialization service, and a map "
                    + "of many entries that are fetched, queried and changed, in a member and through a client.",
            "JMH's own options follow two dashes: ./gridwire grid --workload order --contestant identified,gridwire -- -f 1",
            "All cells at JMH's default effort here take about two hours."
        })
final class GridCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Option(names = "--service", description = "Only values through the serialization service.")
    private boolean service;

    @Option(names = "--bulk", description = "Only maps of many entries; of the workloads, order and customer take part.")
    private boolean bulk;

    @Option(names = "--workload", split = ",", paramLabel = "NAME",
            description = "Only these workloads: ${COMPLETION-CANDIDATES}.",
            completionCandidates = CaseNames.class)
    private @Nullable List<String> workloads;

    @Option(names = "--contestant", split = ",", paramLabel = "NAME",
            description = "These contestants of ${COMPLETION-CANDIDATES} (default: java, identified, portable, compact, stream, "
                    + "gridwire, gridwire-canonical). The table divides by identified and by java where they take part.",
            completionCandidates = SelectionOptions.ContestantNames.class)
    private @Nullable List<String> contestants;

    @Option(names = "--where", split = ",", paramLabel = "PLACE",
            description = "Maps only in these places: ${COMPLETION-CANDIDATES}.",
            completionCandidates = PlaceNames.class)
    private @Nullable List<String> places;

    @Option(names = "--operation", split = ",", paramLabel = "NAME",
            description = "Only these operations on maps: ${COMPLETION-CANDIDATES}.",
            completionCandidates = OperationNames.class)
    private @Nullable List<String> operations;

    @Option(names = "--size", converter = AtLeastOne.class, defaultValue = "100000", paramLabel = "COUNT",
            description = "Entries in a map (default: ${DEFAULT-VALUE}).")
    private int size;

    @Mixin
    private OutputFile output;

    @Parameters(paramLabel = "JMH-OPTION", description = "JMH's own options.")
    private List<String> jmhOptions = List.of();

    @Override
    public Integer call() throws IOException {
        GridSelection selection = selection();
        output.demandWritable();
        PrintWriter out = spec.commandLine().getOut();
        List<RunResult> results = new ArrayList<>();
        String[] jmh = jmhOptions.toArray(new String[0]);
        if (service || !bulk) {
            results.addAll(GridBenchmarks.service(selection, jmh));
        }
        if (bulk || !service) {
            results.addAll(GridBenchmarks.map(selection, size, jmh));
        }
        if (results.isEmpty()) {
            throw new CommandFailure("None of the chosen contestants holds the chosen workloads there: nothing was measured. "
                    + "Maps are of orders and customers.");
        }
        out.println();
        out.println(GridTable.render(GridSummary.of(results)));
        output.write(results, out);
        return spec.exitCodeOnSuccess();
    }

    private GridSelection selection() {
        List<Contestant> all = List.of(Contestant.values());
        return new GridSelection(
                Choice.of(spec.commandLine(), "workload", workloads, List.of(GridCase.values()), GridCase::id),
                contestants == null
                        ? GridSelection.USUAL
                        : Choice.of(spec.commandLine(), "contestant", contestants, all, Contestant::id),
                Choice.of(spec.commandLine(), "where", places, GridSelection.PLACES, Place::id),
                Choice.of(spec.commandLine(), "operation", operations, List.of(MapOperation.values()), MapOperation::id));
    }

    /** The names for help and completion. */
    static final class CaseNames extends ArrayList<String> {
        private static final long serialVersionUID = 1L;

        CaseNames() {
            super(Stream.of(GridCase.values()).map(GridCase::id).toList());
        }
    }

    /** The names for help and completion. */
    static final class PlaceNames extends ArrayList<String> {
        private static final long serialVersionUID = 1L;

        PlaceNames() {
            super(GridSelection.PLACES.stream().map(Place::id).toList());
        }
    }

    /** The names for help and completion. */
    static final class OperationNames extends ArrayList<String> {
        private static final long serialVersionUID = 1L;

        OperationNames() {
            super(Stream.of(MapOperation.values()).map(MapOperation::id).toList());
        }
    }
}
