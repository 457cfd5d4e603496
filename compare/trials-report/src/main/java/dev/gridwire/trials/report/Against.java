// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.report;

import dev.gridwire.trials.compare.ComparisonResults;
import dev.gridwire.trials.place.Place;
import dev.gridwire.trials.result.Cell;
import dev.gridwire.trials.result.ClusterCell;
import dev.gridwire.trials.result.LoadMeasurement;
import dev.gridwire.trials.result.Measurement;
import dev.gridwire.trials.result.Timing;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Compares results with earlier ones.
 *
 * @param name the name of the earlier results: their file
 * @param startedAt when the earlier results were measured
 * @param warnings reasons why a difference may not come from the code, a sentence each
 * @param onlyThen cells that only the earlier results contain
 * @param onlyNow cells that only the new results contain
 * @param differences the differences of cells that both have timed, in the order of the new results
 * @param earlier the earlier results themselves
 */
public record Against(
        String name,
        String startedAt,
        List<String> warnings,
        List<String> onlyThen,
        List<String> onlyNow,
        List<CellDifference> differences,
        ComparisonResults earlier) {

    /** Compares the cells that both have measured. */
    public static Against of(ComparisonResults now, ComparisonResults earlier, String name) {
        Map<Key, Timing> timedNow = timed(now);
        Map<Key, Timing> timedThen = timed(earlier);
        List<CellDifference> differences = new ArrayList<>();
        timedNow.forEach((key, timing) -> {
            Timing then = timedThen.get(key);
            if (then != null) {
                differences.add(new CellDifference(
                        key.workload(), key.contestant(), key.place(), key.operation(), then, timing));
            }
        });
        return new Against(
                name,
                earlier.startedAt(),
                Surroundings.differences(earlier, now),
                missing(timedThen.keySet(), timedNow.keySet()),
                missing(timedNow.keySet(), timedThen.keySet()),
                List.copyOf(differences),
                earlier);
    }

    private static List<String> missing(Set<Key> from, Set<Key> in) {
        return from.stream().filter(key -> !in.contains(key)).map(Key::cell).distinct().toList();
    }

    /** Returns all timed cells, in the order of the results. */
    private static Map<Key, Timing> timed(ComparisonResults results) {
        Map<Key, Timing> timings = new LinkedHashMap<>();
        for (Cell cell : results.cells()) {
            Key key = new Key(cell.workload(), cell.contestant(), cell.place(), "write");
            put(timings, key, cell.write());
            put(timings, key.reading(), cell.read());
        }
        for (ClusterCell cell : results.cluster()) {
            Key key = new Key(cell.workload(), cell.contestant(), Place.CLUSTER.id(), "write");
            put(timings, key, cell.write());
            put(timings, key.reading(), cell.read());
        }
        return timings;
    }

    private static void put(Map<Key, Timing> timings, Key key, @Nullable Measurement measurement) {
        if (measurement != null) {
            timings.put(key, Timing.of(measurement));
        }
    }

    private static void put(Map<Key, Timing> timings, Key key, @Nullable LoadMeasurement measurement) {
        if (measurement != null && measurement.meanOpsPerSecond() > 0) {
            timings.put(key, Timing.of(measurement));
        }
    }

    /** Returns the differences that are slower beyond noise, and by more than so many percent. */
    public List<CellDifference> slowerBy(double percent) {
        return differences.stream().filter(difference -> difference.isSlowerBy(percent)).toList();
    }

    /** One operation of one cell. */
    private record Key(String workload, String contestant, String place, String operation) {

        Key reading() {
            return new Key(workload, contestant, place, "read");
        }

        /** Returns a readable name of the cell. */
        String cell() {
            return workload + ", " + contestant + ", " + place;
        }
    }
}
