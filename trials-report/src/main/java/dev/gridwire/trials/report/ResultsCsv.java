// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.report;

import com.fasterxml.jackson.core.JsonProcessingException;
import dev.gridwire.trials.compare.ComparisonResults;
import dev.gridwire.trials.result.Cell;
import dev.gridwire.trials.table.Csv;

/** {@code results.csv}: a row a cell, for spreadsheets; empty where nothing was measured. */
final class ResultsCsv {

    private ResultsCsv() {}

    static String write(ComparisonResults results) throws JsonProcessingException {
        Csv<Cell> csv = new Csv<>();
        CellColumns.of(results).all().forEach(column -> csv.column(column.id(), column.value()));
        return csv.write(results.cells());
    }
}
