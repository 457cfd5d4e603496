// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.published;

import dev.gridwire.trials.compare.ComparisonResults;
import dev.gridwire.trials.compare.RunFacts;
import dev.gridwire.trials.compare.Selection;
import dev.gridwire.trials.result.PublishedTable;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The published comparisons as results, which the report shows as it shows others. */
public final class PublishedResults {

    private PublishedResults() {}

    /**
     * Puts results together.
     *
     * @param tables those that are done
     * @param incomplete the missing figures and why; null where nothing is
     */
    public static ComparisonResults of(
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
