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
 * The variance of cells from JVM to JVM, after the effect of whole turns is removed. It is that of the round trips' logarithms.
 *
 * @param variances one for each cell that several JVMs measured
 * @param usual the unbiased median of the variances in a place, for places with enough cells
 */
record Spread(Map<Name, Double> variances, Map<String, Double> usual) {

    private static final int FEWEST_CELLS = 4;

    /** That of all cells which were measured together. */
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

    /** Of the contestants on a workload in a place: the logarithms less their mean, less what the turn did to all. */
    private static Map<Cell, Double> variances(List<Cell> group) {
        Map<Integer, List<Double>> byTurn = new HashMap<>();
        for (Cell cell : group) {
            deviations(cell).forEach((turn, each) -> byTurn.computeIfAbsent(turn, none -> new ArrayList<>()).add(each));
        }
        double lost = (double) group.size() / (group.size() - 1); // with the effect of the turn, which is estimated
        return group.stream().collect(Collectors.toMap(cell -> cell, cell -> lost * new ListStatistics(
                deviations(cell).entrySet().stream()
                        .mapToDouble(entry -> entry.getValue() - median(byTurn.get(entry.getKey()))).toArray())
                .getVariance()));
    }

    private static Map<Integer, Double> deviations(Cell cell) {
        double[] logarithms =
                IntStream.range(0, cell.jvms().size()).mapToDouble(i -> Math.log(cell.roundTripNanos(i))).toArray();
        double mean = new ListStatistics(logarithms).getMean();
        return IntStream.range(0, logarithms.length).boxed()
                .collect(Collectors.toMap(i -> cell.jvms().get(i).turn(), i -> logarithms[i] - mean));
    }

    /** A variance of few JVMs is below the true one more often than above; by Wilson and Hilferty's rule its median is not. */
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

    /** The mean of a cell's own variance, with weight 1, and the usual one of its place, with the weight given. */
    double variance(Cell cell, double weight) {
        double own = variances.getOrDefault(Name.of(cell), 0.0);
        return (weight * usual.getOrDefault(cell.place(), 0.0) + own) / (weight + 1);
    }

    /** What a cell is of. */
    record Name(String workload, String contestant, String place) {

        static Name of(Cell cell) {
            return new Name(cell.workload(), cell.contestant(), cell.place());
        }
    }
}
