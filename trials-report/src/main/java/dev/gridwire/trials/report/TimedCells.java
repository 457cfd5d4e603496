// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.report;

import dev.gridwire.trials.compare.ComparisonResults;
import dev.gridwire.trials.result.Cell;
import dev.gridwire.trials.result.ClusterCell;
import dev.gridwire.trials.result.LoadMeasurement;
import dev.gridwire.trials.result.Measurement;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** All timed cells by their keys, in the order of the results. */
final class TimedCells {

    /** The place of cells that have their own kind of record. */
    static final String CLUSTER = "cluster";

    private TimedCells() {}

    static Map<Key, Timing> of(ComparisonResults results) {
        Map<Key, Timing> timings = new LinkedHashMap<>();
        for (Cell cell : results.cells()) {
            Key key = new Key(cell.workload(), cell.contestant(), cell.place(), "write");
            put(timings, key, cell.write());
            put(timings, key.reading(), cell.read());
        }
        for (ClusterCell cell : results.cluster()) {
            Key key = new Key(cell.workload(), cell.contestant(), CLUSTER, "write");
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

    /** One operation of one cell. */
    record Key(String workload, String contestant, String place, String operation) {

        Key reading() {
            return new Key(workload, contestant, place, "read");
        }

        /** The cell as a person would name it. */
        String cell() {
            return workload + ", " + contestant + ", " + place;
        }
    }
}
