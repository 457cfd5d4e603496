// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.report;

import dev.gridwire.trials.compare.ComparisonResults;
import dev.gridwire.trials.result.Cell;
import dev.gridwire.trials.result.Ratios;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The page's data besides the results.
 *
 * @param summaries the sentences at the top
 * @param colours the colours by contestant
 * @param columns the columns in the table of a selection, without those that have no known figure
 * @param ratios the ratios of round trips, once for each pair of contestants in a workload and place
 * @param quiet how quiet the machine was; null if unknown
 * @param earlierRatios the ratios of the results to compare with; otherwise empty
 * @param against earlier results to compare with; null for none
 */
record PageExtras(
        List<Summary> summaries,
        Map<String, String> colours,
        List<Column> columns,
        List<PairRatio> ratios,
        @Nullable String quiet,
        List<PairRatio> earlierRatios,
        @Nullable Against against) {

    static PageExtras of(ComparisonResults results, @Nullable Against against) {
        Map<String, String> colours = new TreeMap<>();
        results.contestants().forEach(one -> colours.put(one.id(), Palette.of(one.id())));
        results.published().forEach(table ->
                table.rows().forEach(row -> colours.put(row.contestant(), Palette.of(row.contestant()))));
        List<Column> columns = CellColumns.of(results).all().stream()
                .filter(column -> !column.group().isEmpty())
                .map(column -> new Column(column.id(), column.group(), column.title(), column.unit(),
                        results.cells().stream().map(column.value()).collect(Collectors.toList())))
                .filter(column -> column.values().stream().anyMatch(Objects::nonNull))
                .toList();
        return new PageExtras(
                Summary.of(results), colours, columns, ratios(results), JvmSums.words(results).orElse(null),
                against == null ? List.of() : ratios(against.earlier()), against);
    }

    private static List<PairRatio> ratios(ComparisonResults results) {
        Ratios ratios = new Ratios(results.cells());
        List<PairRatio> all = new ArrayList<>();
        List<Cell> cells = results.cells();
        for (int i = 0; i < cells.size(); i++) {
            for (Cell bar : cells.subList(0, i)) {
                Cell cell = cells.get(i);
                if (cell.workload().equals(bar.workload()) && cell.place().equals(bar.place())) {
                    ratios.of(cell, bar).ifPresent(ratio -> all.add(new PairRatio(
                            cell.workload(), cell.place(), cell.contestant(), bar.contestant(), ratio.value(), ratio.low(),
                            ratio.high())));
                }
            }
        }
        return List.copyOf(all);
    }

    /**
     * A column of figures about cells.
     *
     * @param values one for each cell of the results, in their order; null if unknown
     */
    record Column(String id, String group, String title, CellColumns.Unit unit, List<@Nullable Object> values) {}

    /**
     * The ratio of two contestants' round trips.
     *
     * @param value the first round trip divided by the second
     * @param low the lower bound of the interval; null if unknown
     * @param high the upper bound of the interval; null if unknown
     */
    record PairRatio(
            String workload,
            String place,
            String contestant,
            String bar,
            double value,
            @Nullable Double low,
            @Nullable Double high) {}
}
