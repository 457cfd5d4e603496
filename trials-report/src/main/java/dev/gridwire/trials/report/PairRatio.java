// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.report;

import dev.gridwire.trials.compare.ComparisonResults;
import dev.gridwire.trials.result.Cell;
import dev.gridwire.trials.result.Ratios;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The ratio of two contestants' round trips.
 *
 * @param value of the first over the second
 * @param low of the interval; null where it is not known
 * @param high of the interval, likewise
 */
record PairRatio(
        String workload,
        String place,
        String contestant,
        String bar,
        double value,
        @Nullable Double low,
        @Nullable Double high) {

    /** One for each two measured cells of a workload and place. */
    static List<PairRatio> of(ComparisonResults results) {
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
}
