// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.grid;

import com.github.freva.asciitable.AsciiTable;
import com.github.freva.asciitable.Column;
import com.github.freva.asciitable.ColumnData;
import com.github.freva.asciitable.HorizontalAlign;
import dev.gridwire.trials.contestant.Contestant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A summary as a terminal shows it: a row a figure, and below an operation of several cases their geometric means. */
public final class GridTable {

    private static final String NOTHING = "–";
    private static final int FEW = 100;

    private final GridSummary summary;

    private GridTable(GridSummary summary) {
        this.summary = summary;
    }

    /** Lays out the table. */
    public static String render(GridSummary summary) {
        return new GridTable(summary).render();
    }

    private String render() {
        List<ColumnData<Row>> columns = new ArrayList<>();
        columns.add(left("operation", Row::operation));
        columns.add(left("case", row -> row.figure() == null ? "geometric mean" : row.figure().subject().id()));
        columns.add(left("contestant", row -> row.contestant().id()));
        columns.add(right("ns", row -> row.figure() == null ? "" : nanos(row.figure())));
        GridSummary.BARS.forEach(bar -> columns.add(right("÷ " + bar.id(), row -> ratio(row, bar))));
        columns.add(right("allocated B", row -> bytes(row, GridFigure::allocatedBytes)));
        addIfAny(columns, "result alone B", GridFigure::resultBytes);
        addIfAny(columns, "stored B", GridFigure::storedBytes);
        return "Nanoseconds a value or entry, with the half width of JMH's 99.9 % confidence interval\n"
                + AsciiTable.getTable(AsciiTable.BASIC_ASCII_NO_DATA_SEPARATORS_NO_OUTSIDE_BORDER, rows(), columns)
                + '\n';
    }

    private void addIfAny(List<ColumnData<Row>> columns, String header, ToDoubleFunction<GridFigure> figure) {
        if (summary.figures().stream().anyMatch(one -> !Double.isNaN(figure.applyAsDouble(one)))) {
            columns.add(right(header, row -> bytes(row, figure)));
        }
    }

    private List<Row> rows() {
        List<Row> rows = new ArrayList<>();
        for (String operation : summary.operations()) {
            List<GridFigure> figures = summary.of(operation).toList();
            figures.forEach(one -> rows.add(new Row(operation, one.contestant(), one)));
            if (figures.stream().map(GridFigure::subject).distinct().count() > 1) {
                contestants(figures).forEach(one -> rows.add(new Row(operation, one, null)));
            }
        }
        return rows;
    }

    private static Stream<Contestant> contestants(List<GridFigure> figures) {
        return figures.stream().map(GridFigure::contestant).distinct().sorted();
    }

    private static String nanos(GridFigure figure) {
        String format = format(figure.nanos());
        String error = Double.isNaN(figure.errorNanos()) ? "" : " ± " + String.format(Locale.ROOT, format, figure.errorNanos());
        return String.format(Locale.ROOT, format, figure.nanos()) + error;
    }

    private static String format(double figure) {
        return figure < FEW ? "%,.1f" : "%,.0f";
    }

    private String ratio(Row row, Contestant bar) {
        OptionalDouble ratio = row.figure() == null
                ? summary.geometricMean(row.operation(), row.contestant(), bar)
                : summary.ratio(row.figure(), bar);
        return ratio.isPresent() ? String.format(Locale.ROOT, "%.2f", ratio.getAsDouble()) : NOTHING;
    }

    private static String bytes(Row row, ToDoubleFunction<GridFigure> figure) {
        if (row.figure() == null) {
            return "";
        }
        double bytes = figure.applyAsDouble(row.figure());
        return Double.isNaN(bytes) ? NOTHING : String.format(Locale.ROOT, "%,.0f", bytes);
    }

    private static ColumnData<Row> left(String header, Function<Row, String> text) {
        return new Column().header(header).headerAlign(HorizontalAlign.LEFT).dataAlign(HorizontalAlign.LEFT).with(text);
    }

    private static ColumnData<Row> right(String header, Function<Row, String> text) {
        return new Column().header(header).headerAlign(HorizontalAlign.RIGHT).dataAlign(HorizontalAlign.RIGHT).with(text);
    }

    /** Without a figure, a contestant's means. */
    private record Row(String operation, Contestant contestant, @Nullable GridFigure figure) {}
}
