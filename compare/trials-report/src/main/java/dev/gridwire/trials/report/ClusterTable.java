// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.report;

import dev.gridwire.trials.compare.ComparisonResults;
import dev.gridwire.trials.compare.ComparisonResults.NamedWorkload;
import dev.gridwire.trials.result.ClusterCell;
import dev.gridwire.trials.result.Latency;
import dev.gridwire.trials.result.LoadMeasurement;
import dev.gridwire.trials.result.Outcome;
import dev.gridwire.trials.result.ProcessUse;
import dev.gridwire.trials.table.Columns;
import dev.gridwire.trials.table.FigureText;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.function.Function;
import java.util.function.ToLongFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Prints one workload in the cluster: a row for each contestant, and the incidents below. */
record ClusterTable(ComparisonResults results, NamedWorkload workload) {

    static final String FIGURES = "operations a second; microseconds at the offered rate; for one operation, CPU microseconds"
            + " and network bytes of all processes; heap of the map";

    private static final double MICROS_PER_SECOND = 1e6;
    private static final double BYTES_PER_MEGABYTE = 1 << 20;

    /** Returns the table; empty if the workload was not measured in a cluster. */
    String render() {
        List<ClusterCell> cells = results.clusterOf(workload.id());
        if (cells.isEmpty()) {
            return "";
        }
        return workload.title() + " in the cluster: " + FIGURES + '\n'
                + withFigures(new Columns<ClusterCell>().text("", this::name)).render(cells) + notes(cells);
    }

    /** Adds the measured figures of a cell. */
    static Columns<ClusterCell> withFigures(Columns<ClusterCell> columns) {
        columns.figure("bytes", cell -> number(cell.bytes()));
        addOperation(columns, "set", ClusterCell::write);
        addOperation(columns, "get", ClusterCell::read);
        return columns
                .figure("CPU\nµs", cell -> number(cpuMicros(cell)))
                .figure("net\nB", cell -> number(networkBytes(cell)))
                .figure("heap\nMB", cell -> cell.heldBytes() == null
                        ? Columns.NOTHING : Columns.number("%.1f", cell.heldBytes() / BYTES_PER_MEGABYTE));
    }

    private static void addOperation(
            Columns<ClusterCell> columns, String title, Function<ClusterCell, @Nullable LoadMeasurement> of) {
        columns.figure(title + "\n/s", each(of, measured -> number(measured.meanOpsPerSecond())));
        columns.figure("\n±", each(of, measured -> number(measured.errorOpsPerSecond())));
        columns.figure("\np50", each(of, measured -> micros(measured, Latency::p50)));
        columns.figure("\np99", each(of, measured -> micros(measured, Latency::p99)));
        columns.figure("\np99.9", each(of, measured -> micros(measured, Latency::p999)));
    }

    private static Function<ClusterCell, String> each(
            Function<ClusterCell, @Nullable LoadMeasurement> of, Function<LoadMeasurement, String> text) {
        return cell -> of.apply(cell) == null ? Columns.NOTHING : text.apply(of.apply(cell));
    }

    private static String micros(LoadMeasurement measured, ToLongFunction<Latency> nanos) {
        return measured.latency() == null ? Columns.NOTHING : FigureText.micros(nanos.applyAsLong(measured.latency()));
    }

    private static String number(@Nullable Double value) {
        return Columns.number("%,.0f", value);
    }

    private static @Nullable Double cpuMicros(ClusterCell cell) {
        boolean unknown = cell.processes().isEmpty() || cell.processes().stream().anyMatch(use -> use.cpuSeconds() == null);
        return unknown ? null : cell.processes().stream().mapToDouble(ProcessUse::cpuSeconds).sum()
                * MICROS_PER_SECOND / cell.processes().get(0).operations();
    }

    /** Counts each byte once, although it is sent and received, if all processes are known. */
    private static @Nullable Double networkBytes(ClusterCell cell) {
        List<ProcessUse> all = cell.processes();
        boolean unknown = all.stream().noneMatch(use -> use.role().equals("member"))
                || all.stream().anyMatch(use -> use.sentBytes() == null);
        return unknown ? null : (double) all.stream().mapToLong(ProcessUse::sentBytes).sum() / all.get(0).operations();
    }

    private String name(ClusterCell cell) {
        return title(cell) + (cell.write() != null && cell.outcome() != Outcome.HELD ? " *" : "");
    }

    private String title(ClusterCell cell) {
        return Titles.of(results).contestant(cell.contestant());
    }

    private String notes(List<ClusterCell> cells) {
        Stream<String> ofCells = cells.stream()
                .filter(cell -> cell.note() != null)
                .map(cell -> "  " + title(cell) + ": " + cell.note());
        Stream<String> ofIncidents = cells.stream()
                .flatMap(cell -> cell.incidents().stream().map(incident -> "  " + title(cell) + ": " + incident.what() + ", "
                        + (incident.recoveredAfterMillis() == null
                                ? "not safe again in time"
                                : "safe again after " + incident.recoveredAfterMillis() + " ms")
                        + ", failed calls " + incident.failures() + ", lost entries " + incident.lost()));
        Stream<String> offered = cells.stream()
                .filter(cell -> cell.write() != null && cell.write().latency() != null
                        && cell.read() != null && cell.read().latency() != null)
                .map(cell -> String.format(Locale.ROOT, "  Offered to all: %,.0f sets a second, %,.0f gets a second.",
                        Objects.requireNonNull(cell.write().latency()).offeredPerSecond(),
                        Objects.requireNonNull(cell.read().latency()).offeredPerSecond()))
                .distinct();
        return Stream.of(offered, ofCells, ofIncidents)
                .flatMap(Function.identity())
                .map(line -> line + '\n')
                .collect(Collectors.joining());
    }
}
