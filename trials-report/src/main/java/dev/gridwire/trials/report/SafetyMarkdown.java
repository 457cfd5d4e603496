// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.report;

import dev.gridwire.trials.compare.ComparisonResults;
import dev.gridwire.trials.result.EvolutionCell;
import dev.gridwire.trials.result.EvolutionVerdict;
import dev.gridwire.trials.result.NamedChange;
import dev.gridwire.trials.result.Safety;
import dev.gridwire.trials.table.Columns;
import java.util.List;
import java.util.function.Function;

/** The tables of altered payloads and changed classes in {@code summary.md}. */
final class SafetyMarkdown {

    private SafetyMarkdown() {}

    /** Writes it; nothing where neither was asked for. */
    static void write(MarkdownText text, ComparisonResults results) {
        Safety safety = results.safety();
        List<SafetySum> read = SafetySum.of(results);
        if (safety != null && !read.isEmpty()) {
            text.heading(2, "Altered payloads");
            text.line("Inputs of all workloads by their fates, seed " + safety.seed() + "; those from \"type confused\" "
                    + "on count again. docs/safety-comparison.md says what is judged.");
            text.table(SafetySum.columns(), read);
        }
        List<EvolutionSum> changed = EvolutionSum.of(results);
        if (safety != null && !changed.isEmpty()) {
            text.heading(2, "Classes that change");
            text.line("Reading in both directions; then values of new members that an old one has read, changed and written.");
            text.table(EvolutionSum.columns(), changed);
            everyChange(text, safety, changed, "New reads old", EvolutionCell::upgraded);
            everyChange(text, safety, changed, "Old reads new", EvolutionCell::downgraded);
            everyChange(text, safety, changed, "Read, modify, write by an old member", EvolutionCell::rewritten);
        }
    }

    private static void everyChange(MarkdownText text, Safety safety, List<EvolutionSum> changed, String title,
            Function<EvolutionCell, EvolutionVerdict> way) {
        text.heading(3, title);
        Columns<NamedChange> columns = new Columns<NamedChange>().text("", NamedChange::title);
        changed.forEach(one -> columns.text(MarkdownText.escape(one.title()), change -> one.cells().stream()
                .filter(cell -> cell.change().equals(change.id())).findFirst()
                .map(cell -> EvolutionSum.word(way.apply(cell))).orElse("")));
        text.table(columns, safety.changes());
    }
}
