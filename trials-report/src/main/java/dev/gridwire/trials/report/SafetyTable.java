// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.report;

import dev.gridwire.trials.compare.ComparisonResults;
import java.util.List;

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
                    .append(SafetySum.columns().render(read));
        }
        if (!changed.isEmpty()) {
            text.append(read.isEmpty() ? "" : "\n")
                    .append("Changed classes, both directions; then values of new members that an old one has rewritten\n")
                    .append(EvolutionSum.columns().render(changed));
            EvolutionSum.untried(results).forEach(title -> text.append(title).append('\n'));
        }
        return text.toString();
    }
}
