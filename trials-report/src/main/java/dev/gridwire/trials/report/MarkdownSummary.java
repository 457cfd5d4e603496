// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.report;

import dev.gridwire.trials.compare.ComparisonResults;
import dev.gridwire.trials.result.Recommendation;
import dev.gridwire.trials.table.Columns;
import dev.gridwire.trials.table.FigureText;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** {@code summary.md}: the results for a wiki or a pull request. */
final class MarkdownSummary {

    private MarkdownSummary() {}

    /**
     * Writes it down.
     *
     * @param against earlier results to compare with; null for none
     */
    static String render(ComparisonResults results, @Nullable Against against) {
        Titles titles = Titles.of(results);
        MarkdownText text = new MarkdownText();
        String grid = results.settings().grid();
        text.heading(1, "Serialization mechanisms" + (grid == null ? "" : " in " + MarkdownText.escape(grid)) + ", compared");
        if (results.incomplete() != null) {
            text.line("**Incomplete:** " + MarkdownText.escape(results.incomplete()));
        }
        words(text, titles, Summary.of(results));
        recommendations(text, titles, results.recommendations());
        new MarkdownTables(results, titles).write(text);
        if (against != null) {
            against(text, titles, against);
        }
        conditions(text, results);
        return text.toString();
    }

    private static void words(MarkdownText text, Titles titles, List<Summary> summaries) {
        text.items(summaries.stream()
                .map(one -> "**" + MarkdownText.escape(titles.workload(one.workload())) + ", "
                        + MarkdownText.escape(titles.place(one.place())).toLowerCase(Locale.ROOT) + ":** "
                        + MarkdownText.escape(String.join(" ", one.sentences())))
                .toList());
    }

    private static void recommendations(MarkdownText text, Titles titles, List<Recommendation> recommendations) {
        if (!recommendations.isEmpty()) {
            text.heading(2, "What to use");
        }
        for (Recommendation one : recommendations) {
            text.line("**" + MarkdownText.escape(one.aim()) + "** (" + MarkdownText.escape(titles.workload(one.workload()))
                    + "): " + (one.contestant() == null
                            ? "" : MarkdownText.escape(titles.contestant(one.contestant())) + ". ")
                    + MarkdownText.escape(one.reason()));
            if (one.snippet() != null) {
                text.code(one.snippet());
            }
        }
    }

    private static void against(MarkdownText text, Titles titles, Against against) {
        text.heading(2, "Against " + MarkdownText.escape(against.name()));
        text.items(against.warnings().stream().map(MarkdownText::escape).toList());
        text.table(new Columns<Difference>()
                .text("cell", one -> String.join(", ",
                        titles.workload(one.workload()), titles.contestant(one.contestant()), titles.place(one.place())))
                .text("", Difference::operation)
                .figure("then, µs", one -> FigureText.micros(one.then().nanos()))
                .figure("now, µs", one -> FigureText.micros(one.now().nanos()))
                .figure("ratio", "%.2f", Difference::ratio)
                .figure("", one -> one.verdict().words()), against.differences());
        text.line(AgainstReport.counted(against.differences()));
    }

    private static void conditions(MarkdownText text, ComparisonResults results) {
        text.heading(2, "How it was measured");
        text.items(List.of(
                "Command: `" + results.command().replace("`", "'") + '`',
                "Started: " + MarkdownText.escape(results.startedAt()) + ", took "
                        + FigureText.whole(results.durationSeconds()) + " s",
                "Machine: " + MarkdownText.escape(results.machine().cpu()) + ", " + results.machine().cores() + " cores, "
                        + MarkdownText.escape(results.machine().os()),
                "Java: " + MarkdownText.escape(results.java().version() + ", " + results.java().vendor()),
                "Versions: " + MarkdownText.escape(String.join(", ", results.versions().entrySet().stream()
                        .map(entry -> entry.getKey() + ' ' + entry.getValue()).sorted().toList()))));
    }
}
