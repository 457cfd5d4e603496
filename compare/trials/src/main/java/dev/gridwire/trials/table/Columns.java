// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.table;

import com.github.freva.asciitable.AsciiTable;
import com.github.freva.asciitable.ColumnData;
import com.github.freva.asciitable.HorizontalAlign;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import org.jspecify.annotations.Nullable;

/**
 * The columns of a table: titles, and a text of each row.
 *
 * @param <R> the type of the rows
 */
public final class Columns<R> {

    /** Stands for a missing figure. */
    public static final String NOTHING = "–";

    private static final int TEXT_WIDTH = 80;

    private final List<Column<R>> columns = new ArrayList<>();

    /** One column; its title may have two lines. */
    private record Column<R>(String title, HorizontalAlign align, int width, Function<R, String> text) {}

    /** Adds a column of text, aligned left. */
    public Columns<R> text(String title, Function<R, String> text) {
        columns.add(new Column<>(title, HorizontalAlign.LEFT, Integer.MAX_VALUE, text));
        return this;
    }

    /** Adds a column of figures, aligned right. */
    public Columns<R> figure(String title, Function<R, String> text) {
        return figure(title, TEXT_WIDTH, text);
    }

    /** Adds a column of figures; in a terminal, texts longer than the width take two lines. */
    public Columns<R> figure(String title, int width, Function<R, String> text) {
        columns.add(new Column<>(title, HorizontalAlign.RIGHT, width, text));
        return this;
    }

    /** Adds a column of figures in one format; NaN is a missing figure. */
    public Columns<R> figure(String title, String format, ToDoubleFunction<R> figure) {
        return figure(title, row -> number(format, figure.applyAsDouble(row)));
    }

    /** Returns a figure in a format; null and NaN are missing figures. */
    public static String number(String format, @Nullable Double figure) {
        return figure == null || figure.isNaN() ? NOTHING : String.format(Locale.ROOT, format, figure);
    }

    /** Lays out the rows for a terminal, each line ended. */
    public String render(List<R> rows) {
        List<ColumnData<R>> laidOut = new ArrayList<>();
        for (Column<R> column : columns) {
            laidOut.add(new com.github.freva.asciitable.Column().header(column.title).headerAlign(column.align)
                    .dataAlign(column.align).maxWidth(column.width).with(column.text));
        }
        return AsciiTable.getTable(AsciiTable.BASIC_ASCII_NO_DATA_SEPARATORS_NO_OUTSIDE_BORDER, rows, laidOut) + '\n';
    }

    /** Returns the titles, each on one line. */
    public List<String> titles() {
        return columns.stream().map(column -> column.title.replace('\n', ' ').strip()).toList();
    }

    /** Returns how many columns of text precede the first of figures. */
    public int textColumns() {
        return (int) columns.stream().takeWhile(column -> column.align == HorizontalAlign.LEFT).count();
    }

    /** Returns the texts of a row, column by column. */
    public List<String> cells(R row) {
        return columns.stream().map(column -> column.text.apply(row)).toList();
    }
}
