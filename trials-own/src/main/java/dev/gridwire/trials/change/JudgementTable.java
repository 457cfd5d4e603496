// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.change;

import dev.gridwire.trials.table.Columns;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** A terminal's table of the findings: a row a case and mechanism. */
public final class JudgementTable {

    private static final int WIDTH = 40;

    private JudgementTable() {}

    /** Lays out the table. */
    public static String render(List<Judgement> judgements) {
        return "Values read by another state of the class, and by the old one that edits new values\n"
                + new Columns<Judgement>()
                        .text("case", one -> one.subject().id())
                        .text("mechanism", one -> one.setup().id())
                        .figure("bytes", "%,.0f", Judgement::bytes)
                        .text("old bytes,\nnew class", one -> text(one.upgraded()))
                        .text("new bytes,\nold class", one -> text(one.downgraded()))
                        .text("edited by the\nold class", one -> text(one.edits()))
                        .render(judgements);
    }

    private static String text(Finding finding) {
        return finding.detail().isEmpty() ? finding.verdict().id() : finding.verdict().id() + " " + cut(finding.detail());
    }

    private static String text(Judgement.Edits edits) {
        String counts = edits.counts().entrySet().stream()
                .map(count -> String.format(Locale.ROOT, "%s %,d", count.getKey().id(), count.getValue()))
                .collect(Collectors.joining(", "));
        return edits.detail().isEmpty() ? counts : counts + ": " + cut(edits.detail());
    }

    private static String cut(String text) {
        return text.length() <= WIDTH ? text : text.substring(0, WIDTH - 1) + '…';
    }
}
