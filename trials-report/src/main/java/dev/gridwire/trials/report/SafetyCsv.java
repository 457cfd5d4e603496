// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.report;

import com.fasterxml.jackson.core.JsonProcessingException;
import dev.gridwire.trials.result.EvolutionCell;
import dev.gridwire.trials.result.MutationCell;
import dev.gridwire.trials.result.MutationFinding;
import dev.gridwire.trials.result.Safety;
import dev.gridwire.trials.table.Csv;

/** {@code safety.csv}, a row a finding, and {@code evolution.csv}, a row a contestant and change. */
final class SafetyCsv {

    private static final Csv<Found> FINDINGS = new Csv<Found>()
            .column("workload", one -> one.cell().workload())
            .column("contestant", one -> one.cell().contestant())
            .column("inputs", one -> one.cell().inputs())
            .column("fate", one -> one.finding().fate())
            .column("what", one -> one.finding().what())
            .column("count", one -> one.finding().count())
            .column("example", one -> one.finding().example())
            .column("hex", one -> one.finding().hex());

    private static final Csv<EvolutionCell> CHANGES = new Csv<EvolutionCell>()
            .column("change", EvolutionCell::change)
            .column("contestant", EvolutionCell::contestant)
            .column("upgraded", cell -> cell.upgraded().name())
            .column("downgraded", cell -> cell.downgraded().name())
            .column("rewritten", cell -> cell.rewritten().name())
            .column("upgradedDetail", EvolutionCell::upgradedDetail)
            .column("downgradedDetail", EvolutionCell::downgradedDetail)
            .column("rewrittenDetail", EvolutionCell::rewrittenDetail);

    private SafetyCsv() {}

    static String mutation(Safety safety) throws JsonProcessingException {
        return FINDINGS.write(safety.mutation().stream()
                .flatMap(cell -> cell.findings().stream().map(one -> new Found(cell, one))).toList());
    }

    static String evolution(Safety safety) throws JsonProcessingException {
        return CHANGES.write(safety.evolution());
    }

    /** A finding, and the cell that has it. */
    private record Found(MutationCell cell, MutationFinding finding) {}
}
