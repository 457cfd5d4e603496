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
 * @param place its id
 * @param note the loss; null where it loses nothing
 * @param roundTrip a write and a read
 * @param garbage bytes allocated by a write and a read; null where not known
 * @param cell where ratios come from; null for the cluster
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

    /** The result of a measured cell; null where the contestant is not known here, or nothing was measured. */
    static @Nullable PlaceResult of(@Nullable Participant contestant, Cell cell) {
        Timing roundTrip = cell.roundTrip();
        return contestant == null || roundTrip == null ? null : new PlaceResult(
                contestant, cell.place(), cell.outcome(), cell.note(), roundTrip, cell.bytes(), cell.allocatedBytes(), cell);
    }

    /** The result of a cell of the cluster, likewise. */
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

    /** Where it was measured, as a sentence says it: "in the codec". */
    String where() {
        return "in the " + Place.byId(place).map(known -> known.title().toLowerCase(Locale.ROOT)).orElse(place);
    }

    boolean isHeld() {
        return outcome == Outcome.HELD;
    }

    /** Of a cluster, whose figures have an interval each: whether that of their difference does not hold zero. */
    boolean isBeyondErrorsOf(PlaceResult other) {
        Double errors = roundTrip.errorWith(other.roundTrip);
        return errors != null && Math.abs(nanos() - other.nanos()) > errors;
    }
}
