// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.report;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.dataformat.csv.CsvMapper;
import dev.gridwire.trials.compare.ComparisonResults;
import dev.gridwire.trials.contestant.Contestant;
import dev.gridwire.trials.result.Cell;
import dev.gridwire.trials.result.Measurement;
import dev.gridwire.trials.result.Ratio;
import dev.gridwire.trials.result.Ratios;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** {@code results.csv}: a row a cell, for spreadsheets; empty where nothing was measured. */
final class ResultsCsv {

    private static final CsvMapper MAPPER = new CsvMapper();

    private ResultsCsv() {}

    static String write(ComparisonResults results) throws JsonProcessingException {
        Ratios ratios = new Ratios(results.cells());
        List<Row> rows = results.cells().stream().map(cell -> Row.of(cell, ratios)).toList();
        return MAPPER.writer(MAPPER.schemaFor(Row.class).withHeader()).writeValueAsString(rows);
    }

    /** One line; times in nanoseconds an operation, ratios of round trips. */
    @JsonPropertyOrder({
        "workload", "contestant", "place", "outcome", "bytes", "writeNanos", "writeErrorNanos", "writeAllocatedBytes",
        "readNanos", "readErrorNanos", "readAllocatedBytes", "timeToJava", "timeToJavaLow", "timeToJavaHigh", "timeToIdentified",
        "timeToIdentifiedLow", "timeToIdentifiedHigh", "jvms", "disturbedJvms", "steadyMillis", "size", "note"
    })
    record Row(
            String workload,
            String contestant,
            String place,
            String outcome,
            @Nullable Double bytes,
            @Nullable Double writeNanos,
            @Nullable Double writeErrorNanos,
            @Nullable Double writeAllocatedBytes,
            @Nullable Double readNanos,
            @Nullable Double readErrorNanos,
            @Nullable Double readAllocatedBytes,
            @Nullable Double timeToJava,
            @Nullable Double timeToJavaLow,
            @Nullable Double timeToJavaHigh,
            @Nullable Double timeToIdentified,
            @Nullable Double timeToIdentifiedLow,
            @Nullable Double timeToIdentifiedHigh,
            @Nullable Integer jvms,
            @Nullable Long disturbedJvms,
            @Nullable Double steadyMillis,
            int size,
            @Nullable String note) {

        static Row of(Cell cell, Ratios ratios) {
            Ratio java = ratios.of(cell, Contestant.JAVA.id()).orElse(null);
            Ratio identified = ratios.of(cell, Contestant.IDENTIFIED.id()).orElse(null);
            JvmSums jvms = JvmSums.of(cell.jvms());
            Measurement write = cell.write();
            Measurement read = cell.read();
            return new Row(
                    cell.workload(),
                    cell.contestant(),
                    cell.place(),
                    cell.outcome().name(),
                    cell.bytes(),
                    write == null ? null : write.meanNanos(),
                    write == null ? null : write.errorNanos(),
                    write == null ? null : write.meanAllocatedBytes(),
                    read == null ? null : read.meanNanos(),
                    read == null ? null : read.errorNanos(),
                    read == null ? null : read.meanAllocatedBytes(),
                    java == null ? null : java.value(),
                    java == null ? null : java.low(),
                    java == null ? null : java.high(),
                    identified == null ? null : identified.value(),
                    identified == null ? null : identified.low(),
                    identified == null ? null : identified.high(),
                    jvms.count() == 0 ? null : jvms.count(),
                    jvms.count() == 0 ? null : jvms.disturbed(),
                    jvms.steadyMillis(),
                    cell.size(),
                    cell.note());
        }
    }
}
