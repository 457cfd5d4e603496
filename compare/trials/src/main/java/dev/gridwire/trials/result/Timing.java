// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.result;

import org.jspecify.annotations.Nullable;

/**
 * Nanoseconds of wall-clock time for one operation, or for several.
 *
 * @param errorNanos half the width of the 95 % confidence interval; null if there were too few rounds for one
 */
public record Timing(double nanos, @Nullable Double errorNanos) {

    private static final double NANOS_PER_SECOND = 1e9;

    /** Returns the mean and its error. */
    public static Timing of(Measurement measurement) {
        boolean hasSpread = measurement.nanosPerOp().size() > 1;
        return new Timing(measurement.meanNanos(), hasSpread ? known(measurement.errorNanos()) : null);
    }

    /** Returns the inverse of the throughput, as for a member's map; its relative error is the same. */
    public static Timing of(LoadMeasurement measurement) {
        double nanos = NANOS_PER_SECOND / measurement.meanOpsPerSecond();
        Double error = known(measurement.errorOpsPerSecond());
        return new Timing(nanos, error == null ? null : nanos * error / measurement.meanOpsPerSecond());
    }

    /** Returns the time of both, one after the other. */
    public Timing plus(Timing other) {
        return new Timing(nanos + other.nanos, errorWith(other));
    }

    /**
     * Returns the error of the sum with another, or of the difference, because errors are independent. Null if one is unknown.
     */
    public @Nullable Double errorWith(Timing other) {
        return errorNanos == null || other.errorNanos == null ? null : Double.valueOf(Math.hypot(errorNanos, other.errorNanos));
    }

    /** A file of schema 1 may say NaN. */
    private static @Nullable Double known(@Nullable Double error) {
        return error == null || !Double.isFinite(error) ? null : error;
    }
}
