// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.result;

import com.fasterxml.jackson.annotation.JsonIgnore;
import org.jspecify.annotations.Nullable;

/**
 * The results of one contestant with one workload in one place.
 *
 * @param workload the workload's id
 * @param contestant the contestant's id
 * @param place the place's id
 * @param outcome how values were kept
 * @param note why nothing was measured, or where the decoded graph differs; null where there is nothing to say
 * @param bytes mean size of one value as the grid stores it; null where nothing was measured
 * @param size values a round
 * @param write serialize and store; null where nothing was measured
 * @param read fetch and deserialize; null where nothing was measured
 */
public record Cell(
        String workload,
        String contestant,
        String place,
        Outcome outcome,
        @Nullable String note,
        @Nullable Double bytes,
        int size,
        @Nullable Measurement write,
        @Nullable Measurement read) {

    /** A cell in which nothing was measured. */
    public static Cell without(String workload, String contestant, String place, Outcome outcome, String note) {
        return new Cell(workload, contestant, place, outcome, note, null, 0, null, null);
    }

    /** Whether there are figures. */
    @JsonIgnore
    public boolean isMeasured() {
        return write != null && read != null;
    }

    /** Mean nanoseconds of a write and a read; 0 where nothing was measured. */
    @JsonIgnore
    public double roundTripNanos() {
        return write == null || read == null ? 0 : write.meanNanos() + read.meanNanos();
    }
}
