// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.report;

import dev.gridwire.trials.compare.ComparisonResults;
import dev.gridwire.trials.compare.ComparisonResults.NamedPlace;
import dev.gridwire.trials.compare.ComparisonResults.NamedWorkload;
import dev.gridwire.trials.place.Place;
import java.util.ArrayList;
import java.util.List;

/**
 * Describes the results in words for a team lead; the page and Markdown share them.
 *
 * @param workload the workload's id
 * @param place the place's id; {@code cluster} for the cluster under load
 * @param sentences the most important first; none is empty
 */
record Summary(String workload, String place, List<String> sentences) {

    /** Returns a summary for each workload and place with measured cells, in the order of the results. */
    static List<Summary> of(ComparisonResults results) {
        Titles titles = Titles.of(results);
        List<Summary> all = new ArrayList<>();
        for (NamedWorkload workload : results.workloads()) {
            for (NamedPlace place : results.places()) {
                add(all, new Summary(workload.id(), place.id(), CellWords.of(results, titles, workload.id(), place.id())));
            }
            add(all, new Summary(
                    workload.id(), Place.CLUSTER.id(), ClusterWords.of(results, titles, workload.id())));
        }
        return List.copyOf(all);
    }

    private static void add(List<Summary> all, Summary summary) {
        if (!summary.sentences.isEmpty()) {
            all.add(summary);
        }
    }
}
