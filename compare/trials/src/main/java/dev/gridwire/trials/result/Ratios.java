// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.result;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.commons.math3.distribution.TDistribution;
import org.openjdk.jmh.util.ListStatistics;

/**
 * Divides round trips by each other, by pairs of JVMs of the same turn, so that what slows a whole turn cancels out.
 *
 * <p>The ratio is Hodges and Lehmann's estimate (Estimates of location based on rank tests, 1963): the median of the means of
 * each two turns, and of each with itself. It strays as little as a mean where turns do, and less where one JVM of several is
 * odd.
 *
 * <p>The interval is that of Student's t over the logarithms of the pairs' ratios, with a moderated variance (G. K. Smyth, Linear
 * models and empirical Bayes methods, 2004): few turns say little about the spread of one pair of contestants, so that of the
 * others on the same workload and place counts as four turns more. It is their median, which one that strays does not widen.
 *
 * @param cells all that were measured together
 */
public record Ratios(List<Cell> cells) {

    private static final double CONFIDENCE = 0.99;
    private static final int FEWEST_PAIRS = 3;
    private static final int FEWEST_OTHERS = 3;
    private static final double TURNS_OF_OTHERS = 4;

    public Ratios {
        cells = List.copyOf(cells);
    }

    /** Divides a cell by that of another contestant; empty where one of them was not measured. */
    public Optional<Ratio> of(Cell cell, String contestant) {
        return peers(cell).filter(bar -> bar.contestant().equals(contestant)).findFirst().flatMap(bar -> of(cell, bar));
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
        double[] others = peers(cell)
                .filter(other -> !other.contestant().equals(cell.contestant()) && !other.contestant().equals(bar.contestant()))
                .map(other -> pairs(other, bar))
                .filter(other -> other.length >= FEWEST_PAIRS)
                .mapToDouble(Ratios::unbiasedAsMedian)
                .toArray();
        double median = others.length == 0 ? 0 : new ListStatistics(others).getPercentile(50);
        double weight = others.length < FEWEST_OTHERS ? 0 : TURNS_OF_OTHERS;
        double own = pairs.length - 1;
        double variance = (weight * median + own * new ListStatistics(pairs).getVariance()) / (weight + own);
        double quantile = new TDistribution(weight + own).inverseCumulativeProbability(1 - (1 - CONFIDENCE) / 2);
        return quantile * Math.sqrt(variance / pairs.length);
    }

    private Stream<Cell> peers(Cell cell) {
        return cells.stream()
                .filter(Cell::isMeasured)
                .filter(other -> other.workload().equals(cell.workload()) && other.place().equals(cell.place()));
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
