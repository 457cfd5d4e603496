// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.report;

import dev.gridwire.trials.compare.ComparisonResults;
import dev.gridwire.trials.hazelcast.contestant.Contestant;
import dev.gridwire.trials.result.Cell;
import dev.gridwire.trials.result.Measurement;
import dev.gridwire.trials.result.Ratio;
import dev.gridwire.trials.result.Ratios;
import dev.gridwire.trials.result.Timing;
import dev.gridwire.trials.table.Columns;
import dev.gridwire.trials.table.FigureText;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.DoubleFunction;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Defines the columns for cells, in the order of the file for spreadsheets. That file, the terminal, Markdown and the page all
 * use them.
 */
final class CellColumns {

    private final List<CellColumn> columns = new ArrayList<>();
    private final Ratios ratios;

    private CellColumns(ComparisonResults results) {
        ratios = new Ratios(results.cells());
        plain("workload", Cell::workload);
        plain("contestant", Cell::contestant);
        plain("place", Cell::place);
        plain("outcome", cell -> cell.outcome().name());
        add("bytes", "Size", "", Unit.BYTES, Cell::bytes);
        times("write", "Write", Cell::write);
        times("read", "Read", Cell::read);
        add("roundTripNanos", "Round trip", "", Unit.NANOS, cell -> cell.isMeasured() ? cell.roundTripNanos() : null);
        ratio("timeToJava", "÷ Java", Contestant.JAVA);
        ratio("timeToIdentified", "÷ IDS", Contestant.IDENTIFIED);
        plain("jvms", cell -> cell.jvms().isEmpty() ? null : cell.jvms().size());
        plain("disturbedJvms", cell -> cell.jvms().isEmpty() ? null : JvmSums.of(cell.jvms()).disturbed());
        plain("steadyMillis", cell -> JvmSums.of(cell.jvms()).steadyMillis());
        plain("size", Cell::size);
        plain("note", Cell::note);
    }

    /** The unit of figures, which determines their format. */
    enum Unit {
        /** Words, or counts. */
        PLAIN(FigureText::whole),
        /** Shown as microseconds. */
        NANOS(FigureText::micros),
        /** Shown as whole numbers. */
        BYTES(FigureText::whole),
        /** Shown with two decimals. */
        RATIO(FigureText::twoDecimals);

        private final DoubleFunction<String> texts;

        Unit(DoubleFunction<String> texts) {
            this.texts = texts;
        }
    }

    /**
     * One column.
     *
     * @param id the name in the file for spreadsheets
     * @param group the title above it and its neighbours in the page's table; empty if that table does not show it
     * @param title the title in the page's table; empty if its unit is enough
     * @param unit the unit of its figures
     * @param value returns null if the figure is unknown
     */
    record CellColumn(String id, String group, String title, Unit unit, Function<Cell, @Nullable Object> value) {

        /** Returns the text of a cell's figure. */
        String text(Cell cell) {
            return value.apply(cell) instanceof Number figure ? unit.texts.apply(figure.doubleValue()) : Columns.NOTHING;
        }

        /** Whether the cell has the figure. */
        boolean isKnown(Cell cell) {
            return value.apply(cell) != null;
        }
    }

    static CellColumns of(ComparisonResults results) {
        return new CellColumns(results);
    }

    List<CellColumn> all() {
        return columns;
    }

    /** Returns the text of one column. */
    Function<Cell, String> text(String id) {
        CellColumn column = column(id);
        return column::text;
    }

    /** Returns a mean, followed by half its interval if that is known: {@code 1.20 ± 0.03}. */
    Function<Cell, String> withError(String operation) {
        CellColumn error = column(operation + "ErrorNanos");
        return cell -> text(operation + "Nanos").apply(cell) + (error.isKnown(cell) ? " ± " + error.text(cell) : "");
    }

    /** Returns a ratio, followed by its interval if that is known: {@code 0.29 (0.27 to 0.31)}. */
    Function<Cell, String> withInterval(String ratio) {
        CellColumn low = column(ratio + "Low");
        return cell -> text(ratio).apply(cell)
                + (low.isKnown(cell) ? " (" + low.text(cell) + " to " + text(ratio + "High").apply(cell) + ')' : "");
    }

    private CellColumn column(String id) {
        return columns.stream().filter(one -> one.id().equals(id)).findFirst().orElseThrow();
    }

    private void plain(String id, Function<Cell, @Nullable Object> value) {
        add(id, "", "", Unit.PLAIN, value);
    }

    private void add(String id, String group, String title, Unit unit, Function<Cell, @Nullable Object> value) {
        columns.add(new CellColumn(id, group, title, unit, value));
    }

    private void times(String operation, String group, Function<Cell, @Nullable Measurement> of) {
        add(operation + "Nanos", group, "mean", Unit.NANOS, figure(of, Measurement::meanNanos));
        add(operation + "ErrorNanos", group, "±", Unit.NANOS, figure(of, measured -> Timing.of(measured).errorNanos()));
        add(operation + "AllocatedBytes", group, "allocated", Unit.BYTES, figure(of, Measurement::meanAllocatedBytes));
    }

    private static Function<Cell, @Nullable Object> figure(
            Function<Cell, @Nullable Measurement> of, Function<Measurement, @Nullable Object> figure) {
        return cell -> {
            Measurement measured = of.apply(cell);
            return measured == null ? null : figure.apply(measured);
        };
    }

    /** Adds a ratio of round trips. */
    private void ratio(String id, String title, Contestant bar) {
        Function<Cell, Optional<Ratio>> of = cell -> ratios.of(cell, bar.id());
        add(id, "Round trip", title, Unit.RATIO, cell -> of.apply(cell).map(Ratio::value).orElse(null));
        add(id + "Low", "Round trip", "from", Unit.RATIO, cell -> of.apply(cell).map(Ratio::low).orElse(null));
        add(id + "High", "Round trip", "to", Unit.RATIO, cell -> of.apply(cell).map(Ratio::high).orElse(null));
    }
}
