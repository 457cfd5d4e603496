// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.report;

import com.fasterxml.jackson.core.JsonProcessingException;
import dev.gridwire.trials.compare.ComparisonResults;
import dev.gridwire.trials.result.Cell;
import dev.gridwire.trials.result.EvolutionCell;
import dev.gridwire.trials.result.MutationCell;
import dev.gridwire.trials.result.MutationFinding;
import dev.gridwire.trials.result.Safety;
import dev.gridwire.trials.sweep.SweepResults;
import dev.gridwire.trials.table.Csv;

/** Creates files for spreadsheets; a file without rows is empty. */
final class CsvFiles {

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

    private static final Csv<SweepResults.Row> CLASSES = new Csv<SweepResults.Row>()
            .column("origin", SweepResults.Row::origin)
            .column("className", row -> row.verdict().className())
            .column("outcome", row -> row.verdict().outcome().name())
            .column("instances", row -> row.verdict().instances())
            .column("javaBytes", row -> row.verdict().javaBytes())
            .column("gridwireBytes", row -> row.verdict().gridwireBytes())
            .column("reason", row -> row.verdict().reason())
            .column("detail", row -> row.verdict().detail());

    private CsvFiles() {}

    /** {@code results.csv}: a row for each cell. */
    static String results(ComparisonResults results) throws JsonProcessingException {
        Csv<Cell> csv = new Csv<>();
        CellColumns.of(results).all().forEach(column -> csv.column(column.id(), column.value()));
        return csv.write(results.cells());
    }

    /** {@code safety.csv}: a row for each finding. */
    static String safety(Safety safety) throws JsonProcessingException {
        return FINDINGS.write(safety.mutation().stream()
                .flatMap(cell -> cell.findings().stream().map(one -> new Found(cell, one))).toList());
    }

    /** {@code evolution.csv}: a row for each contestant and change. */
    static String evolution(Safety safety) throws JsonProcessingException {
        return CHANGES.write(safety.evolution());
    }

    /** {@code sweep.csv}: a row for each class. */
    static String sweep(SweepResults results) throws JsonProcessingException {
        return CLASSES.write(results.rows());
    }

    /** A finding, with its cell. */
    private record Found(MutationCell cell, MutationFinding finding) {}
}
