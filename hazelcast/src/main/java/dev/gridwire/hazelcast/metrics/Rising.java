// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.metrics;

/**
 * A sum that never falls, though what it is made of does when a serializer is let go with its figures: a monitoring system takes
 * a fall for a new process, and counts all that is left once more. Thread-safe.
 */
final class Rising {

    private long gone;
    private long seen;

    /** What is shown for a sum of now. */
    synchronized double next(long sum) {
        gone += Math.max(0, seen - sum);
        seen = sum;
        return last();
    }

    /** What was shown last. */
    synchronized double last() {
        return (double) gone + seen;
    }
}
