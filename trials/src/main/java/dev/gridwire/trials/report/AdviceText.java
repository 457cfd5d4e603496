// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.report;

import dev.gridwire.trials.compare.ComparisonResults.NamedContestant;
import dev.gridwire.trials.compare.ComparisonResults;
import dev.gridwire.trials.result.Recommendation;
import java.util.List;

/** The recommendations as a terminal shows them; the snippet of the first only, since the report has all. */
final class AdviceText {

    private static final String INDENT = "    ";

    private AdviceText() {}

    /** Those for one workload; empty where there are none. */
    static String of(ComparisonResults results, String workload, int columns) {
        StringBuilder text = new StringBuilder();
        for (Recommendation each : results.recommendations()) {
            if (each.workload().equals(workload)) {
                text.append(text.isEmpty() ? "What to use\n" : "");
                text.append("  ").append(each.aim()).append(": ").append(title(results, each.contestant())).append('\n');
                wrap(each.reason(), columns, text);
            }
        }
        firstSnippet(results, workload, text);
        return text.toString();
    }

    private static void firstSnippet(ComparisonResults results, String workload, StringBuilder text) {
        List<Recommendation> own = results.recommendations().stream().filter(each -> each.workload().equals(workload)).toList();
        if (!own.isEmpty() && own.get(0).snippet() != null) {
            text.append("  To have ").append(title(results, own.get(0).contestant())).append('\n');
            own.get(0).snippet().lines().forEach(line -> text.append(INDENT).append(line).append('\n'));
        }
    }

    private static String title(ComparisonResults results, String contestant) {
        return results.contestants().stream()
                .filter(each -> each.id().equals(contestant))
                .map(NamedContestant::title)
                .findFirst()
                .orElse(contestant);
    }

    private static void wrap(String reason, int columns, StringBuilder text) {
        int width = Math.max(40, columns - INDENT.length());
        StringBuilder line = new StringBuilder();
        for (String word : reason.split(" ")) {
            if (!line.isEmpty() && line.length() + word.length() + 1 > width) {
                text.append(INDENT).append(line).append('\n');
                line.setLength(0);
            }
            line.append(line.isEmpty() ? "" : " ").append(word);
        }
        text.append(INDENT).append(line).append('\n');
    }
}
