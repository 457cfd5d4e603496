// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.report;

import dev.gridwire.trials.compare.ComparisonResults;
import dev.gridwire.trials.compare.ComparisonResults.NamedPlace;
import dev.gridwire.trials.compare.ComparisonResults.NamedWorkload;
import java.util.List;
import java.util.stream.Collectors;

/** Results as a terminal shows them: a table a workload, or a table a workload and place where the terminal is narrow. */
public final class TerminalReport {

    private static final int NAME_COLUMNS = 36;
    private static final int PLACE_COLUMNS = 30;

    private TerminalReport() {}

    /**
     * Lays out the tables.
     *
     * @param columns the width of the terminal in characters
     */
    public static String render(ComparisonResults results, int columns) {
        boolean wide = NAME_COLUMNS + PLACE_COLUMNS * results.places().size() <= columns;
        Ratios ratios = Ratios.of(results);
        return results.workloads().stream()
                .map(workload -> workload(results, ratios, workload, wide))
                .collect(Collectors.joining("\n"));
    }

    private static String workload(ComparisonResults results, Ratios ratios, NamedWorkload workload, boolean wide) {
        List<List<NamedPlace>> groups =
                wide ? List.of(results.places()) : results.places().stream().map(List::of).toList();
        return workload.title() + ": microseconds an operation; round trip ÷ Java, ÷ IdentifiedDataSerializable\n"
                + groups.stream()
                        .map(places -> new WorkloadTable(results, ratios, workload, places).render())
                        .collect(Collectors.joining("\n"))
                + new WorkloadNotes(results, workload).render();
    }
}
