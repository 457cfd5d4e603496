// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.result;

import java.util.List;

/**
 * The times of operations at a fixed rate, each counted from the time at which it was due. An operation that waits behind a
 * slow one counts its wait (no coordinated omission). Times are nanoseconds.
 *
 * @param offeredPerSecond the rate at which operations were due, over all clients
 * @param count the number of measured operations
 * @param curve the distribution, in ascending order
 */
public record Latency(
        double offeredPerSecond,
        long count,
        double meanNanos,
        long p50,
        long p90,
        long p99,
        long p999,
        long most,
        List<Point> curve) {

    public Latency {
        curve = List.copyOf(curve);
    }

    /**
     * One point of the distribution.
     *
     * @param percentile from 0 to 100
     * @param nanos the time that this percentage of the operations did not exceed
     */
    public record Point(double percentile, long nanos) {}
}
