// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.firstuse;

import dev.gridwire.trials.table.Columns;
import java.util.List;
import java.util.Map;

/** The medians of first use as a terminal shows them. */
public final class FirstUseTable {

    private static final double NANOS_PER_MILLI = 1e6;

    private FirstUseTable() {}

    /** Lays out the table; each name has a fork at least. */
    public static String render(Map<String, List<FirstUseCost>> costs) {
        List<Row> rows = costs.entrySet().stream()
                .map(entry -> new Row(entry.getKey(), FirstUse.median(entry.getValue())))
                .toList();
        return "Milliseconds until the first objects of three classes, and then of ten more, were written and read;"
                + " medians of forks\n"
                + new Columns<Row>()
                        .text("", Row::name)
                        .figure("first three\nwall", "%.1f", row -> row.cost().first().wallNanos() / NANOS_PER_MILLI)
                        .figure("\nthread CPU", "%.1f", row -> row.cost().first().threadNanos() / NANOS_PER_MILLI)
                        .figure("\nprocess CPU", "%.1f", row -> row.cost().first().processNanos() / NANOS_PER_MILLI)
                        .figure("ten further\nwall", "%.1f", row -> row.cost().further().wallNanos() / NANOS_PER_MILLI)
                        .figure("\nthread CPU", "%.1f", row -> row.cost().further().threadNanos() / NANOS_PER_MILLI)
                        .figure("\nprocess CPU", "%.1f", row -> row.cost().further().processNanos() / NANOS_PER_MILLI)
                        .render(rows);
    }

    private record Row(String name, FirstUseCost cost) {}
}
