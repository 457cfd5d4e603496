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
import dev.gridwire.trials.workload.Workload;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.Collection;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.results.RunResult;
import picocli.CommandLine.Model.CommandSpec;

/** {@code gridwire compare --bulk}: maps of many entries, in a member and through a client. */
record BulkRun(CommandSpec spec) {

    /** Those whose answers differ most where many values move at once. */
    private static final List<Contestant> USUAL =
            List.of(Contestant.JAVA, Contestant.IDENTIFIED, Contestant.COMPACT, Contestant.GRIDWIRE);

    private static final int USUAL_ENTRIES = 20_000;

    /**
     * Measures and prints a table.
     *
     * @param named the usual ones where it is empty
     * @param places member and client where none is named
     * @param jvms new JVMs for each cell; one where it is empty
     * @param entries in a map
     */
    int run(List<Workload<?>> workloads, List<Contestant> named, @Nullable List<String> places, OptionalInt jvms,
            OptionalInt entries) throws IOException {
        List<String> wanted = workloads.stream().map(Workload::id).toList();
        GridSelection selection = new GridSelection(
                Stream.of(GridCase.values()).filter(one -> wanted.contains(one.id())).toList(),
                named.isEmpty() ? USUAL : named,
                Choice.of(spec.commandLine(), "where", places, GridSelection.PLACES, Place::id),
                List.of(MapOperation.values()));
        Collection<RunResult> results = GridBenchmarks.map(selection, entries.orElse(USUAL_ENTRIES),
                "-f", String.valueOf(jvms.orElse(1)), "-wi", "3", "-w", "500ms", "-i", "5", "-r", "300ms");
        if (results.isEmpty()) {
            throw new CommandFailure("None of the chosen contestants holds the chosen workloads there: nothing was measured. "
                    + "Maps are of orders and customers.");
        }
        PrintWriter out = spec.commandLine().getOut();
        out.println();
        out.println(GridTable.render(GridSummary.of(results)));
        return spec.exitCodeOnSuccess();
    }
}
