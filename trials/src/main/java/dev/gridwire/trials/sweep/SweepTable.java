// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.sweep;

import com.github.freva.asciitable.AsciiTable;
import com.github.freva.asciitable.Column;
import com.github.freva.asciitable.ColumnData;
import com.github.freva.asciitable.HorizontalAlign;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.ToIntFunction;

/** The counts of a sweep as a terminal shows them, a row for each jar or module, and one for all. */
public final class SweepTable {

    private static final String NOTHING = "–";

    private SweepTable() {}

    /** Lays out the table. */
    public static String render(SweepResults results) {
        List<Map.Entry<String, SweepCount>> rows = new ArrayList<>();
        results.byOrigin().forEach((origin, count) -> rows.add(Map.entry(origin, count)));
        if (rows.size() > 1) {
            rows.add(Map.entry("all", results.total()));
        }
        List<ColumnData<Map.Entry<String, SweepCount>>> columns = new ArrayList<>();
        columns.add(new Column().header("").dataAlign(HorizontalAlign.LEFT).with(Map.Entry::getKey));
        columns.add(right("serializable", SweepCount::found));
        columns.add(right("made", SweepCount::instantiated));
        columns.add(right("Java\ncopies", SweepCount::judged));
        columns.add(right("\nequal", count -> count.of(SweepOutcome.EQUAL)));
        columns.add(right("\nkept", count -> count.of(SweepOutcome.KEPT)));
        columns.add(right("\nrefused", count -> count.of(SweepOutcome.REFUSED)));
        columns.add(right("\ndifferent", count -> count.of(SweepOutcome.DIFFERENT)));
        columns.add(right("\nfailed", count -> count.of(SweepOutcome.FAILED)));
        columns.add(right("beyond\nJava", count -> count.of(SweepOutcome.BEYOND_JAVA)));
        columns.add(right("left\nout", count -> count.of(SweepOutcome.SKIPPED)));
        columns.add(right("not\nlinked", count -> count.of(SweepOutcome.NOT_LINKED)));
        columns.add(new Column().header("bytes\n÷ Java").headerAlign(HorizontalAlign.RIGHT).dataAlign(HorizontalAlign.RIGHT)
                .with(row -> ratio(row.getValue())));
        return AsciiTable.getTable(AsciiTable.BASIC_ASCII_NO_DATA_SEPARATORS_NO_OUTSIDE_BORDER, rows, columns) + '\n';
    }

    /** The quotient of the bytes of all instances that both have written. */
    static String ratio(SweepCount count) {
        return count.javaBytes() == 0
                ? NOTHING
                : String.format(Locale.ROOT, "%.2f", (double) count.gridwireBytes() / count.javaBytes());
    }

    private static ColumnData<Map.Entry<String, SweepCount>> right(String header, ToIntFunction<SweepCount> number) {
        return new Column().header(header).headerAlign(HorizontalAlign.RIGHT).dataAlign(HorizontalAlign.RIGHT)
                .with(row -> String.format(Locale.ROOT, "%,d", number.applyAsInt(row.getValue())));
    }
}
