// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.report;

import dev.gridwire.trials.compare.ComparisonResults;
import dev.gridwire.trials.compare.ComparisonResults.NamedContestant;
import dev.gridwire.trials.compare.ComparisonResults.NamedPlace;
import dev.gridwire.trials.compare.ComparisonResults.NamedWorkload;
import dev.gridwire.trials.result.Cell;
import dev.gridwire.trials.result.Outcome;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Prints one figure of each cell for a terminal: a row for each contestant, a column for each workload and place. It is split
 * into parts if the columns exceed the width.
 *
 * @param places the places of the columns
 * @param contestants the contestants of the rows
 * @param figure returns the text for a measured cell
 */
record CellTable(
        ComparisonResults results,
        List<NamedPlace> places,
        List<NamedContestant> contestants,
        Function<Cell, String> figure) {

    private static final int WIDEST = 100;
    private static final int COLUMN = 10;

    /** Lays out the table below a heading. */
    String render(String head, int width) {
        int names = contestants.stream().mapToInt(one -> one.id().length()).max().orElse(0) + 1;
        int count = Math.max(1, (Math.min(width, WIDEST) - names) / COLUMN);
        List<Column> all = columns();
        StringBuilder text = new StringBuilder(head).append('\n');
        for (int from = 0; from < all.size(); from += count) {
            part(all.subList(from, Math.min(all.size(), from + count)), names, text);
        }
        return text.toString();
    }

    private List<Column> columns() {
        List<Column> all = new ArrayList<>();
        for (NamedPlace place : places) {
            for (NamedWorkload workload : results.workloads()) {
                Column column = new Column(place, workload);
                if (contestants.stream().anyMatch(one -> cell(one, column).filter(CellTable::isSaid).isPresent())) {
                    all.add(column);
                }
            }
        }
        return all;
    }

    /**
     * Whether a cell has a figure or a failure. Before its first turn, a place has only cells that contestants do not support.
     */
    private static boolean isSaid(Cell cell) {
        return cell.isMeasured() || cell.outcome() == Outcome.FAILED;
    }

    private void part(List<Column> shown, int names, StringBuilder text) {
        StringBuilder above = new StringBuilder(" ".repeat(names));
        StringBuilder workloads = new StringBuilder(" ".repeat(names));
        NamedPlace last = null;
        for (Column column : shown) {
            above.append(right(column.place.equals(last) ? "" : column.place.id()));
            workloads.append(right(column.workload.title()));
            last = column.place;
        }
        text.append(above.toString().stripTrailing()).append('\n').append(workloads).append('\n');
        for (NamedContestant contestant : contestants) {
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
        return results.cell(column.workload.id(), contestant.id(), column.place.id());
    }

    private String words(Cell cell) {
        if (!cell.isMeasured()) {
            return cell.outcome() == Outcome.FAILED ? "failed" : "–";
        }
        return figure.apply(cell);
    }

    /** A workload in a place. */
    private record Column(NamedPlace place, NamedWorkload workload) {}
}
