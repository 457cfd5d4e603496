// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.result;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.apache.commons.math3.distribution.TDistribution;
import org.openjdk.jmh.util.ListStatistics;

/**
 * Divides round trips by each other.
 *
 * <p>The ratio is that of the lower quartiles over JVMs: with two to four JVMs, of the fastest ones. What else the machine does
 * makes a JVM slower and never faster, so on a busy host the fastest stray by half of what means do, and on a quiet one by as
 * much.
 *
 * <p>The interval says where the estimate of another run with as many turns lies in 95 of 100 cases. Its variance is that of the
 * logarithms, without what slows a whole turn. Few turns say little about the spread of one cell, so the variance is moderated
 * (G. K. Smyth, Linear models and empirical Bayes methods, 2004): the median of the place's cells counts three times as much as
 * its own.
 */
public final class Ratios {

    private static final double CONFIDENCE = 0.95;
    private static final int FEWEST_JVMS = 2;
    private static final int FEWEST_CELLS = 4;
    private static final double WEIGHT_OF_OTHERS = 3;
    /** The variance of a lower quartile over that of a mean, as repeated runs have it. */
    private static final double VARIANCE_OF_QUARTILE = 1.3;
    private static final int QUARTERS = 4;

    private final List<Cell> cells;
    /** Of the logarithms of the cells that several JVMs measured. */
    private final Map<Name, Double> variances = new HashMap<>();
    /** The median of a place's cells, unbiased; only where it has enough of them. */
    private final Map<String, Double> usualVariances = new HashMap<>();

    /**
     * Learns how much cells stray.
     *
     * @param cells all that were measured together
     */
    public Ratios(List<Cell> cells) {
        this.cells = List.copyOf(cells);
        Map<List<String>, List<Cell>> groups = this.cells.stream()
                .filter(cell -> cell.isMeasured() && cell.jvms().size() >= FEWEST_JVMS)
                .collect(Collectors.groupingBy(cell -> List.of(cell.workload(), cell.place())));
        groups.values().stream().filter(group -> group.size() > 1).forEach(this::addVariances);
        Map<String, List<Double>> byPlace = variances.entrySet().stream().collect(Collectors.groupingBy(
                entry -> entry.getKey().place, Collectors.mapping(this::unbiasedAsMedian, Collectors.toList())));
        byPlace.forEach((place, all) -> {
            if (all.size() >= FEWEST_CELLS) {
                usualVariances.put(place, median(all));
            }
        });
    }

    /** Of the contestants on a workload in a place: the logarithms less their mean, less what the turn did to all. */
    private void addVariances(List<Cell> group) {
        Map<Integer, List<Double>> byTurn = new HashMap<>();
        for (Cell cell : group) {
            deviations(cell).forEach((turn, each) -> byTurn.computeIfAbsent(turn, none -> new ArrayList<>()).add(each));
        }
        double lost = (double) group.size() / (group.size() - 1); // with the effect of the turn, which is estimated
        for (Cell cell : group) {
            double[] rest = deviations(cell).entrySet().stream()
                    .mapToDouble(entry -> entry.getValue() - median(byTurn.get(entry.getKey()))).toArray();
            variances.put(Name.of(cell), lost * new ListStatistics(rest).getVariance());
        }
    }

    private static Map<Integer, Double> deviations(Cell cell) {
        double[] logarithms = logarithms(cell);
        double mean = new ListStatistics(logarithms).getMean();
        return IntStream.range(0, logarithms.length).boxed()
                .collect(Collectors.toMap(i -> cell.jvms().get(i).turn(), i -> logarithms[i] - mean));
    }

    /** A variance of few JVMs is below the true one more often than above; by Wilson and Hilferty's rule its median is not. */
    private double unbiasedAsMedian(Map.Entry<Name, Double> variance) {
        Name name = variance.getKey();
        int jvms = find(name).map(cell -> cell.jvms().size()).orElse(FEWEST_JVMS);
        double median = 1 - 2.0 / (9 * (jvms - 1));
        return variance.getValue() / (median * median * median);
    }

    private Optional<Cell> find(Name name) {
        return cells.stream().filter(cell -> cell.isMeasured() && Name.of(cell).equals(name)).findFirst();
    }

    /** Divides a cell by that of another contestant; empty where one of them was not measured. */
    public Optional<Ratio> of(Cell cell, String contestant) {
        return find(new Name(cell.workload(), contestant, cell.place())).flatMap(bar -> of(cell, bar));
    }

    /** Divides a cell by another of its workload and place; empty where one of them was not measured. */
    public Optional<Ratio> of(Cell cell, Cell bar) {
        if (!cell.isMeasured() || !bar.isMeasured()) {
            return Optional.empty();
        }
        if (cell.contestant().equals(bar.contestant())) {
            return Optional.of(new Ratio(1, null, null));
        }
        int fewest = Math.min(cell.jvms().size(), bar.jvms().size());
        if (fewest == 0) {
            return Optional.of(new Ratio(cell.roundTripNanos() / bar.roundTripNanos(), null, null));
        }
        double ratio = lowerQuartile(logarithms(cell)) - lowerQuartile(logarithms(bar));
        if (fewest < FEWEST_JVMS) {
            return Optional.of(new Ratio(Math.exp(ratio), null, null));
        }
        double error = error(cell, bar, fewest);
        return Optional.of(new Ratio(Math.exp(ratio), Math.exp(ratio - error), Math.exp(ratio + error)));
    }

    private double error(Cell cell, Cell bar, int fewestJvms) {
        double weight = usualVariances.containsKey(cell.place()) ? WEIGHT_OF_OTHERS : 0;
        double degrees = (1 + weight) * (fewestJvms - 1);
        double quantile = new TDistribution(degrees).inverseCumulativeProbability(1 - (1 - CONFIDENCE) / 2);
        double variance = variance(cell, weight) / cell.jvms().size() + variance(bar, weight) / bar.jvms().size();
        return quantile * Math.sqrt(2 * VARIANCE_OF_QUARTILE * variance); // of this run, and of the next one
    }

    private double variance(Cell cell, double weight) {
        double usual = usualVariances.getOrDefault(cell.place(), 0.0);
        return (weight * usual + variances.getOrDefault(Name.of(cell), 0.0)) / (weight + 1);
    }

    private static double[] logarithms(Cell cell) {
        return IntStream.range(0, cell.jvms().size()).mapToDouble(i -> Math.log(cell.roundTripNanos(i))).toArray();
    }

    private static double lowerQuartile(double[] values) {
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        return sorted[(sorted.length - 1) / QUARTERS];
    }

    private static double median(Collection<Double> values) {
        return new ListStatistics(values.stream().mapToDouble(each -> each).toArray()).getPercentile(50);
    }

    /** What a cell is of. */
    private record Name(String workload, String contestant, String place) {

        static Name of(Cell cell) {
            return new Name(cell.workload(), cell.contestant(), cell.place());
        }
    }
}
