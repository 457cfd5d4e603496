// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.report;

import dev.gridwire.trials.compare.ComparisonResults;
import dev.gridwire.trials.compare.ComparisonResults.NamedContestant;
import dev.gridwire.trials.compare.ComparisonResults.NamedPlace;
import dev.gridwire.trials.compare.ComparisonResults.NamedWorkload;
import dev.gridwire.trials.contestant.Contestant;
import dev.gridwire.trials.result.Cell;
import dev.gridwire.trials.result.Outcome;
import dev.gridwire.trials.result.Ratio;
import dev.gridwire.trials.result.Ratios;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** All workloads and places in one table for a terminal: a row a contestant, a column a workload and place. */
final class RatioTable {

    private static final int WIDEST = 100;
    private static final int COLUMN = 10;
    private static final double PERCENT = 100;
    private static final double FIRST_OF_TWO_DIGITS = 9.995;
    private static final double MOST_ERROR = 0.995;

    private final ComparisonResults results;
    private final Ratios ratios;
    private final String bar;
    private final int names;
    private final int columns;

    private RatioTable(ComparisonResults results, int columns) {
        this.results = results;
        this.ratios = new Ratios(results.cells());
        this.bar = bar(results);
        this.names = results.contestants().stream().mapToInt(one -> one.id().length()).max().orElse(0) + 1;
        this.columns = Math.max(1, (Math.min(columns, WIDEST) - names) / COLUMN);
    }

    /** The table; empty where nothing was timed. */
    static String render(ComparisonResults results, int columns) {
        return results.cells().stream().anyMatch(Cell::isMeasured) ? new RatioTable(results, columns).render() : "";
    }

    /** Java serialization, or the first contestant that was measured. */
    private static String bar(ComparisonResults results) {
        List<String> measured = results.cells().stream().filter(Cell::isMeasured).map(Cell::contestant).toList();
        return measured.contains(Contestant.JAVA.id()) ? Contestant.JAVA.id() : measured.get(0);
    }

    private String render() {
        List<Column> all = new ArrayList<>();
        for (NamedPlace place : results.places()) {
            for (NamedWorkload workload : results.workloads()) {
                Column column = new Column(place, workload);
                if (results.contestants().stream().anyMatch(one -> cell(one, column).isPresent())) {
                    all.add(column);
                }
            }
        }
        String grid = results.settings().grid();
        boolean isSure = results.cells().stream().anyMatch(cell -> !cell.jvms().isEmpty());
        StringBuilder text = new StringBuilder("Round trips").append(grid == null ? "" : " in " + grid)
                .append(" ÷ those of ").append(bar).append("; less is better")
                .append(isSure ? "; ± half the 99 % interval" : "").append("; * does not keep the value\n");
        for (int from = 0; from < all.size(); from += columns) {
            part(all.subList(from, Math.min(all.size(), from + columns)), text);
        }
        return text.toString();
    }

    private void part(List<Column> shown, StringBuilder text) {
        StringBuilder places = new StringBuilder(" ".repeat(names));
        StringBuilder workloads = new StringBuilder(" ".repeat(names));
        NamedPlace last = null;
        for (Column column : shown) {
            places.append(right(column.place.equals(last) ? "" : column.place.id()));
            workloads.append(right(column.workload.title()));
            last = column.place;
        }
        text.append(places.toString().stripTrailing()).append('\n').append(workloads).append('\n');
        for (NamedContestant contestant : results.contestants()) {
            text.append(contestant.id()).append(" ".repeat(names - contestant.id().length()));
            shown.forEach(column -> text.append(right(cell(contestant, column).map(this::words).orElse("–"))));
            text.append('\n');
        }
    }

    private static String right(String text) {
        String cut = text.length() < COLUMN ? text : text.substring(0, COLUMN - 2) + '…';
        return " ".repeat(COLUMN - cut.length()) + cut;
    }

    private Optional<Cell> cell(NamedContestant contestant, Column column) {
        return results.cells().stream()
                .filter(cell -> cell.contestant().equals(contestant.id()) && cell.place().equals(column.place.id())
                        && cell.workload().equals(column.workload.id()))
                .findFirst();
    }

    private String words(Cell cell) {
        if (!cell.isMeasured()) {
            return cell.outcome() == Outcome.FAILED ? "failed" : "–";
        }
        String mark = cell.outcome() == Outcome.HELD ? "" : "*";
        return ratios.of(cell, bar).map(ratio -> words(ratio, cell)).orElse("–") + mark;
    }

    private String words(Ratio ratio, Cell cell) {
        String value = String.format(Locale.ROOT, ratio.value() < FIRST_OF_TWO_DIGITS ? "%.2f" : "%.1f", ratio.value());
        if (cell.contestant().equals(bar)) {
            return value;
        }
        double error = ratio.relativeError();
        if (!ratio.isKnown()) {
            return value;
        }
        return value + (error < MOST_ERROR ? String.format(Locale.ROOT, "±%.0f%%", error * PERCENT) : "±?");
    }

    /** A workload in a place. */
    private record Column(NamedPlace place, NamedWorkload workload) {}
}
