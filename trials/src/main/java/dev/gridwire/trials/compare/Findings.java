// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.compare;

import dev.gridwire.trials.result.Cell;
import dev.gridwire.trials.result.ClusterCell;
import dev.gridwire.trials.result.PublishedTable;
import dev.gridwire.trials.result.Recommendation;
import dev.gridwire.trials.result.Safety;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The results of a comparison, of every kind.
 *
 * @param cells of the codec, the member and the client, in the order of measuring
 * @param cluster of the cluster under load, likewise
 * @param published tables of the published comparisons
 * @param recommendations for each workload, the weightiest first
 * @param safety the results for altered payloads and changed classes; null where it was not asked for
 */
public record Findings(
        List<Cell> cells,
        List<ClusterCell> cluster,
        List<PublishedTable> published,
        List<Recommendation> recommendations,
        @Nullable Safety safety) {

    /** Copies the lists. */
    public Findings {
        cells = List.copyOf(cells);
        cluster = List.copyOf(cluster);
        published = List.copyOf(published);
        recommendations = List.copyOf(recommendations);
    }

    /** Nothing yet. */
    public static Findings none() {
        return new Findings(List.of(), List.of(), List.of(), List.of(), null);
    }

    /** Cells alone. */
    public static Findings of(List<Cell> cells) {
        return new Findings(cells, List.of(), List.of(), List.of(), null);
    }

    /** Tables alone. */
    public static Findings ofPublished(List<PublishedTable> tables) {
        return new Findings(List.of(), List.of(), tables, List.of(), null);
    }
}
