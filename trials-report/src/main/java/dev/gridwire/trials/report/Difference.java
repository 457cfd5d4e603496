// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.report;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonProperty.Access;

/**
 * One operation of one cell, measured twice.
 *
 * @param place the place's id; {@code cluster} for the cluster under load
 * @param operation {@code write} or {@code read}
 */
public record Difference(
        String workload, String contestant, String place, String operation, Timing then, Timing now) {

    /** The time now divided by the time then: less is better. */
    @JsonProperty(access = Access.READ_ONLY)
    public double ratio() {
        return now.nanos() / then.nanos();
    }

    /** Whether the two can be told apart. */
    @JsonProperty(access = Access.READ_ONLY)
    public Significance verdict() {
        return Significance.of(then, now);
    }

    /** Whether it is slower beyond noise, and by more than so many percent. */
    boolean isSlowerBy(double percent) {
        return verdict() == Significance.SLOWER && ratio() > 1 + percent / 100;
    }
}
