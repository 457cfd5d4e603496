// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.result;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.openjdk.jmh.util.ListStatistics;

/**
 * The variance of cells from JVM to JVM: the variance of the round trips' logarithms, after the effect of whole turns is
 * removed.
 *
 * @param variances one for each cell that several JVMs measured
 * @param usual the unbiased median of the variances in a place, for places with enough cells
 */
record Spread(Map<Name, Double> variances, Map<String, Double> usual) {

    private static final int FEWEST_CELLS = 4;

    /** Returns the spread of all cells that were measured together. */
    static Spread of(List<Cell> cells) {
        Map<Name, Double> variances = new HashMap<>();
        Map<String, List<Double>> byPlace = new HashMap<>();
        cells.stream()
                .filter(cell -> cell.isMeasured() && cell.jvms().size() > 1)
                .distinct()
                .collect(Collectors.groupingBy(cell -> List.of(cell.workload(), cell.place())))
                .values().stream().filter(group -> group.size() > 1)
                .forEach(group -> variances(group).forEach((cell, variance) -> {
                    variances.put(Name.of(cell), variance);
                    byPlace.computeIfAbsent(cell.place(), none -> new ArrayList<>())
                            .add(unbiasedAsMedian(variance, cell.jvms().size()));
                }));
        byPlace.values().removeIf(all -> all.size() < FEWEST_CELLS);
        return new Spread(variances, byPlace.entrySet().stream()
                .collect(Collectors.toMap(Map.Entry::getKey, entry -> median(entry.getValue()))));
    }

    /** For the contestants on a workload in a place: the logarithms minus their mean, minus the turn's effect on all. */
    private static Map<Cell, Double> variances(List<Cell> group) {
        Map<Integer, List<Double>> byTurn = new HashMap<>();
        for (Cell cell : group) {
            deviations(cell).forEach((turn, each) -> byTurn.computeIfAbsent(turn, none -> new ArrayList<>()).add(each));
        }
        double lost = (double) group.size() / (group.size() - 1); // the effect of the turn is estimated, too
        return group.stream().collect(Collectors.toMap(cell -> cell, cell -> lost * new ListStatistics(
                deviations(cell).entrySet().stream()
                        .mapToDouble(one -> one.getValue() - median(byTurn.getOrDefault(one.getKey(), List.of()))).toArray())
                .getVariance()));
    }

    private static Map<Integer, Double> deviations(Cell cell) {
        double[] logarithms =
                IntStream.range(0, cell.jvms().size()).mapToDouble(i -> Math.log(cell.roundTripNanos(i))).toArray();
        double mean = new ListStatistics(logarithms).getMean();
        return IntStream.range(0, logarithms.length).boxed()
                .collect(Collectors.toMap(i -> cell.jvms().get(i).turn(), i -> logarithms[i] - mean));
    }

    /**
     * Corrects the variance of a few JVMs, which is more often below the true one than above, so that its median is right
     * (Wilson and Hilferty).
     */
    private static double unbiasedAsMedian(double variance, int jvms) {
        double median = 1 - 2.0 / (9 * (jvms - 1));
        return variance / (median * median * median);
    }

    private static double median(Collection<Double> values) {
        return new ListStatistics(values.stream().mapToDouble(each -> each).toArray()).getPercentile(50);
    }

    /** Whether the place has enough cells to learn from. */
    boolean hasUsual(Cell cell) {
        return usual.containsKey(cell.place());
    }

    /** Returns a weighted mean: the cell's variance with weight 1, and the usual variance of its place with the given weight. */
    double variance(Cell cell, double weight) {
        double own = variances.getOrDefault(Name.of(cell), 0.0);
        return (weight * usual.getOrDefault(cell.place(), 0.0) + own) / (weight + 1);
    }

    /** Identifies a cell. */
    record Name(String workload, String contestant, String place) {

        static Name of(Cell cell) {
            return new Name(cell.workload(), cell.contestant(), cell.place());
        }
    }
}
