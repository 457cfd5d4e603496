// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grid.metrics;

/**
 * A sum that never falls, though its summands do when a serializer goes and takes its figures along. A monitoring system takes
 * a fall for a new process and counts the rest once more. Thread-safe.
 */
final class MonotonicSum {

    private long gone;
    private long seen;

    /** Returns the figure to show for the present sum. */
    synchronized double next(long sum) {
        gone += Math.max(0, seen - sum);
        seen = sum;
        return last();
    }

    /** Returns the figure shown last. */
    synchronized double last() {
        return (double) gone + seen;
    }
}
