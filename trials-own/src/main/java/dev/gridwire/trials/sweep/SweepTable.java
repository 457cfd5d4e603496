// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.sweep;

import dev.gridwire.trials.table.Columns;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.ToIntFunction;

/** The counts of a sweep as a terminal shows them, a row for each jar or module, and one for all. */
public final class SweepTable {

    private SweepTable() {}

    /** Lays out the table. */
    public static String render(SweepResults results) {
        List<Map.Entry<String, SweepCount>> rows = new ArrayList<>();
        results.byOrigin().forEach((origin, count) -> rows.add(Map.entry(origin, count)));
        if (rows.size() > 1) {
            rows.add(Map.entry("all", results.total()));
        }
        Columns<Map.Entry<String, SweepCount>> columns = new Columns<Map.Entry<String, SweepCount>>().text("", Map.Entry::getKey);
        add(columns, "serializable", SweepCount::found);
        add(columns, "made", SweepCount::instantiated);
        add(columns, "Java\ncopies", SweepCount::judged);
        add(columns, "\nequal", count -> count.of(SweepOutcome.EQUAL));
        add(columns, "\nkept", count -> count.of(SweepOutcome.KEPT));
        add(columns, "\nrefused", count -> count.of(SweepOutcome.REFUSED));
        add(columns, "\ndifferent", count -> count.of(SweepOutcome.DIFFERENT));
        add(columns, "\nfailed", count -> count.of(SweepOutcome.FAILED));
        add(columns, "beyond\nJava", count -> count.of(SweepOutcome.BEYOND_JAVA));
        add(columns, "left\nout", count -> count.of(SweepOutcome.SKIPPED));
        add(columns, "not\nlinked", count -> count.of(SweepOutcome.NOT_LINKED));
        return columns.figure("bytes\n÷ Java", row -> ratio(row.getValue())).render(rows);
    }

    private static void add(Columns<Map.Entry<String, SweepCount>> columns, String title, ToIntFunction<SweepCount> number) {
        columns.figure(title, "%,.0f", row -> number.applyAsInt(row.getValue()));
    }

    /** The quotient of the bytes of all instances that both have written. */
    static String ratio(SweepCount count) {
        return count.javaBytes() == 0
                ? Columns.NOTHING
                : String.format(Locale.ROOT, "%.2f", (double) count.gridwireBytes() / count.javaBytes());
    }
}
