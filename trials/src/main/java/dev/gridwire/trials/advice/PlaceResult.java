// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.advice;

import dev.gridwire.trials.contestant.Participant;
import dev.gridwire.trials.place.Place;
import dev.gridwire.trials.result.Cell;
import dev.gridwire.trials.result.ClusterCell;
import dev.gridwire.trials.result.LoadMeasurement;
import dev.gridwire.trials.result.Measurement;
import dev.gridwire.trials.result.Outcome;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * The figures of one contestant in one place.
 *
 * @param place its id
 * @param note the loss; null where it loses nothing
 * @param nanos of a write and a read; in a cluster, the inverse of the throughput
 * @param error half the width of the 95 % confidence interval, of independent errors; null where there were too few samples
 * @param garbage bytes allocated by a write and a read; null where not known
 * @param cell where ratios come from; null for the cluster
 */
record PlaceResult(
        Participant contestant,
        String place,
        Outcome outcome,
        @Nullable String note,
        double nanos,
        @Nullable Double error,
        @Nullable Double bytes,
        @Nullable Double garbage,
        @Nullable Cell cell) {

    private static final double NANOS_A_SECOND = 1e9;

    /** The result of a measured cell; null where the contestant is not known here, or nothing was measured. */
    static @Nullable PlaceResult of(@Nullable Participant contestant, Cell cell) {
        Measurement write = cell.write();
        Measurement read = cell.read();
        if (contestant == null || write == null || read == null) {
            return null;
        }
        return new PlaceResult(
                contestant,
                cell.place(),
                cell.outcome(),
                cell.note(),
                cell.roundTripNanos(),
                sum(write.errorNanos(), read.errorNanos()),
                cell.bytes(),
                write.meanAllocatedBytes() + read.meanAllocatedBytes(),
                cell);
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
                contestant,
                place,
                cell.outcome(),
                cell.note(),
                nanos(write) + nanos(read),
                sum(error(write), error(read)),
                cell.bytes(),
                null,
                null);
    }

    private static double nanos(LoadMeasurement load) {
        return NANOS_A_SECOND / load.meanOpsPerSecond();
    }

    /** To first order: the relative error is the throughput's. */
    private static @Nullable Double error(LoadMeasurement load) {
        Double error = load.errorOpsPerSecond();
        return error == null ? null : nanos(load) * error / load.meanOpsPerSecond();
    }

    private static @Nullable Double sum(@Nullable Double one, @Nullable Double other) {
        return one == null || other == null ? null : Double.valueOf(Math.hypot(one, other));
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
        Double errors = sum(error, other.error);
        return errors != null && Math.abs(nanos - other.nanos) > errors;
    }
}
