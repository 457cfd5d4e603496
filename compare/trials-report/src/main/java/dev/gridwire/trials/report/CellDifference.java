// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.report;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonProperty.Access;
import dev.gridwire.trials.result.Timing;

/**
 * One operation of one cell, measured twice.
 *
 * @param place the place's id; {@code cluster} for the cluster under load
 * @param operation {@code write} or {@code read}
 */
public record CellDifference(
        String workload, String contestant, String place, String operation, Timing then, Timing now) {

    /** The significance of a difference. */
    public enum Verdict {
        /** Takes less time, by more than noise. */
        FASTER("faster"),
        /** Takes more time, by more than noise. */
        SLOWER("slower"),
        /** The confidence interval of the difference contains zero. */
        WITHIN_NOISE("within noise"),
        /** One of the two has no error, because it comes from too few rounds. */
        UNKNOWN("error unknown");

        private final String words;

        Verdict(String words) {
            this.words = words;
        }

        /** Returns the words for a table. */
        public String words() {
            return words;
        }
    }

    /** Returns the time now divided by the time then; less is better. */
    @JsonProperty(access = Access.READ_ONLY)
    public double ratio() {
        return now.nanos() / then.nanos();
    }

    /** Returns whether the two figures differ beyond noise. */
    @JsonProperty(access = Access.READ_ONLY)
    public Verdict verdict() {
        Double error = now.errorWith(then);
        if (error == null) {
            return Verdict.UNKNOWN;
        }
        double difference = now.nanos() - then.nanos();
        if (Math.abs(difference) <= error) {
            return Verdict.WITHIN_NOISE;
        }
        return difference < 0 ? Verdict.FASTER : Verdict.SLOWER;
    }

    /** Whether the operation is slower beyond noise, and by more than so many percent. */
    boolean isSlowerBy(double percent) {
        return verdict() == Verdict.SLOWER && ratio() > 1 + percent / 100;
    }
}
