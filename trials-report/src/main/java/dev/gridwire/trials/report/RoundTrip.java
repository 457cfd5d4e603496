// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.report;

import dev.gridwire.trials.result.Cell;
import dev.gridwire.trials.result.Measurement;
import org.jspecify.annotations.Nullable;

/** A write and a read of one measured cell; an unknown error counts as none. */
record RoundTrip(double nanos, double errorNanos) {

    static RoundTrip of(Cell cell) {
        return new RoundTrip(cell.roundTripNanos(), Math.hypot(error(cell.write()), error(cell.read())));
    }

    private static double error(@Nullable Measurement measurement) {
        Double error = measurement == null ? null : Timing.of(measurement).errorNanos();
        return error == null ? 0 : error;
    }
}
