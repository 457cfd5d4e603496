// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.report;

import dev.gridwire.trials.compare.ComparisonResults;
import dev.gridwire.trials.hazelcast.contestant.Contestant;
import dev.gridwire.trials.result.Cell;
import dev.gridwire.trials.result.Outcome;
import dev.gridwire.trials.result.Ratio;
import dev.gridwire.trials.result.Ratios;
import java.util.List;
import java.util.Locale;

/**
 * Prints round trips relative to those of one contestant, with all workloads and places in one table for a terminal.
 *
 * @param bar the contestant whose round trips are 1
 */
record RatioTable(ComparisonResults results, Ratios ratios, String bar) {

    private static final double PERCENT = 100;
    private static final double FIRST_OF_TWO_DIGITS = 9.995;
    private static final double MOST_ERROR = 0.995;

    /** Returns the table; empty if nothing was timed. */
    static String render(ComparisonResults results, int columns) {
        return results.cells().stream().anyMatch(Cell::isMeasured)
                ? new RatioTable(results, new Ratios(results.cells()), bar(results)).table(columns) : "";
    }

    /** Returns Java serialization, or the first measured contestant. */
    static String bar(ComparisonResults results) {
        List<String> measured = results.cells().stream().filter(Cell::isMeasured).map(Cell::contestant).toList();
        return measured.contains(Contestant.JAVA.id()) ? Contestant.JAVA.id() : measured.get(0);
    }

    private String table(int columns) {
        String grid = results.settings().grid();
        boolean isSure = results.cells().stream().anyMatch(cell -> cell.jvms().size() > 1);
        return new CellTable(results, results.places(), results.contestants(), this::words).render(
                "Round trips" + (grid == null ? "" : " in " + grid) + " ÷ those of " + bar + "; less is better"
                        + (isSure ? "; another run is within ±, 95 %" : "") + "; * does not keep the value", columns);
    }

    String words(Cell cell) {
        String mark = cell.outcome() == Outcome.HELD ? "" : "*";
        return ratios.of(cell, bar).map(ratio -> words(ratio, cell)).orElse("–") + mark;
    }

    private String words(Ratio ratio, Cell cell) {
        String value = value(ratio.value());
        if (cell.contestant().equals(bar) || !ratio.isKnown()) {
            return value;
        }
        double error = ratio.relativeError();
        return value + (error < MOST_ERROR ? String.format(Locale.ROOT, "±%.0f%%", error * PERCENT) : "±?");
    }

    static String value(double ratio) {
        return String.format(Locale.ROOT, ratio < FIRST_OF_TWO_DIGITS ? "%.2f" : "%.1f", ratio);
    }
}
