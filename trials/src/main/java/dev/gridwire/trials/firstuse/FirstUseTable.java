// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.firstuse;

import com.github.freva.asciitable.AsciiTable;
import com.github.freva.asciitable.Column;
import com.github.freva.asciitable.ColumnData;
import com.github.freva.asciitable.HorizontalAlign;
import dev.gridwire.trials.contestant.Contestant;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.function.ToLongFunction;

/** The medians of first use as a terminal shows them. */
public final class FirstUseTable {

    private static final double NANOS_PER_MILLI = 1e6;

    private FirstUseTable() {}

    /** Lays out the table; every contestant has a fork at least. */
    public static String render(Map<Contestant, List<FirstUseCost>> costs) {
        List<Row> rows = costs.entrySet().stream()
                .map(entry -> new Row(entry.getKey(), FirstUse.median(entry.getValue())))
                .toList();
        List<ColumnData<Row>> columns = List.of(
                new Column().header("").dataAlign(HorizontalAlign.LEFT).with(row -> row.contestant().id()),
                column("first three\nwall", row -> row.cost().first(), TimeSpent::wallNanos),
                column("\nthread CPU", row -> row.cost().first(), TimeSpent::threadNanos),
                column("\nprocess CPU", row -> row.cost().first(), TimeSpent::processNanos),
                column("ten further\nwall", row -> row.cost().further(), TimeSpent::wallNanos),
                column("\nthread CPU", row -> row.cost().further(), TimeSpent::threadNanos),
                column("\nprocess CPU", row -> row.cost().further(), TimeSpent::processNanos));
        return "Milliseconds until the first objects of three classes, and then of ten more, were written and read;"
                + " medians of forks\n"
                + AsciiTable.getTable(AsciiTable.BASIC_ASCII_NO_DATA_SEPARATORS_NO_OUTSIDE_BORDER, rows, columns)
                + '\n';
    }

    private static ColumnData<Row> column(String header, Function<Row, TimeSpent> part, ToLongFunction<TimeSpent> figure) {
        return new Column().header(header).headerAlign(HorizontalAlign.RIGHT).dataAlign(HorizontalAlign.RIGHT).with(
                row -> String.format(Locale.ROOT, "%.1f", figure.applyAsLong(part.apply(row)) / NANOS_PER_MILLI));
    }

    private record Row(Contestant contestant, FirstUseCost cost) {}
}
