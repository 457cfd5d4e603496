// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.report;

import com.fasterxml.jackson.core.JsonProcessingException;
import dev.gridwire.trials.compare.ComparisonResults;
import dev.gridwire.trials.hazelcast.contestant.Contestant;
import dev.gridwire.trials.result.Cell;
import dev.gridwire.trials.result.Measurement;
import dev.gridwire.trials.result.Ratio;
import dev.gridwire.trials.result.Ratios;
import dev.gridwire.trials.table.Csv;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** {@code results.csv}: a row a cell, for spreadsheets; empty where nothing was measured. */
final class ResultsCsv {

    private ResultsCsv() {}

    static String write(ComparisonResults results) throws JsonProcessingException {
        Csv<Cell> columns = new Csv<Cell>()
                .column("workload", Cell::workload)
                .column("contestant", Cell::contestant)
                .column("place", Cell::place)
                .column("outcome", cell -> cell.outcome().name())
                .column("bytes", Cell::bytes);
        addTimes(columns, "write", Cell::write);
        addTimes(columns, "read", Cell::read);
        Ratios ratios = new Ratios(results.cells());
        addRatio(columns, "timeToJava", cell -> ratios.of(cell, Contestant.JAVA.id()));
        addRatio(columns, "timeToIdentified", cell -> ratios.of(cell, Contestant.IDENTIFIED.id()));
        return columns
                .column("jvms", cell -> cell.jvms().isEmpty() ? null : cell.jvms().size())
                .column("disturbedJvms", cell -> cell.jvms().isEmpty() ? null : JvmSums.of(cell.jvms()).disturbed())
                .column("steadyMillis", cell -> JvmSums.of(cell.jvms()).steadyMillis())
                .column("size", Cell::size)
                .column("note", Cell::note)
                .write(results.cells());
    }

    /** In nanoseconds an operation. */
    private static void addTimes(Csv<Cell> columns, String operation, Function<Cell, @Nullable Measurement> of) {
        columns.column(operation + "Nanos", cell -> of(of.apply(cell), Measurement::meanNanos));
        columns.column(operation + "ErrorNanos", cell -> of(of.apply(cell), Measurement::errorNanos));
        columns.column(operation + "AllocatedBytes", cell -> of(of.apply(cell), Measurement::meanAllocatedBytes));
    }

    private static @Nullable Object of(@Nullable Measurement measured, Function<Measurement, @Nullable Object> figure) {
        return measured == null ? null : figure.apply(measured);
    }

    /** Of round trips. */
    private static void addRatio(Csv<Cell> columns, String name, Function<Cell, Optional<Ratio>> of) {
        columns.column(name, cell -> of.apply(cell).map(Ratio::value).orElse(null));
        columns.column(name + "Low", cell -> of.apply(cell).map(Ratio::low).orElse(null));
        columns.column(name + "High", cell -> of.apply(cell).map(Ratio::high).orElse(null));
    }
}
