// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.report;

import dev.gridwire.trials.compare.ComparisonResults;
import dev.gridwire.trials.compare.ComparisonResults.NamedPlace;
import dev.gridwire.trials.compare.ComparisonResults.NamedWorkload;
import dev.gridwire.trials.contestant.Contestant;
import dev.gridwire.trials.result.Cell;
import dev.gridwire.trials.result.ClusterCell;
import dev.gridwire.trials.result.Latency;
import dev.gridwire.trials.result.LoadMeasurement;
import dev.gridwire.trials.result.Measurement;
import dev.gridwire.trials.result.Outcome;
import dev.gridwire.trials.result.PublishedTable;
import dev.gridwire.trials.result.Ratio;
import dev.gridwire.trials.result.Ratios;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The tables of {@code summary.md}: one a workload and place, the quickest first; the cluster's; the published ones. */
record MarkdownTables(ComparisonResults results, Titles titles) {

    private static final String NOTHING = "–";
    private static final double WHOLE_FROM = 1_000;

    void write(MarkdownText text) {
        Ratios ratios = new Ratios(results.cells());
        for (NamedWorkload workload : results.workloads()) {
            for (NamedPlace place : results.places()) {
                cells(text, ratios, workload, place);
            }
            cluster(text, workload);
        }
        results.published().forEach(table -> published(text, table));
    }

    private void cells(MarkdownText text, Ratios ratios, NamedWorkload workload, NamedPlace place) {
        List<Cell> cells = results.cells().stream()
                .filter(cell -> cell.workload().equals(workload.id()) && cell.place().equals(place.id()))
                .sorted(Comparator.comparing(Cell::isMeasured).reversed().thenComparingDouble(Cell::roundTripNanos))
                .toList();
        if (cells.isEmpty()) {
            return;
        }
        text.heading(2, MarkdownText.escape(workload.title() + ", " + place.title().toLowerCase(Locale.ROOT)));
        text.line("Microseconds an operation ± half the 95 % confidence interval; round trips divided by Java's and by "
                + "IdentifiedDataSerializable's (IDS) by hand, with the 99 % interval of the ratio.");
        text.table(
                List.of("", "outcome", "bytes", "write", "read", "÷ Java", "÷ IDS"),
                2,
                cells.stream().map(cell -> List.of(
                        titles.contestant(cell.contestant()),
                        outcome(cell.outcome()),
                        cell.bytes() == null ? NOTHING : FigureText.whole(cell.bytes()),
                        time(cell.write()),
                        time(cell.read()),
                        ratio(ratios.of(cell, Contestant.JAVA.id())),
                        ratio(ratios.of(cell, Contestant.IDENTIFIED.id())))).toList());
    }

    private void cluster(MarkdownText text, NamedWorkload workload) {
        List<ClusterCell> cells =
                results.cluster().stream().filter(cell -> cell.workload().equals(workload.id())).toList();
        if (cells.isEmpty()) {
            return;
        }
        text.heading(2, MarkdownText.escape(workload.title() + ", cluster"));
        text.line("Operations a second ± half the 95 % confidence interval, and latency at the offered rate.");
        text.table(
                List.of("", "outcome", "bytes", "set/s", "set p50", "set p99", "set p99.9", "get/s", "get p50", "get p99",
                        "get p99.9"),
                2,
                cells.stream().map(this::row).toList());
    }

    private List<String> row(ClusterCell cell) {
        String bytes = cell.bytes() == null ? NOTHING : FigureText.whole(cell.bytes());
        Stream<String> names = Stream.of(titles.contestant(cell.contestant()), outcome(cell.outcome()), bytes);
        return Stream.concat(names, Stream.concat(load(cell.write()), load(cell.read()))).toList();
    }

    private static Stream<String> load(@Nullable LoadMeasurement load) {
        if (load == null) {
            return Stream.of(NOTHING, NOTHING, NOTHING, NOTHING);
        }
        Latency latency = load.latency();
        return Stream.of(
                FigureText.whole(load.meanOpsPerSecond())
                        + (load.errorOpsPerSecond() == null ? "" : " ± " + FigureText.whole(load.errorOpsPerSecond())),
                latency == null ? NOTHING : FigureText.time(latency.p50()),
                latency == null ? NOTHING : FigureText.time(latency.p99()),
                latency == null ? NOTHING : FigureText.time(latency.p999()));
    }

    private static void published(MarkdownText text, PublishedTable table) {
        text.heading(2, MarkdownText.escape(table.title()));
        text.line("Then: " + MarkdownText.escape(table.source()));
        List<String> headers = new ArrayList<>(List.of(""));
        table.columns().forEach(column -> headers.add(column.kind() == PublishedTable.Kind.ERROR
                ? "±" : column.header() + ", " + column.unit()));
        text.table(headers, 1, table.rows().stream().map(MarkdownTables::publishedRow).toList());
        text.items(table.notes().stream().map(MarkdownText::escape).toList());
    }

    private static List<String> publishedRow(PublishedTable.Row row) {
        List<String> cells = new ArrayList<>(List.of(row.mechanism()));
        row.figures().forEach(figure -> cells.add(figure(figure)));
        return cells;
    }

    private static String figure(@Nullable Double figure) {
        if (figure == null || figure.isNaN()) {
            return NOTHING;
        }
        return String.format(Locale.ROOT, figure < WHOLE_FROM ? "%.1f" : "%,.0f", figure);
    }

    private static String outcome(Outcome outcome) {
        return outcome.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    private static String time(@Nullable Measurement measurement) {
        if (measurement == null) {
            return NOTHING;
        }
        Timing timing = Timing.of(measurement);
        Double error = timing.errorNanos();
        return FigureText.micros(timing.nanos()) + (error == null ? "" : " ± " + FigureText.micros(error));
    }

    private static String ratio(Optional<Ratio> ratio) {
        return ratio.map(FigureText::ratio).orElse(NOTHING);
    }
}
