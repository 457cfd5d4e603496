// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.report;

import com.github.freva.asciitable.AsciiTable;
import com.github.freva.asciitable.Column;
import com.github.freva.asciitable.ColumnData;
import com.github.freva.asciitable.HorizontalAlign;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** A comparison with earlier results as a terminal shows it: warnings first, a row an operation of a cell. */
public final class AgainstReport {

    private static final int LISTED = 6;
    private static final double NANOS_PER_MICRO = 1_000;

    private AgainstReport() {}

    /** Lays out the table, and below it the cells that cannot be compared. */
    public static String render(Against against) {
        StringBuilder text = new StringBuilder("Against ").append(against.name())
                .append(": microseconds an operation\n");
        against.warnings().forEach(warning -> text.append("  ! ").append(warning).append('\n'));
        text.append(against.differences().isEmpty() ? "  Nothing was measured by both.\n" : table(against.differences()));
        list(text, "Only earlier", against.onlyThen());
        list(text, "Only now", against.onlyNow());
        return text.append("  ").append(counted(against.differences())).append('\n').toString();
    }

    /** One sentence: how many operations are faster, slower and neither. */
    static String counted(List<Difference> differences) {
        List<String> counts = new ArrayList<>();
        for (Significance verdict : Significance.values()) {
            long count = differences.stream().filter(one -> one.verdict() == verdict).count();
            if (count > 0) {
                counts.add(count + " " + verdict.words());
            }
        }
        return "Of " + differences.size() + " operations: " + (counts.isEmpty() ? "none" : String.join(", ", counts)) + '.';
    }

    private static String table(List<Difference> differences) {
        List<ColumnData<Difference>> columns = List.of(
                left("", one -> String.join(", ", one.workload(), one.contestant(), one.place())),
                left("", Difference::operation),
                right("then", one -> micros(one.then().nanos())),
                right("±", one -> error(one.then())),
                right("now", one -> micros(one.now().nanos())),
                right("±", one -> error(one.now())),
                right("ratio", one -> String.format(Locale.ROOT, "%.2f", one.ratio())),
                left("", one -> one.verdict().words()));
        return AsciiTable.getTable(AsciiTable.BASIC_ASCII_NO_DATA_SEPARATORS_NO_OUTSIDE_BORDER, differences, columns) + '\n';
    }

    private static ColumnData<Difference> left(String header, Function<Difference, String> text) {
        return new Column().header(header).dataAlign(HorizontalAlign.LEFT).with(text);
    }

    private static ColumnData<Difference> right(String header, Function<Difference, String> text) {
        return new Column().header(header).headerAlign(HorizontalAlign.RIGHT).dataAlign(HorizontalAlign.RIGHT).with(text);
    }

    private static void list(StringBuilder text, String title, List<String> cells) {
        if (!cells.isEmpty()) {
            text.append("  ").append(title).append(": ").append(cells.stream().limit(LISTED).collect(Collectors.joining("; ")))
                    .append(cells.size() > LISTED ? "; and " + (cells.size() - LISTED) + " more, all in the report" : "")
                    .append('\n');
        }
    }

    private static String error(Timing timing) {
        return micros(timing.errorNanos());
    }

    private static String micros(@Nullable Double nanos) {
        if (nanos == null) {
            return "–";
        }
        double micros = nanos / NANOS_PER_MICRO;
        return String.format(Locale.ROOT, micros < 10 ? "%.2f" : micros < 100 ? "%.1f" : "%,.0f", micros);
    }
}
