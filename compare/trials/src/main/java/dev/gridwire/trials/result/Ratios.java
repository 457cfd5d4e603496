// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.result;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.apache.commons.math3.distribution.TDistribution;

/**
 * Divides round trips by each other.
 *
 * <p>The ratio divides the lower quartiles over JVMs; with two to four JVMs, the fastest ones. Other work on the machine makes
 * a JVM slower and never faster, so the fastest JVMs say most on a busy host.
 *
 * <p>The interval contains the estimate of another run with as many turns in 95 of 100 cases. Its variance is the variance of
 * the logarithms, without what slows a whole turn. A few turns say little about the spread of one cell, so the variance is
 * moderated (G. K. Smyth, Linear models and empirical Bayes methods, 2004): the median of the place's cells counts three times
 * as much as the cell's own variance.
 *
 * @param cells all cells that were measured together
 * @param spread the spread of the cells
 */
public record Ratios(List<Cell> cells, Spread spread) {

    private static final double CONFIDENCE = 0.95;
    private static final int FEWEST_JVMS = 2;
    private static final double WEIGHT_OF_OTHERS = 3;
    /** The variance of a lower quartile divided by that of a mean, found in repeated runs. */
    private static final double VARIANCE_OF_QUARTILE = 1.25;
    private static final int QUARTERS = 4;

    public Ratios {
        cells = List.copyOf(cells);
    }

    /** Learns how much the cells vary. */
    public Ratios(List<Cell> cells) {
        this(cells, Spread.of(cells));
    }

    /** Divides a cell by the cell of another contestant; empty if one was not measured. */
    public Optional<Ratio> of(Cell cell, String contestant) {
        return cells.stream()
                .filter(bar -> bar.contestant().equals(contestant) && bar.workload().equals(cell.workload())
                        && bar.place().equals(cell.place()))
                .findFirst().flatMap(bar -> of(cell, bar));
    }

    /** Divides a cell by another of the same workload and place; empty if one was not measured. */
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
        double ratio = lowerQuartile(cell) / lowerQuartile(bar);
        if (fewest < FEWEST_JVMS) {
            return Optional.of(new Ratio(ratio, null, null));
        }
        double factor = Math.exp(error(cell, bar, fewest));
        return Optional.of(new Ratio(ratio, ratio / factor, ratio * factor));
    }

    /** Returns half the interval of the ratio's logarithm. */
    private double error(Cell cell, Cell bar, int fewestJvms) {
        double weight = spread.hasUsual(cell) ? WEIGHT_OF_OTHERS : 0;
        double degrees = (1 + weight) * (fewestJvms - 1);
        double quantile = new TDistribution(degrees).inverseCumulativeProbability(1 - (1 - CONFIDENCE) / 2);
        double variance =
                spread.variance(cell, weight) / cell.jvms().size() + spread.variance(bar, weight) / bar.jvms().size();
        return quantile * Math.sqrt(2 * VARIANCE_OF_QUARTILE * variance); // the error of this run and that of the next one
    }

    private static double lowerQuartile(Cell cell) {
        double[] sorted = IntStream.range(0, cell.jvms().size()).mapToDouble(cell::roundTripNanos).sorted().toArray();
        return sorted[(sorted.length - 1) / QUARTERS];
    }
}
