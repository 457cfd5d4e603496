// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.report;

import dev.gridwire.trials.compare.ComparisonResults;
import dev.gridwire.trials.compare.ComparisonResults.NamedPlace;
import dev.gridwire.trials.compare.ComparisonResults.NamedWorkload;
import dev.gridwire.trials.place.Place;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Prints results for a terminal: a summary that fits a screen, and on demand all figures. */
public final class TerminalReport {

    private TerminalReport() {}

    /**
     * Lays out the summary: a table of ratios, the cluster's tables, a recommendation for each workload, and how quiet the
     * machine was. For grids other than Hazelcast it adds tables of bytes and garbage.
     *
     * @param columns the width of the terminal in characters
     */
    public static String render(ComparisonResults results, int columns) {
        Stream<String> clusters = results.workloads().stream().map(workload -> new ClusterTable(results, workload).render());
        Stream<String> last = Stream.of(
                AdviceText.of(results, columns), WorkloadTable.weighty(results), quiet(results, columns),
                safety(results));
        Stream<String> first = Stream.of(RatioTable.render(results, columns), GridTables.render(results, columns));
        return joined(Stream.of(first, clusters, last).flatMap(Function.identity()));
    }

    /** Returns the table of ratios alone; empty if nothing was timed. */
    public static String table(ComparisonResults results, int columns) {
        return RatioTable.render(results, columns);
    }

    /**
     * Lays out all figures, with notes: a table for each workload, or on a narrow terminal for each workload and place.
     *
     * @param columns the width of the terminal in characters
     */
    public static String details(ComparisonResults results, int columns) {
        CellColumns all = CellColumns.of(results);
        List<NamedPlace> places =
                results.places().stream().filter(place -> !place.id().equals(Place.CLUSTER.id())).toList();
        return places.isEmpty()
                ? "" : joined(results.workloads().stream().map(each -> workload(results, all, each, places, columns)));
    }

    /** Returns the tables of altered payloads and changed classes; empty if neither was requested. */
    private static String safety(ComparisonResults results) {
        List<SafetySum> read = SafetySum.of(results);
        List<EvolutionSum> changed = EvolutionSum.of(results);
        String altered = read.isEmpty() ? ""
                : "Altered payloads: inputs by their fates (those from \"type confused\" on count again)\n"
                        + SafetySum.columns().render(read);
        String changes = changed.isEmpty() ? ""
                : "Changed classes, both directions; then values of new members that an old one has rewritten\n"
                        + EvolutionSum.columns().render(changed)
                        + EvolutionSum.untried(results).stream().map(title -> title + '\n').collect(Collectors.joining());
        return joined(Stream.of(altered, changes));
    }

    private static String quiet(ComparisonResults results, int columns) {
        return JvmSums.words(results).map(words -> AdviceText.wrapped(words, "", columns)).orElse("");
    }

    private static String joined(Stream<String> texts) {
        return texts.filter(text -> !text.isEmpty()).collect(Collectors.joining("\n"));
    }

    private static String workload(
            ComparisonResults results, CellColumns all, NamedWorkload workload, List<NamedPlace> places, int columns) {
        WorkloadTable table = new WorkloadTable(results, all, workload, places);
        String wide = table.render();
        boolean fits = wide.lines().allMatch(line -> line.length() <= columns);
        String byHand = results.settings().grid() == null ? ", ÷ IdentifiedDataSerializable" : "; garbage in bytes a round trip";
        String narrow = places.stream().map(place -> new WorkloadTable(results, all, workload, List.of(place)).render())
                .collect(Collectors.joining("\n"));
        return workload.title() + ": microseconds an operation; round trip ÷ Java" + byHand + '\n' + (fits ? wide : narrow)
                + table.notes();
    }
}
