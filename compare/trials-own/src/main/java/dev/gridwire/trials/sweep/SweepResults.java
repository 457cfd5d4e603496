// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.sweep;

import dev.gridwire.trials.compare.Machine;
import dev.gridwire.trials.compare.Versions;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Collections;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

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

    /** Returns the verdicts by the classes' jar, folder or module, in their order. */
    public Map<String, Count> byOrigin() {
        Map<String, Count> counts = new LinkedHashMap<>();
        for (Row row : rows) {
            counts.merge(row.origin(), Count.of(row.verdict()), Count::plus);
        }
        return counts;
    }

    /** Returns all verdicts together. */
    public Count total() {
        return byOrigin().values().stream().reduce(Count.NONE, Count::plus);
    }

    /** The verdict on one class. */
    public record Row(String origin, ClassVerdict verdict) {}

    /**
     * Counts of verdicts.
     *
     * @param javaBytes the bytes of all instances that both have written
     * @param gridwireBytes Gridwire's bytes of the same instances
     */
    public record Count(Map<SweepOutcome, Integer> outcomes, long javaBytes, long gridwireBytes) {

        static final Count NONE = new Count(Map.of(), 0, 0);

        static Count of(ClassVerdict verdict) {
            return new Count(Map.of(verdict.outcome(), 1), verdict.javaBytes(), verdict.gridwireBytes());
        }

        Count plus(Count other) {
            Map<SweepOutcome, Integer> sum = new EnumMap<>(SweepOutcome.class);
            sum.putAll(outcomes);
            other.outcomes.forEach((outcome, count) -> sum.merge(outcome, count, Integer::sum));
            return new Count(
                    Collections.unmodifiableMap(sum), javaBytes + other.javaBytes, gridwireBytes + other.gridwireBytes);
        }

        /** Returns the number of classes with the outcome. */
        public int of(SweepOutcome outcome) {
            return outcomes.getOrDefault(outcome, 0);
        }

        /** Returns the number of serializable classes that were tried. */
        public int found() {
            return sum(outcome -> outcome != SweepOutcome.NOT_LINKED && outcome != SweepOutcome.SKIPPED);
        }

        /** Returns the number of classes with an instance. */
        public int instantiated() {
            return sum(SweepOutcome::isInstantiated);
        }

        /**
         * Returns the number of classes with an instance that Java serialization has copied, so that a comparison is possible.
         */
        public int judged() {
            return sum(SweepOutcome::isJudged);
        }

        private int sum(Predicate<SweepOutcome> which) {
            return outcomes.entrySet().stream().filter(entry -> which.test(entry.getKey())).mapToInt(Map.Entry::getValue).sum();
        }
    }
}
