// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.report;

import dev.gridwire.trials.compare.ComparisonResults;
import dev.gridwire.trials.hazelcast.contestant.Contestant;
import dev.gridwire.trials.result.Cell;
import dev.gridwire.trials.result.Ratio;
import dev.gridwire.trials.result.Ratios;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * How much Gridwire's ratio to handwritten code has grown in one workload and place, in each of several pairs of results. The
 * ratio leaves out what slows a machine, and a second pair what slows a run by chance.
 *
 * @param times the ratio now divided by the ratio then, for each pair
 */
public record LimitGrowth(String workload, String place, List<Double> times) {

    private static final double MOST = 1.15;

    public LimitGrowth {
        times = List.copyOf(times);
    }

    /** Compares the cells that all results have measured. Each result now has an earlier one at the same index. */
    public static List<LimitGrowth> of(List<ComparisonResults> now, List<ComparisonResults> then) {
        return now.get(0).cells().stream()
                .filter(cell -> cell.contestant().equals(Contestant.GRIDWIRE.id()))
                .flatMap(cell -> of(cell, now, then).stream())
                .toList();
    }

    private static Optional<LimitGrowth> of(Cell cell, List<ComparisonResults> now, List<ComparisonResults> then) {
        List<Double> times = IntStream.range(0, now.size()).boxed()
                .flatMap(i -> ratio(now.get(i), cell).flatMap(
                        grown -> ratio(then.get(i), cell).map(before -> grown / before)).stream())
                .toList();
        return times.size() < now.size() ? Optional.empty()
                : Optional.of(new LimitGrowth(cell.workload(), cell.place(), times));
    }

    private static Optional<Double> ratio(ComparisonResults results, Cell like) {
        return results.cell(like.workload(), like.contestant(), like.place())
                .flatMap(cell -> new Ratios(results.cells()).of(cell, Contestant.BYTE_ARRAY.id()))
                .map(Ratio::value);
    }

    /** Whether it has grown by 15 % or more in every pair. */
    public boolean isRegression() {
        return times.stream().allMatch(each -> each >= MOST);
    }
}
