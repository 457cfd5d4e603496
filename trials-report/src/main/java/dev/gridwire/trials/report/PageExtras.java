// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.report;

import dev.gridwire.trials.compare.ComparisonResults;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * The data of the page beside the results.
 *
 * @param summaries the words on top
 * @param colours by contestant
 * @param columns of the table of a selection
 * @param ratios of round trips, of each two contestants in a workload and place, once
 * @param quiet how quiet the machine was; null where it is not known
 * @param earlierRatios those of the results to compare with; empty where there are none
 * @param against earlier results to compare with; null for none
 */
record PageExtras(
        List<Summary> summaries,
        Map<String, String> colours,
        List<PageColumn> columns,
        List<PairRatio> ratios,
        @Nullable String quiet,
        List<PairRatio> earlierRatios,
        @Nullable Against against) {

    static PageExtras of(ComparisonResults results, @Nullable Against against) {
        Map<String, String> colours = new TreeMap<>();
        results.contestants().forEach(one -> colours.put(one.id(), Palette.of(one.id())));
        results.published().forEach(table ->
                table.rows().forEach(row -> colours.put(row.contestant(), Palette.of(row.contestant()))));
        return new PageExtras(
                Summary.of(results), colours, PageColumn.of(results), PairRatio.of(results),
                JvmSums.of(results).words().orElse(null),
                against == null ? List.of() : PairRatio.of(against.earlier()), against);
    }
}
