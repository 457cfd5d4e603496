// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.report;

import dev.gridwire.trials.table.Columns;
import dev.gridwire.trials.table.FigureText;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Prints a comparison with earlier results for a terminal: warnings first, then a row for each operation of a cell. */
public final class AgainstReport {

    private static final int LISTED = 6;

    private AgainstReport() {}

    /** Lays out the table, and below it the cells that cannot be compared. */
    public static String render(Against against) {
        StringBuilder text = new StringBuilder("Against ").append(against.name())
                .append(": microseconds an operation\n");
        against.warnings().forEach(warning -> text.append("  ! ").append(warning).append('\n'));
        text.append(against.differences().isEmpty() ? "  Nothing was measured by both.\n"
                : columns(one -> String.join(", ", one.workload(), one.contestant(), one.place())).render(against.differences()));
        list(text, "Only earlier", against.onlyThen());
        list(text, "Only now", against.onlyNow());
        return text.append("  ").append(counted(against.differences())).append('\n').toString();
    }

    /** Returns one sentence: how many operations are faster, slower and neither. */
    static String counted(List<CellDifference> differences) {
        List<String> counts = new ArrayList<>();
        for (CellDifference.Verdict verdict : CellDifference.Verdict.values()) {
            long count = differences.stream().filter(one -> one.verdict() == verdict).count();
            if (count > 0) {
                counts.add(count + " " + verdict.words());
            }
        }
        return "Of " + differences.size() + " operations: " + (counts.isEmpty() ? "none" : String.join(", ", counts)) + '.';
    }

    /** Returns the columns: name and figures of a cell's operation, with times in microseconds. */
    static Columns<CellDifference> columns(Function<CellDifference, String> cell) {
        return new Columns<CellDifference>()
                .text("", cell)
                .text("", CellDifference::operation)
                .figure("then", one -> micros(one.then().nanos()))
                .figure("±", one -> micros(one.then().errorNanos()))
                .figure("now", one -> micros(one.now().nanos()))
                .figure("±", one -> micros(one.now().errorNanos()))
                .figure("ratio", "%.2f", CellDifference::ratio)
                .text("", one -> one.verdict().words());
    }

    private static void list(StringBuilder text, String title, List<String> cells) {
        if (!cells.isEmpty()) {
            text.append("  ").append(title).append(": ").append(cells.stream().limit(LISTED).collect(Collectors.joining("; ")))
                    .append(cells.size() > LISTED ? "; and " + (cells.size() - LISTED) + " more, all in the report" : "")
                    .append('\n');
        }
    }

    private static String micros(@Nullable Double nanos) {
        return nanos == null ? Columns.NOTHING : FigureText.micros(nanos);
    }
}
