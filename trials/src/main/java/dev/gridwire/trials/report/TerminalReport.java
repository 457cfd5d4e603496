// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.report;

import dev.gridwire.trials.compare.ComparisonResults.NamedPlace;
import dev.gridwire.trials.compare.ComparisonResults.NamedWorkload;
import dev.gridwire.trials.compare.ComparisonResults;
import dev.gridwire.trials.place.Place;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Results as a terminal shows them: a table a workload, or a table a workload and place where the terminal is narrow,
 * and one a workload for the cluster; one of altered payloads and one of changed classes.
 */
public final class TerminalReport {

    private TerminalReport() {}

    /**
     * Lays out the tables.
     *
     * @param columns the width of the terminal in characters
     */
    public static String render(ComparisonResults results, int columns) {
        Ratios ratios = Ratios.of(results);
        return Stream.concat(
                        results.workloads().stream().map(workload -> both(results, ratios, workload, columns)),
                        Stream.of(SafetyTable.render(results)))
                .filter(text -> !text.isEmpty())
                .collect(Collectors.joining("\n"));
    }

    private static String both(ComparisonResults results, Ratios ratios, NamedWorkload workload, int columns) {
        List<NamedPlace> places =
                results.places().stream().filter(place -> !place.id().equals(Place.CLUSTER.id())).toList();
        String timed = places.isEmpty() ? "" : workload(results, ratios, workload, places, columns);
        String loaded = new ClusterTable(results, workload).render();
        return Stream.of(timed, loaded, AdviceText.of(results, workload.id(), columns))
                .filter(text -> !text.isEmpty())
                .collect(Collectors.joining("\n"));
    }

    private static String workload(
            ComparisonResults results, Ratios ratios, NamedWorkload workload, List<NamedPlace> places, int columns) {
        String wide = new WorkloadTable(results, ratios, workload, places).render();
        boolean fits = wide.lines().allMatch(line -> line.length() <= columns);
        return workload.title() + ": microseconds an operation; round trip ÷ Java, ÷ IdentifiedDataSerializable\n"
                + (fits ? wide : narrow(results, ratios, workload, places))
                + new WorkloadNotes(results, workload).render();
    }

    private static String narrow(
            ComparisonResults results, Ratios ratios, NamedWorkload workload, List<NamedPlace> places) {
        return places.stream()
                .map(place -> new WorkloadTable(results, ratios, workload, List.of(place)).render())
                .collect(Collectors.joining("\n"));
    }
}
