// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.report;

import dev.gridwire.trials.compare.ComparisonResults;
import dev.gridwire.trials.compare.ComparisonResults.NamedWorkload;
import dev.gridwire.trials.result.Recommendation;
import dev.gridwire.trials.table.FigureText;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * Prints the recommendations for a terminal: a line for each of several workloads, or everything about a single one, with the
 * first snippet. The report shows everything.
 */
final class AdviceText {

    private static final String INDENT = "    ";
    private static final int NARROWEST = 40;
    private static final int WIDEST = 100;
    private static final int AIMS = 3;
    private static final int MOST_NAMES = 3;
    private static final String NOTHING = "no difference";

    private final Titles titles;
    private final int columns;
    private final StringBuilder text = new StringBuilder();

    private AdviceText(Titles titles, int columns) {
        this.titles = titles;
        this.columns = columns;
    }

    /** Returns the text; empty if there are no recommendations. */
    static String of(ComparisonResults results, int columns) {
        AdviceText advice = new AdviceText(Titles.of(results), columns);
        List<String> advised = results.recommendations().stream().map(Recommendation::workload).distinct().toList();
        for (NamedWorkload workload : results.workloads()) {
            List<Recommendation> own =
                    results.recommendations().stream().filter(each -> each.workload().equals(workload.id())).toList();
            if (advised.size() > 1 && !own.isEmpty()) {
                advice.line(workload, own);
            } else {
                advice.all(own);
            }
        }
        return advice.text.toString();
    }

    private void line(NamedWorkload workload, List<Recommendation> own) {
        String line = own.stream().limit(AIMS)
                .map(each -> each.aim().toLowerCase(Locale.ROOT).replaceFirst(",.*", "") + ": " + chosen(each))
                .collect(Collectors.joining("; "));
        text.append(workload.title()).append(" – ").append(line).append('\n');
    }

    private String chosen(Recommendation each) {
        if (each.contestant() != null) {
            return titles.contestant(each.contestant());
        }
        boolean isShort = !each.alike().isEmpty() && each.alike().size() <= MOST_NAMES;
        return isShort ? FigureText.list(each.alike().stream().map(titles::contestant).toList()) : NOTHING;
    }

    private void all(List<Recommendation> own) {
        text.append(own.isEmpty() ? "" : "What to use\n");
        for (Recommendation each : own) {
            text.append("  ").append(each.aim()).append(": ").append(chosen(each)).append('\n');
            text.append(wrapped(each.reason(), INDENT, columns));
        }
        own.stream().filter(each -> each.snippet() != null).findFirst().ifPresent(each -> {
            text.append("  To have ").append(chosen(each)).append('\n');
            String.valueOf(each.snippet()).lines().forEach(line -> text.append(INDENT).append(line).append('\n'));
        });
    }

    /** Wraps text to a width, but never so narrowly that it becomes unreadable. */
    static String wrapped(String words, String indent, int columns) {
        int width = Math.max(NARROWEST, Math.min(WIDEST, columns) - indent.length());
        StringBuilder lines = new StringBuilder();
        StringBuilder line = new StringBuilder();
        for (String word : words.split(" ")) {
            if (!line.isEmpty() && line.length() + word.length() + 1 > width) {
                lines.append(indent).append(line).append('\n');
                line.setLength(0);
            }
            line.append(line.isEmpty() ? "" : " ").append(word);
        }
        return lines.append(indent).append(line).append('\n').toString();
    }
}
