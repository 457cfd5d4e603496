// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.firstuse;

import com.github.freva.asciitable.AsciiTable;
import com.github.freva.asciitable.Column;
import com.github.freva.asciitable.ColumnData;
import com.github.freva.asciitable.HorizontalAlign;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.ToDoubleFunction;

/** The medians of warming up as a terminal shows them. */
public final class WarmUpTable {

    private static final double NANOS_PER_SECOND = 1e9;
    private static final double THOUSAND = 1e3;

    private WarmUpTable() {}

    /** Lays out the table; each name has a fork at least. */
    public static String render(Map<String, List<WarmUpCost>> costs) {
        List<Row> rows = costs.entrySet().stream()
                .map(entry -> new Row(entry.getKey(), WarmUp.median(entry.getValue())))
                .toList();
        List<ColumnData<Row>> columns = List.of(
                new Column().header("").dataAlign(HorizontalAlign.LEFT).with(Row::name),
                column("in the first 3 s\nthousand orders", "%.0f", cost -> cost.orders() / THOUSAND),
                column("until within 1.5\nof the best, s", "%.1f", cost -> cost.nanosUntilWarm() / NANOS_PER_SECOND),
                column("at best\nns an order", "%.0f", WarmUpCost::orderNanos),
                column("machine code\nKB", "%.0f", cost -> cost.codeBytes() / THOUSAND));
        return "A new JVM on one core writes and reads orders of ten lines, each a new one; CPU time of the whole process;"
                + " medians of forks\n"
                + AsciiTable.getTable(AsciiTable.BASIC_ASCII_NO_DATA_SEPARATORS_NO_OUTSIDE_BORDER, rows, columns)
                + '\n';
    }

    private static ColumnData<Row> column(String header, String format, ToDoubleFunction<WarmUpCost> figure) {
        return new Column().header(header).headerAlign(HorizontalAlign.RIGHT).dataAlign(HorizontalAlign.RIGHT)
                .with(row -> String.format(Locale.ROOT, format, figure.applyAsDouble(row.cost())));
    }

    private record Row(String name, WarmUpCost cost) {}
}
