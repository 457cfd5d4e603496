// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.report;

import com.fasterxml.jackson.core.JsonProcessingException;
import dev.gridwire.trials.sweep.SweepResults;
import dev.gridwire.trials.table.Csv;

/** {@code sweep.csv}: a row a class. */
final class SweepCsv {

    private static final Csv<SweepResults.Row> COLUMNS = new Csv<SweepResults.Row>()
            .column("origin", SweepResults.Row::origin)
            .column("className", row -> row.verdict().className())
            .column("outcome", row -> row.verdict().outcome().name())
            .column("instances", row -> row.verdict().instances())
            .column("javaBytes", row -> row.verdict().javaBytes())
            .column("gridwireBytes", row -> row.verdict().gridwireBytes())
            .column("reason", row -> row.verdict().reason())
            .column("detail", row -> row.verdict().detail());

    private SweepCsv() {}

    static String write(SweepResults results) throws JsonProcessingException {
        return COLUMNS.write(results.rows());
    }
}
