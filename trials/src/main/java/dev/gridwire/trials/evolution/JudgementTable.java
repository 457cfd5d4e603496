// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.evolution;

import com.github.freva.asciitable.AsciiTable;
import com.github.freva.asciitable.Column;
import com.github.freva.asciitable.ColumnData;
import com.github.freva.asciitable.HorizontalAlign;
import dev.gridwire.trials.change.Finding;
import dev.gridwire.trials.change.Preservation;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A terminal's table of the findings: a row a case and mechanism. */
public final class JudgementTable {

    private static final int WIDTH = 40;

    private JudgementTable() {}

    /** Lays out the table. */
    public static String render(List<Judgement> judgements) {
        List<ColumnData<Judgement>> columns = List.of(
                column("case", one -> one.subject().id()),
                column("mechanism", one -> one.setup().id()),
                column("bytes", one -> String.format(Locale.ROOT, "%,d", one.bytes())),
                column("old bytes,\nnew class", one -> text(one.upgraded())),
                column("new bytes,\nold class", one -> text(one.downgraded())),
                column("edited by the\nold class", one -> text(one.edits())));
        return "Values read by another state of the class, and by the old one that edits new values\n"
                + AsciiTable.getTable(AsciiTable.BASIC_ASCII_NO_DATA_SEPARATORS_NO_OUTSIDE_BORDER, judgements, columns)
                + '\n';
    }

    private static String text(Finding finding) {
        return finding.detail().isEmpty() ? finding.verdict().id() : finding.verdict().id() + " " + cut(finding.detail());
    }

    private static String text(Edits edits) {
        String counts = Stream.of(Preservation.values())
                .filter(verdict -> edits.count(verdict) > 0)
                .map(verdict -> String.format(Locale.ROOT, "%s %,d", verdict.id(), edits.count(verdict)))
                .collect(Collectors.joining(", "));
        return edits.detail().isEmpty() ? counts : counts + ": " + cut(edits.detail());
    }

    private static String cut(String text) {
        return text.length() <= WIDTH ? text : text.substring(0, WIDTH - 1) + '…';
    }

    private static ColumnData<Judgement> column(String header, Function<Judgement, String> text) {
        return new Column()
                .header(header)
                .headerAlign(HorizontalAlign.LEFT)
                .dataAlign(HorizontalAlign.LEFT)
                .maxWidth(Integer.MAX_VALUE)
                .with(text);
    }
}
