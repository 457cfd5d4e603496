// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.report;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.dataformat.csv.CsvMapper;
import dev.gridwire.trials.sweep.ClassVerdict;
import dev.gridwire.trials.sweep.SweepResults;
import java.util.List;

/** {@code sweep.csv}: a row a class. */
final class SweepCsv {

    private static final CsvMapper MAPPER = new CsvMapper();

    private SweepCsv() {}

    static String write(SweepResults results) throws JsonProcessingException {
        List<Row> rows = results.rows().stream().map(row -> Row.of(row.origin(), row.verdict())).toList();
        return MAPPER.writer(MAPPER.schemaFor(Row.class).withHeader()).writeValueAsString(rows);
    }

    /** One line; bytes are of the instances that both have written. */
    @JsonPropertyOrder({"origin", "className", "outcome", "instances", "javaBytes", "gridwireBytes", "reason", "detail"})
    record Row(
            String origin,
            String className,
            String outcome,
            int instances,
            long javaBytes,
            long gridwireBytes,
            String reason,
            String detail) {

        static Row of(String origin, ClassVerdict verdict) {
            return new Row(
                    origin,
                    verdict.className(),
                    verdict.outcome().name(),
                    verdict.instances(),
                    verdict.javaBytes(),
                    verdict.gridwireBytes(),
                    verdict.reason(),
                    verdict.detail());
        }
    }
}
