// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.compare;

import dev.gridwire.trials.result.Cell;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The times of the fixed loop beside the JVMs of one turn in one place. They are held to the least of the turn, not of the run: a
 * machine whose clock rate differs from turn to turn is as slow for all that are compared.
 */
final class Loops {

    private final Map<Parts, Double> nanos = new HashMap<>();
    private double least = Double.MAX_VALUE;

    /** Takes the mean time beside a leg's JVM; the last one counts. */
    void add(Parts parts, double mean) {
        nanos.put(parts, mean);
        least = Math.min(least, mean);
    }

    /** The cells of a leg's JVM, with the time of its loop over the least of the turn. */
    List<Cell> marked(Parts parts, List<Cell> cells) {
        double slowdown = nanos.getOrDefault(parts, least) / least;
        return cells.stream().map(cell -> cell.slowedBy(slowdown)).toList();
    }
}
