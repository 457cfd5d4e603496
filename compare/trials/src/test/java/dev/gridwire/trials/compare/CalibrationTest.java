// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.compare;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.trials.place.Place;
import dev.gridwire.trials.result.Cell;
import dev.gridwire.trials.result.Ratio;
import dev.gridwire.trials.result.Ratios;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openjdk.jmh.util.ListStatistics;

/** Holds the intervals of default runs to what repeated ones found, on a host that is quiet and on one that is not. */
class CalibrationTest {

    private static final Path RUNS = Path.of("../../docs/measurements/calibration");
    private static final List<String> TOLD_APART = List.of("gridwire", "fory", "kryo", "java");

    @ParameterizedTest
    @ValueSource(strings = {"quiet", "busy"})
    void intervalHoldsTheEstimateOfAnotherRunInNineteenOfTwentyCases(String host) throws IOException {
        List<Map<String, Ratio>> runs = new ArrayList<>();
        for (ComparisonResults run : runs(host)) {
            runs.add(ratios(run));
        }
        List<Double> halves = new ArrayList<>();
        List<Double> differences = new ArrayList<>();
        int held = 0;
        for (Map<String, Ratio> one : runs) {
            for (Map<String, Ratio> other : runs) {
                for (Map.Entry<String, Ratio> entry : one.entrySet()) {
                    Ratio ratio = entry.getValue();
                    double next = other.get(entry.getKey()).value();
                    if (one != other) {
                        held += ratio.low() <= next && next <= ratio.high() ? 1 : 0;
                        halves.add(Math.log(ratio.high() / ratio.value()));
                        differences.add(Math.log(next / ratio.value()));
                    }
                }
            }
        }
        assertThat((double) held / differences.size()).as("of %s", differences.size()).isBetween(0.9, 0.98);
        double spread = Math.sqrt(differences.stream().mapToDouble(each -> each * each).average().orElseThrow());
        assertThat(median(halves)).as("spread %s", spread).isLessThanOrEqualTo(2 * spread);
    }

    @ParameterizedTest
    @ValueSource(strings = {"quiet", "busy"})
    void runTellsGridwireForyKryoAndJavaApart(String host) throws IOException {
        for (ComparisonResults run : runs(host)) {
            Ratios ratios = new Ratios(run.cells());
            for (Cell cell : run.cells()) {
                for (String bar : TOLD_APART.subList(0, Math.max(0, TOLD_APART.indexOf(cell.contestant())))) {
                    if (cell.place().equals(Place.CODEC.id())) {
                        assertThat(ratios.of(cell, bar).orElseThrow().isToldApart())
                                .as("%s %s ÷ %s in %s", run.startedAt(), cell.contestant(), bar, cell.workload()).isTrue();
                    }
                }
            }
        }
    }

    private static List<ComparisonResults> runs(String host) throws IOException {
        List<ComparisonResults> runs = new ArrayList<>();
        try (Stream<Path> files = Files.list(RUNS)) {
            for (Path file : files.filter(each -> each.getFileName().toString().startsWith(host)).sorted().toList()) {
                runs.add(ResultsJson.read(file));
            }
        }
        assertThat(runs).hasSizeGreaterThan(2);
        return runs;
    }

    /** Of the codec, to Java serialization. */
    private static Map<String, Ratio> ratios(ComparisonResults run) {
        Ratios ratios = new Ratios(run.cells());
        Map<String, Ratio> all = new LinkedHashMap<>();
        run.cells().stream()
                .filter(cell -> cell.place().equals(Place.CODEC.id()) && cell.isMeasured() && !cell.contestant().equals("java"))
                .forEach(cell -> all.put(cell.workload() + ' ' + cell.contestant(), ratios.of(cell, "java").orElseThrow()));
        return all;
    }

    private static double median(List<Double> values) {
        return new ListStatistics(values.stream().mapToDouble(each -> each).toArray()).getPercentile(50);
    }
}
