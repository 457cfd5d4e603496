// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.report;

import dev.gridwire.trials.compare.ComparisonResults;
import dev.gridwire.trials.compare.ComparisonResults.NamedContestant;
import dev.gridwire.trials.grid.Grid;
import dev.gridwire.trials.result.Cell;
import dev.gridwire.trials.result.Ratios;
import dev.gridwire.trials.table.Columns;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Prints the terminal's tables for grids other than Hazelcast, besides times: bytes, garbage, and the cost of Gridwire's
 * adapter.
 */
record GridTables(ComparisonResults results) {

    /** The contestant that differs from the baseline only by the adapter. */
    private static final String ADAPTED = "gridwire-registered";

    /** Returns the tables; empty for Hazelcast, and if nothing was measured. */
    static String render(ComparisonResults results, int columns) {
        GridTables tables = new GridTables(results);
        return results.settings().grid() == null || results.cells().stream().noneMatch(Cell::isMeasured)
                ? ""
                : Stream.of(tables.garbage(columns), tables.sizes(columns), tables.adapter(columns))
                        .filter(text -> !text.isEmpty()).collect(Collectors.joining("\n"));
    }

    private String garbage(int columns) {
        String bar = RatioTable.bar(results);
        return new CellTable(results, results.places(), results.contestants(), cell -> garbage(cell, bar)).render(
                "Garbage in " + results.settings().grid() + ", bytes that a write and a read allocate, ÷ that of " + bar,
                columns);
    }

    private String garbage(Cell cell, String bar) {
        return results.cell(cell.workload(), bar, cell.place())
                .filter(other -> other.isMeasured() && other.allocatedBytes() > 0)
                .map(other -> RatioTable.value(cell.allocatedBytes() / other.allocatedBytes()))
                .orElse(Columns.NOTHING);
    }

    /** Returns the sizes, which are the same in each place. */
    private String sizes(int columns) {
        return new CellTable(
                results, results.places().subList(0, 1), results.contestants(),
                cell -> Columns.number("%,.0f", cell.bytes()))
                .render("Bytes of a value", columns);
    }

    /** Returns the cost of the adapter; empty if one of the two contestants was not requested. */
    private String adapter(int columns) {
        Optional<NamedContestant> adapted = results.contestants().stream().filter(one -> one.id().equals(ADAPTED)).findFirst();
        boolean isThere = results.cells().stream().anyMatch(cell -> cell.isMeasured() && cell.contestant().equals(Grid.BYTES));
        if (adapted.isEmpty() || !isThere) {
            return "";
        }
        RatioTable ratios = new RatioTable(results, new Ratios(results.cells()), Grid.BYTES);
        return new CellTable(results, results.places(), List.of(adapted.get()), ratios::words).render(
                "Round trips by the adapter ÷ those of " + Grid.BYTES
                        + ", Gridwire called around the grid: what the adapter adds", columns);
    }
}
