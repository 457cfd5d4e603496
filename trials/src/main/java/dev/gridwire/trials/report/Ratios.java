// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.report;

import dev.gridwire.trials.compare.ComparisonResults;
import dev.gridwire.trials.contestant.Contestant;
import dev.gridwire.trials.result.Cell;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** Round trips of a cell over the two bars', in the same workload and place. */
final class Ratios {

    private final Map<String, Double> roundTrips = new HashMap<>();

    private Ratios() {}

    static Ratios of(ComparisonResults results) {
        Ratios ratios = new Ratios();
        results.cells().stream()
                .filter(Cell::isMeasured)
                .forEach(cell -> ratios.roundTrips.put(key(cell, cell.contestant()), cell.roundTripNanos()));
        return ratios;
    }

    /** Empty where the cell or the bar was not measured. */
    Optional<Double> toJava(Cell cell) {
        return to(Contestant.JAVA, cell);
    }

    /** Empty where the cell or the bar was not measured. */
    Optional<Double> toIdentified(Cell cell) {
        return to(Contestant.IDENTIFIED, cell);
    }

    private Optional<Double> to(Contestant bar, Cell cell) {
        Double barNanos = roundTrips.get(key(cell, bar.id()));
        return cell.isMeasured() && barNanos != null ? Optional.of(cell.roundTripNanos() / barNanos) : Optional.empty();
    }

    private static String key(Cell cell, String contestant) {
        return cell.workload() + '/' + cell.place() + '/' + contestant;
    }
}
