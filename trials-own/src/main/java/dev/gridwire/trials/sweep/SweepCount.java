// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.sweep;

import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.function.Predicate;

/**
 * Verdicts, counted.
 *
 * @param javaBytes of all instances that both have written
 * @param gridwireBytes of the same
 */
public record SweepCount(Map<SweepOutcome, Integer> outcomes, long javaBytes, long gridwireBytes) {

    static final SweepCount NONE = new SweepCount(Map.of(), 0, 0);

    static SweepCount of(ClassVerdict verdict) {
        return new SweepCount(Map.of(verdict.outcome(), 1), verdict.javaBytes(), verdict.gridwireBytes());
    }

    SweepCount plus(SweepCount other) {
        Map<SweepOutcome, Integer> sum = new EnumMap<>(SweepOutcome.class);
        sum.putAll(outcomes);
        other.outcomes.forEach((outcome, count) -> sum.merge(outcome, count, Integer::sum));
        return new SweepCount(
                Collections.unmodifiableMap(sum), javaBytes + other.javaBytes, gridwireBytes + other.gridwireBytes);
    }

    /** The number of classes with the outcome. */
    public int of(SweepOutcome outcome) {
        return outcomes.getOrDefault(outcome, 0);
    }

    /** Serializable classes that were tried. */
    public int found() {
        return sum(outcome -> outcome != SweepOutcome.NOT_LINKED && outcome != SweepOutcome.SKIPPED);
    }

    /** The classes of which an instance was made. */
    public int instantiated() {
        return sum(SweepOutcome::isInstantiated);
    }

    /** The classes of which Java serialization has copied an instance, so that there is something to compare with. */
    public int judged() {
        return sum(SweepOutcome::isJudged);
    }

    private int sum(Predicate<SweepOutcome> which) {
        return outcomes.entrySet().stream().filter(entry -> which.test(entry.getKey())).mapToInt(Map.Entry::getValue).sum();
    }
}
