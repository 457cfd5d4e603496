// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.report;

import com.github.freva.asciitable.AsciiTable;
import com.github.freva.asciitable.Column;
import com.github.freva.asciitable.ColumnData;
import com.github.freva.asciitable.HorizontalAlign;
import dev.gridwire.trials.compare.ComparisonResults;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** The tables of altered payloads and changed classes, as a terminal shows them. */
final class SafetyTable {

    private SafetyTable() {}

    /** Lays out the tables; empty where neither was asked for. */
    static String render(ComparisonResults results) {
        List<SafetySum> read = SafetySum.of(results);
        List<EvolutionSum> changed = EvolutionSum.of(results);
        StringBuilder text = new StringBuilder();
        if (!read.isEmpty()) {
            text.append("Altered payloads: inputs by their fates (those from \"type confused\" on count again)\n")
                    .append(table(read, SafetySum::title, SafetySum.HEADERS, SafetySum::figures));
        }
        if (!changed.isEmpty()) {
            text.append(read.isEmpty() ? "" : "\n")
                    .append("Changed classes, both directions; then values of new members that an old one has rewritten\n")
                    .append(table(changed, EvolutionSum::title, EvolutionSum.HEADERS, EvolutionSum::figures));
            EvolutionSum.untried(results).forEach(title -> text.append(title).append('\n'));
        }
        return text.toString();
    }

    private static <T> String table(
            List<T> rows, Function<T, String> title, List<String> headers, Function<T, List<String>> figures) {
        List<ColumnData<T>> columns = new ArrayList<>();
        columns.add(new Column().header("").dataAlign(HorizontalAlign.LEFT).with(title));
        for (int i = 0; i < headers.size(); i++) {
            int column = i;
            columns.add(new Column().header(headers.get(i).replace(' ', '\n')).headerAlign(HorizontalAlign.RIGHT)
                    .dataAlign(HorizontalAlign.RIGHT).with(row -> figures.apply(row).get(column)));
        }
        return AsciiTable.getTable(AsciiTable.BASIC_ASCII_NO_DATA_SEPARATORS_NO_OUTSIDE_BORDER, rows, columns) + '\n';
    }
}
