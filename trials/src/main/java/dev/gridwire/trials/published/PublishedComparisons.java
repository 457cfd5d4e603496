// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.published;

import dev.gridwire.trials.compare.Progress;
import dev.gridwire.trials.fork.MemberFork;
import dev.gridwire.trials.result.PublishedTable;
import java.util.ArrayList;
import java.util.List;

/** Runs the published comparisons whose workloads are chosen. */
public final class PublishedComparisons {

    private static final List<Publication> ALL =
            List.of(new TimeTrials(), new PutGet(), new OrderThroughput(), new RoundTrips());

    private PublishedComparisons() {}

    /**
     * Runs them one after the other.
     *
     * @throws dev.gridwire.trials.fork.ForkFailure if a fork breaks
     */
    public static List<PublishedTable> run(PublishedSettings settings, Progress progress) {
        List<Publication> chosen = ALL.stream()
                .filter(one -> settings.workloads().stream().anyMatch(workload -> workload.id().equals(one.workload())))
                .toList();
        MemberFork.demandFree(settings.port());
        progress.begin(chosen.stream().mapToInt(one -> one.steps(settings)).sum());
        List<PublishedTable> tables = new ArrayList<>();
        try {
            chosen.forEach(one -> tables.add(one.run(settings, progress)));
        } finally {
            progress.end();
        }
        return tables;
    }
}
