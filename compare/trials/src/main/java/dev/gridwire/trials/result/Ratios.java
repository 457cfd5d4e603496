// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.result;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.apache.commons.math3.distribution.TDistribution;
import org.openjdk.jmh.util.ListStatistics;

/**
 * Divides round trips by each other, by pairs of JVMs of the same turn, so that what slows a whole turn cancels out.
 *
 * <p>The ratio is Hodges and Lehmann's estimate (Estimates of location based on rank tests, 1963): the median of the means of
 * each two turns, and of each with itself. It strays as little as a mean where turns do, and less where one JVM of several is
 * odd.
 *
 * <p>The interval says where the estimate of another run with as many turns lies in 95 of 100 cases: Student's t over the
 * logarithms of the pairs' ratios, for the difference of two means. Few turns say little about the spread of one pair of
 * contestants, so the variance is moderated (G. K. Smyth, Linear models and empirical Bayes methods, 2004): that of the place's
 * other pairs counts twice as much as its own. It is their median, which one that strays does not widen.
 *
 * @param cells all that were measured together
 */
public record Ratios(List<Cell> cells) {

    private static final double CONFIDENCE = 0.95;
    private static final int FEWEST_PAIRS = 2;
    private static final int FEWEST_OTHERS = 3;
    private static final double WEIGHT_OF_OTHERS = 2;

    public Ratios {
        cells = List.copyOf(cells);
    }

    /** Divides a cell by that of another contestant; empty where one of them was not measured. */
    public Optional<Ratio> of(Cell cell, String contestant) {
        return bar(cell, contestant).flatMap(bar -> of(cell, bar));
    }

    /** Divides a cell by another of its workload and place; empty where one of them was not measured. */
    public Optional<Ratio> of(Cell cell, Cell bar) {
        if (!cell.isMeasured() || !bar.isMeasured()) {
            return Optional.empty();
        }
        if (cell.contestant().equals(bar.contestant())) {
            return Optional.of(new Ratio(1, null, null));
        }
        double[] pairs = pairs(cell, bar);
        if (pairs.length == 0) {
            return Optional.of(new Ratio(cell.roundTripNanos() / bar.roundTripNanos(), null, null));
        }
        double middle = middle(pairs);
        if (pairs.length < FEWEST_PAIRS) {
            return Optional.of(new Ratio(Math.exp(middle), null, null));
        }
        double error = error(pairs, cell, bar);
        return Optional.of(new Ratio(Math.exp(middle), Math.exp(middle - error), Math.exp(middle + error)));
    }

    private static double middle(double[] pairs) {
        double[] means = IntStream.range(0, pairs.length)
                .boxed()
                .flatMapToDouble(i -> IntStream.rangeClosed(0, i).mapToDouble(j -> (pairs[i] + pairs[j]) / 2))
                .toArray();
        return new ListStatistics(means).getPercentile(50);
    }

    private double error(double[] pairs, Cell cell, Cell bar) {
        double[] others = cells.stream()
                .filter(other -> other.isMeasured() && other.place().equals(cell.place()) && !isOf(other, cell, bar))
                .flatMap(other -> bar(other, bar.contestant()).map(otherBar -> pairs(other, otherBar)).stream())
                .filter(other -> other.length >= FEWEST_PAIRS)
                .mapToDouble(Ratios::unbiasedAsMedian)
                .toArray();
        double own = pairs.length - 1;
        double weight = others.length < FEWEST_OTHERS ? 0 : WEIGHT_OF_OTHERS * own;
        double median = others.length == 0 ? 0 : new ListStatistics(others).getPercentile(50);
        double variance = (weight * median + own * new ListStatistics(pairs).getVariance()) / (weight + own);
        double quantile = new TDistribution(weight + own).inverseCumulativeProbability(1 - (1 - CONFIDENCE) / 2);
        return quantile * Math.sqrt(2 * variance / pairs.length); // of this run, and of the next one
    }

    /** Whether it is the pair itself, or the bar beside itself. */
    private static boolean isOf(Cell other, Cell cell, Cell bar) {
        return other.contestant().equals(bar.contestant())
                || other.contestant().equals(cell.contestant()) && other.workload().equals(cell.workload());
    }

    /** The contestant's cell of the same workload and place. */
    private Optional<Cell> bar(Cell cell, String contestant) {
        return cells.stream()
                .filter(other -> other.isMeasured() && other.contestant().equals(contestant)
                        && other.workload().equals(cell.workload()) && other.place().equals(cell.place()))
                .findFirst();
    }

    /** A variance of few pairs is below the true one more often than above; by Wilson and Hilferty's rule its median is not. */
    private static double unbiasedAsMedian(double[] pairs) {
        double median = 1 - 2.0 / (9 * (pairs.length - 1));
        return new ListStatistics(pairs).getVariance() / (median * median * median);
    }

    /** The logarithms of the ratios; pairs that were disturbed count only where there are fewer than three others. */
    private static double[] pairs(Cell cell, Cell bar) {
        Map<Integer, Integer> bars = new HashMap<>();
        IntStream.range(0, bar.jvms().size()).forEach(i -> bars.put(bar.jvms().get(i).turn(), i));
        List<Double> logarithms = new ArrayList<>();
        List<Boolean> disturbed = new ArrayList<>();
        for (int i = 0; i < cell.jvms().size(); i++) {
            JvmRun run = cell.jvms().get(i);
            Integer other = bars.get(run.turn());
            if (other != null) {
                logarithms.add(Math.log(cell.roundTripNanos(i) / bar.roundTripNanos(other)));
                disturbed.add(run.disturbed() || bar.jvms().get(other).disturbed());
            }
        }
        return JvmRun.counted(disturbed).stream().mapToDouble(logarithms::get).toArray();
    }
}
