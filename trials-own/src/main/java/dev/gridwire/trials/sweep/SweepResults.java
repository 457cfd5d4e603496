// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.sweep;

import dev.gridwire.trials.compare.Machine;
import dev.gridwire.trials.compare.Versions;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The content of {@code sweep.json}, schema version 1.
 *
 * @param schema the version of this shape
 * @param startedAt ISO 8601, UTC
 * @param rows the classes in the order of the jars, then by name
 */
public record SweepResults(
        int schema,
        String startedAt,
        double durationSeconds,
        String command,
        Machine.Java java,
        Map<String, String> versions,
        List<Row> rows) {

    /** The version of this shape that is written. */
    public static final int SCHEMA = 1;

    private static final double MILLIS = 1_000;

    static SweepResults of(SweepSettings settings, Instant startedAt, List<Row> rows) {
        return new SweepResults(
                SCHEMA,
                startedAt.truncatedTo(ChronoUnit.SECONDS).toString(),
                Duration.between(startedAt, Instant.now()).toMillis() / MILLIS,
                settings.command(),
                Machine.Java.here(),
                Map.of("gridwire", Versions.ofEverything().get("gridwire")),
                List.copyOf(rows));
    }

    /** The verdicts by the jar, folder or module that the class is of, in their order. */
    public Map<String, SweepCount> byOrigin() {
        Map<String, SweepCount> counts = new LinkedHashMap<>();
        for (Row row : rows) {
            counts.merge(row.origin(), SweepCount.of(row.verdict()), SweepCount::plus);
        }
        return counts;
    }

    /** All verdicts together. */
    public SweepCount total() {
        return byOrigin().values().stream().reduce(SweepCount.NONE, SweepCount::plus);
    }

    /** One class. */
    public record Row(String origin, ClassVerdict verdict) {}
}
