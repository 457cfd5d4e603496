// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.published;

import dev.gridwire.trials.compare.ComparisonResults;
import dev.gridwire.trials.compare.Progress;
import dev.gridwire.trials.compare.RunFacts;
import dev.gridwire.trials.compare.Selection;
import dev.gridwire.trials.fork.MemberFork;
import dev.gridwire.trials.hazelcast.contestant.Contestant;
import dev.gridwire.trials.result.PublishedTable;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Runs the published comparisons of the chosen workloads. */
public final class PublishedComparisons {

    private PublishedComparisons() {}

    /**
     * Runs them one by one.
     *
     * @param earlier tables of an earlier run with the same settings, which are not measured again
     * @param journal receives, after each table, all that are done so far
     * @throws dev.gridwire.trials.fork.ForkFailure if a fork breaks
     */
    public static List<PublishedTable> run(
            PublishedSettings settings,
            List<PublishedTable> earlier,
            Progress progress,
            Consumer<List<PublishedTable>> journal) {
        MemberFork.demandFree(settings.port());
        List<PublishedComparison> chosen = chosen(settings);
        progress.begin(chosen.stream().filter(one -> known(one, earlier).isEmpty()).mapToInt(one -> one.steps(settings)).sum());
        List<PublishedTable> tables = new ArrayList<>();
        try {
            for (PublishedComparison one : chosen) {
                tables.add(known(one, earlier).orElseGet(() -> one.run(settings, progress)));
                journal.accept(List.copyOf(tables));
            }
        } finally {
            progress.end();
        }
        return tables;
    }

    private static List<PublishedComparison> chosen(PublishedSettings settings) {
        Map<Contestant, List<@Nullable Double>> orders = new EnumMap<>(Contestant.class);
        return Stream.of(
                        new TimeTrials(), new PutGet(), new OrderThroughput(Preset.of("order-throughput"), orders),
                        new OrderCluster(), new OrderThroughput(Preset.of("generated-code"), orders), new RoundTrips(),
                        new Arena(Preset.of("fory-media")), new Arena(Preset.of("fory-sample")),
                        new Arena(Preset.of("fory-struct")), new Arena(Preset.of("jvm-serializers")),
                        new Arena(Preset.of("person-passport")))
                .filter(one -> settings.workloads().stream().anyMatch(workload -> workload.id().equals(one.preset().workload())))
                .toList();
    }

    private static Optional<PublishedTable> known(PublishedComparison publication, List<PublishedTable> earlier) {
        return earlier.stream().filter(table -> table.id().equals(publication.preset().id())).findFirst();
    }

    /**
     * Combines results in the form of other results, for the report.
     *
     * @param tables the finished tables
     * @param incomplete the missing figures and why; null if none are missing
     */
    public static ComparisonResults results(
            PublishedSettings settings, RunFacts run, List<PublishedTable> tables, @Nullable String incomplete) {
        ComparisonResults.Settings how = new ComparisonResults.Settings(
                settings.rounds().isPresent() ? settings.rounds().getAsInt() : null,
                settings.seed(),
                settings.forks().heapMegabytes() + "m",
                null,
                settings.forks().arguments());
        Selection selection = new Selection(settings.workloads(), settings.contestants(), List.of());
        return ComparisonResults.of(run, how, selection, List.of(), List.of(), tables, null, incomplete);
    }
}
