// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.report;

import dev.gridwire.trials.compare.ComparisonResults;
import dev.gridwire.trials.compare.ComparisonResults.NamedWorkload;
import java.util.List;
import java.util.stream.Collectors;

/** Results as a terminal shows them: a table a workload, or a table a workload and place where the terminal is narrow. */
public final class TerminalReport {

    private TerminalReport() {}

    /**
     * Lays out the tables.
     *
     * @param columns the width of the terminal in characters
     */
    public static String render(ComparisonResults results, int columns) {
        Ratios ratios = Ratios.of(results);
        return results.workloads().stream()
                .map(workload -> workload(results, ratios, workload, columns))
                .collect(Collectors.joining("\n"));
    }

    private static String workload(ComparisonResults results, Ratios ratios, NamedWorkload workload, int columns) {
        String wide = new WorkloadTable(results, ratios, workload, results.places()).render();
        boolean fits = wide.lines().allMatch(line -> line.length() <= columns);
        return workload.title() + ": microseconds an operation; round trip ÷ Java, ÷ IdentifiedDataSerializable\n"
                + (fits ? wide : narrow(results, ratios, workload))
                + new WorkloadNotes(results, workload).render();
    }

    private static String narrow(ComparisonResults results, Ratios ratios, NamedWorkload workload) {
        return results.places().stream()
                .map(place -> new WorkloadTable(results, ratios, workload, List.of(place)).render())
                .collect(Collectors.joining("\n"));
    }
}
