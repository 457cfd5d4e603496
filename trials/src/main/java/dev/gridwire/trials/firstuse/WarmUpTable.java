// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.firstuse;

import dev.gridwire.trials.table.Columns;
import java.util.List;
import java.util.Map;

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
        return "A new JVM on one core writes and reads orders of ten lines, each a new one; CPU time of the whole process;"
                + " medians of forks\n"
                + new Columns<Row>()
                        .text("", Row::name)
                        .figure("in the first 3 s\nthousand orders", "%.0f", row -> row.cost().orders() / THOUSAND)
                        .figure("until within 1.5\nof the best, s", "%.1f", row -> row.cost().nanosUntilWarm() / NANOS_PER_SECOND)
                        .figure("at best\nns an order", "%.0f", row -> row.cost().orderNanos())
                        .figure("machine code\nKB", "%.0f", row -> row.cost().codeBytes() / THOUSAND)
                        .render(rows);
    }

    private record Row(String name, WarmUpCost cost) {}
}
