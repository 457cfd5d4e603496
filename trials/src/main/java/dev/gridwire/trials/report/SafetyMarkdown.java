// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.report;

import dev.gridwire.trials.compare.ComparisonResults;
import dev.gridwire.trials.result.EvolutionCell;
import dev.gridwire.trials.result.EvolutionVerdict;
import dev.gridwire.trials.result.NamedChange;
import dev.gridwire.trials.result.Safety;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

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
            text.table(headers(SafetySum.HEADERS), 1,
                    read.stream().map(one -> row(one.title(), one.figures())).toList());
        }
        List<EvolutionSum> changed = EvolutionSum.of(results);
        if (safety != null && !changed.isEmpty()) {
            text.heading(2, "Classes that change");
            text.line("Reading in both directions; then values of new members that an old one has read, changed and written.");
            text.table(headers(EvolutionSum.HEADERS), 1,
                    changed.stream().map(one -> row(one.title(), one.figures())).toList());
            everyChange(text, safety, changed, "New reads old", EvolutionCell::upgraded);
            everyChange(text, safety, changed, "Old reads new", EvolutionCell::downgraded);
            everyChange(text, safety, changed, "Read, modify, write by an old member", EvolutionCell::rewritten);
        }
    }

    private static void everyChange(MarkdownText text, Safety safety, List<EvolutionSum> changed, String title,
            Function<EvolutionCell, EvolutionVerdict> way) {
        text.heading(3, title);
        List<List<String>> rows = new ArrayList<>();
        for (NamedChange change : safety.changes()) {
            rows.add(row(change.title(), changed.stream()
                    .map(one -> one.cells().stream().filter(cell -> cell.change().equals(change.id())).findFirst()
                            .map(cell -> EvolutionSum.word(way.apply(cell))).orElse(""))
                    .toList()));
        }
        text.table(headers(changed.stream().map(one -> MarkdownText.escape(one.title())).toList()), 1 + changed.size(), rows);
    }

    private static List<String> headers(List<String> figures) {
        return row("", figures);
    }

    private static List<String> row(String title, List<String> figures) {
        return Stream.concat(Stream.of(title), figures.stream()).toList();
    }
}
