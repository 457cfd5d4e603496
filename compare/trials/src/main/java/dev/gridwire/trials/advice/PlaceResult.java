// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.advice;

import dev.gridwire.trials.contestant.Participant;
import dev.gridwire.trials.place.Place;
import dev.gridwire.trials.result.Cell;
import dev.gridwire.trials.result.ClusterCell;
import dev.gridwire.trials.result.LoadMeasurement;
import dev.gridwire.trials.result.Outcome;
import dev.gridwire.trials.result.Timing;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * The figures of one contestant in one place.
 *
 * @param place the id of the place
 * @param note what is lost; null if nothing is
 * @param roundTrip the time of a write and a read
 * @param garbage the bytes allocated by a write and a read; null if unknown
 * @param cell the cell for ratios; null for the cluster
 */
record PlaceResult(
        Participant contestant,
        String place,
        Outcome outcome,
        @Nullable String note,
        Timing roundTrip,
        @Nullable Double bytes,
        @Nullable Double garbage,
        @Nullable Cell cell) {

    /** Returns the result of a measured cell; null if the contestant is unknown here, or nothing was measured. */
    static @Nullable PlaceResult of(@Nullable Participant contestant, Cell cell) {
        Timing roundTrip = cell.roundTrip();
        return contestant == null || roundTrip == null ? null : new PlaceResult(
                contestant, cell.place(), cell.outcome(), cell.note(), roundTrip, cell.bytes(), cell.allocatedBytes(), cell);
    }

    /** Returns the result of a cell of the cluster; null in the same cases. */
    static @Nullable PlaceResult of(@Nullable Participant contestant, ClusterCell cell, String place) {
        LoadMeasurement write = cell.write();
        LoadMeasurement read = cell.read();
        if (contestant == null || write == null || read == null || write.meanOpsPerSecond() <= 0
                || read.meanOpsPerSecond() <= 0) {
            return null;
        }
        return new PlaceResult(
                contestant, place, cell.outcome(), cell.note(), Timing.of(write).plus(Timing.of(read)), cell.bytes(), null, null);
    }

    double nanos() {
        return roundTrip.nanos();
    }

    @Nullable Double error() {
        return roundTrip.errorNanos();
    }

    /** Returns the place in words for a sentence: "in the codec". */
    String where() {
        return "in the " + Place.byId(place).map(known -> known.title().toLowerCase(Locale.ROOT)).orElse(place);
    }

    boolean isHeld() {
        return outcome == Outcome.HELD;
    }

    /** For a cluster, whose figures each have an interval: whether the interval of their difference excludes zero. */
    boolean isBeyondErrorsOf(PlaceResult other) {
        Double errors = roundTrip.errorWith(other.roundTrip);
        return errors != null && Math.abs(nanos() - other.nanos()) > errors;
    }
}
