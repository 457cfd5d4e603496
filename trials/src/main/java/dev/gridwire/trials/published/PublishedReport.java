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
import org.jspecify.annotations.Nullable;

/** The published comparisons as a terminal shows them. */
public final class PublishedReport {

    private static final int COLUMN_WIDTH = 12;
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
                    .header(table.columns().get(index))
                    .headerAlign(HorizontalAlign.RIGHT)
                    .dataAlign(HorizontalAlign.RIGHT)
                    .maxWidth(COLUMN_WIDTH)
                    .with(row -> figure(row.figures().get(index))));
        }
        return table.title() + "\n  Then: " + table.source() + '\n'
                + AsciiTable.getTable(
                        AsciiTable.BASIC_ASCII_NO_DATA_SEPARATORS_NO_OUTSIDE_BORDER, table.rows(), columns)
                + table.notes().stream().map(note -> "\n  " + note).collect(Collectors.joining()) + '\n';
    }

    private static String figure(@Nullable Double figure) {
        if (figure == null || figure.isNaN()) {
            return "–";
        }
        return String.format(Locale.ROOT, figure < WHOLE_FROM ? "%.1f" : "%,.0f", figure);
    }
}
