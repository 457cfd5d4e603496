// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.sweep;

import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;

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
        return outcomes.values().stream().mapToInt(Integer::intValue).sum()
                - of(SweepOutcome.NOT_LINKED) - of(SweepOutcome.SKIPPED);
    }

    /** The classes of which an instance was made. */
    public int instantiated() {
        return outcomes.entrySet().stream().filter(entry -> entry.getKey().isInstantiated()).mapToInt(Map.Entry::getValue).sum();
    }

    /** The classes of which Java serialization has copied an instance, so that there is something to compare with. */
    public int judged() {
        return outcomes.entrySet().stream().filter(entry -> entry.getKey().isJudged()).mapToInt(Map.Entry::getValue).sum();
    }
}
