// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.published;

import com.github.freva.asciitable.AsciiTable;
import com.github.freva.asciitable.Column;
import com.github.freva.asciitable.ColumnData;
import com.github.freva.asciitable.HorizontalAlign;
import dev.gridwire.trials.result.PublishedTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** The published comparisons as a terminal shows them. */
public final class PublishedReport {

    private static final int COLUMN_WIDTH = 16;
    private static final double WHOLE_FROM = 1_000;

    private PublishedReport() {}

    /** Lays out the tables, each with its source and notes. */
    public static String render(List<PublishedTable> tables) {
        return tables.stream().map(PublishedReport::render).collect(Collectors.joining("\n"));
    }

    private static String render(PublishedTable table) {
        List<ColumnData<PublishedTable.Row>> columns = new ArrayList<>();
        columns.add(new Column().header("").dataAlign(HorizontalAlign.LEFT).with(PublishedTable.Row::mechanism));
        for (int i = 0; i < table.columns().size(); i++) {
            int index = i;
            columns.add(new Column()
                    .header(table.columns().get(index).header())
                    .headerAlign(HorizontalAlign.RIGHT)
                    .dataAlign(HorizontalAlign.RIGHT)
                    .maxWidth(COLUMN_WIDTH)
                    .with(row -> figure(table, row, index)));
        }
        return table.title() + "\n  Then: " + table.source() + '\n'
                + AsciiTable.getTable(
                        AsciiTable.BASIC_ASCII_NO_DATA_SEPARATORS_NO_OUTSIDE_BORDER, table.rows(), columns)
                + notes(table).stream().map(note -> "\n  " + note).collect(Collectors.joining()) + '\n';
    }

    private static List<String> notes(PublishedTable table) {
        List<String> notes = new ArrayList<>(table.notes());
        table.rows().stream()
                .filter(row -> row.contestant().equals(table.base()))
                .forEach(row -> notes.add("In brackets: divided by the figure of " + row.mechanism() + " in the same column."));
        return notes;
    }

    private static String figure(PublishedTable table, PublishedTable.Row row, int column) {
        Double figure = row.figures().get(column);
        if (figure == null || figure.isNaN()) {
            return "–";
        }
        String text = String.format(Locale.ROOT, figure < WHOLE_FROM ? "%.1f" : "%,.0f", figure);
        return table.columns().get(column).kind() == PublishedTable.Kind.ERROR
                ? text
                : text + table.ratio(row, column).map(ratio -> String.format(Locale.ROOT, " (%.2f)", ratio)).orElse("");
    }
}
