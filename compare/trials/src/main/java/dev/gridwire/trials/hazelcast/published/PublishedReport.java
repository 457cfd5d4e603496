// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.published;

import dev.gridwire.trials.result.PublishedTable;
import dev.gridwire.trials.table.Columns;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Prints the published comparisons for a terminal. */
public final class PublishedReport {

    private static final int COLUMN_WIDTH = 16;
    private static final double WHOLE_FROM = 1_000;

    private PublishedReport() {}

    /** Lays out the tables, each with its source and notes. */
    public static String render(List<PublishedTable> tables) {
        return tables.stream().map(PublishedReport::render).collect(Collectors.joining("\n"));
    }

    private static String render(PublishedTable table) {
        Columns<PublishedTable.Row> columns = new Columns<PublishedTable.Row>().text("", PublishedTable.Row::mechanism);
        for (int i = 0; i < table.columns().size(); i++) {
            int index = i;
            columns.figure(table.columns().get(index).header(), COLUMN_WIDTH, row -> figure(table, row, index));
        }
        return table.title() + "\n  Then: " + table.source() + '\n' + columns.render(table.rows())
                + notes(table).stream().map(note -> "  " + note + '\n').collect(Collectors.joining());
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
            return Columns.NOTHING;
        }
        String text = String.format(Locale.ROOT, figure < WHOLE_FROM ? "%.1f" : "%,.0f", figure);
        return table.columns().get(column).kind() == PublishedTable.Kind.ERROR
                ? text
                : text + table.ratio(row, column).map(ratio -> String.format(Locale.ROOT, " (%.2f)", ratio)).orElse("");
    }
}
