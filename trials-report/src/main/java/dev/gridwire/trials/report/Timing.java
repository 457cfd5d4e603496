// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.report;

import dev.gridwire.trials.result.Cell;
import dev.gridwire.trials.result.LoadMeasurement;
import dev.gridwire.trials.result.Measurement;
import org.jspecify.annotations.Nullable;

/**
 * Nanoseconds of wall-clock time for one operation.
 *
 * @param errorNanos half the width of the 95 % confidence interval; null where there were too few rounds for one
 */
public record Timing(double nanos, @Nullable Double errorNanos) {

    private static final double NANOS_PER_SECOND = 1e9;

    static Timing of(Measurement measurement) {
        boolean hasSpread = measurement.nanosPerOp().size() > 1;
        return new Timing(measurement.meanNanos(), hasSpread ? known(measurement.errorNanos()) : null);
    }

    /** The inverse of the throughput, as in the map of a member; its relative error is the same. */
    static Timing of(LoadMeasurement measurement) {
        double nanos = NANOS_PER_SECOND / measurement.meanOpsPerSecond();
        Double error = known(measurement.errorOpsPerSecond());
        return new Timing(nanos, error == null ? null : nanos * error / measurement.meanOpsPerSecond());
    }

    /** The error of a write and a read of a measured cell; one that is not known counts as none. */
    static double errorOfRoundTrip(Cell cell) {
        return Math.hypot(error(cell.write()), error(cell.read()));
    }

    private static double error(@Nullable Measurement measurement) {
        Double error = measurement == null ? null : of(measurement).errorNanos;
        return error == null ? 0 : error;
    }

    /** A file of schema 1 may say NaN. */
    private static @Nullable Double known(@Nullable Double error) {
        return error == null || !Double.isFinite(error) ? null : error;
    }
}
