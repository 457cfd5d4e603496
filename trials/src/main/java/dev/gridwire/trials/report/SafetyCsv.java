// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.report;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.dataformat.csv.CsvMapper;
import dev.gridwire.trials.result.EvolutionCell;
import dev.gridwire.trials.result.Fate;
import dev.gridwire.trials.result.Safety;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** {@code safety.csv}, a row a finding, and {@code evolution.csv}, a row a contestant and change. */
final class SafetyCsv {

    private static final CsvMapper MAPPER = new CsvMapper();

    private SafetyCsv() {}

    static String mutation(Safety safety) throws JsonProcessingException {
        List<Row> rows = safety.mutation().stream().flatMap(cell -> cell.findings().stream().map(one -> new Row(
                cell.workload(), cell.contestant(), cell.inputs(), one.fate(), one.what(), one.count(), one.example(),
                one.hex()))).toList();
        return MAPPER.writer(MAPPER.schemaFor(Row.class).withHeader()).writeValueAsString(rows);
    }

    static String evolution(Safety safety) throws JsonProcessingException {
        return MAPPER.writer(MAPPER.schemaFor(EvolutionRow.class).withHeader())
                .writeValueAsString(safety.evolution().stream().map(EvolutionRow::of).toList());
    }

    /** One finding. */
    @JsonPropertyOrder({"workload", "contestant", "inputs", "fate", "what", "count", "example", "hex"})
    record Row(
            String workload,
            String contestant,
            int inputs,
            Fate fate,
            String what,
            int count,
            int example,
            @Nullable String hex) {}

    /** One contestant and change. */
    @JsonPropertyOrder({
        "change", "contestant", "upgraded", "downgraded", "rewritten", "upgradedDetail", "downgradedDetail", "rewrittenDetail"
    })
    record EvolutionRow(
            String change,
            String contestant,
            String upgraded,
            String downgraded,
            String rewritten,
            String upgradedDetail,
            String downgradedDetail,
            String rewrittenDetail) {

        static EvolutionRow of(EvolutionCell cell) {
            return new EvolutionRow(cell.change(), cell.contestant(), cell.upgraded().name(), cell.downgraded().name(),
                    cell.rewritten().name(), cell.upgradedDetail(), cell.downgradedDetail(), cell.rewrittenDetail());
        }
    }
}
