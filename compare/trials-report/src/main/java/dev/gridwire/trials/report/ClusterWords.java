// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.report;

import dev.gridwire.trials.compare.ComparisonResults;
import dev.gridwire.trials.result.ClusterCell;
import dev.gridwire.trials.result.Incident;
import dev.gridwire.trials.result.Latency;
import dev.gridwire.trials.result.LoadMeasurement;
import dev.gridwire.trials.result.Outcome;
import dev.gridwire.trials.table.FigureText;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Writes sentences about one workload in the cluster under load. */
record ClusterWords(Titles titles, List<ClusterCell> cells) {

    static List<String> of(ComparisonResults results, Titles titles, String workload) {
        ClusterWords words = new ClusterWords(titles, results.clusterOf(workload).stream()
                .filter(cell -> cell.write() != null || cell.read() != null)
                .toList());
        return Stream.of(
                        words.most("set", ClusterCell::write),
                        words.most("get", ClusterCell::read),
                        words.quickest("set", ClusterCell::write),
                        words.quickest("get", ClusterCell::read),
                        words.incidents())
                .flatMap(Optional::stream).toList();
    }

    private Optional<String> most(String operation, Function<ClusterCell, @Nullable LoadMeasurement> of) {
        return whole().filter(cell -> of.apply(cell) != null)
                .max(Comparator.comparingDouble(cell -> throughput(of.apply(cell))))
                .map(best -> titles.contestant(best.contestant()) + " does most: "
                        + FigureText.whole(throughput(of.apply(best))) + ' ' + operation + "s a second.");
    }

    private Optional<String> quickest(String operation, Function<ClusterCell, @Nullable LoadMeasurement> of) {
        return whole().filter(cell -> p99(of.apply(cell)) > 0)
                .min(Comparator.comparingDouble(cell -> p99(of.apply(cell))))
                .map(best -> "Of a hundred " + operation + "s at the offered rate, 99 take at most "
                        + FigureText.time(p99(of.apply(best))) + " with " + titles.contestant(best.contestant())
                        + ", the least of all.");
    }

    private Stream<ClusterCell> whole() {
        boolean anyHeld = cells.stream().anyMatch(cell -> cell.outcome() == Outcome.HELD);
        return cells.stream().filter(cell -> !anyHeld || cell.outcome() == Outcome.HELD);
    }

    private Optional<String> incidents() {
        List<Incident> incidents = cells.stream().flatMap(cell -> cell.incidents().stream()).toList();
        long lost = incidents.stream().mapToLong(Incident::lost).sum();
        return incidents.isEmpty()
                ? Optional.empty()
                : Optional.of("Incidents meanwhile: " + incidents.size() + " times; entries lost: "
                        + FigureText.whole(lost) + '.');
    }

    private static double throughput(@Nullable LoadMeasurement measurement) {
        return measurement == null ? 0 : measurement.meanOpsPerSecond();
    }

    private static double p99(@Nullable LoadMeasurement measurement) {
        Latency latency = measurement == null ? null : measurement.latency();
        return latency == null ? 0 : latency.p99();
    }
}
