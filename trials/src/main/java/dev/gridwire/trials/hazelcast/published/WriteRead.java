// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.published;

/** Milliseconds of writing and of reading. */
record WriteRead(double writeMillis, double readMillis) {

    private static final double NANOS_PER_MILLI = 1e6;

    static WriteRead ofNanos(long writeNanos, long readNanos) {
        return new WriteRead(writeNanos / NANOS_PER_MILLI, readNanos / NANOS_PER_MILLI);
    }

    WriteRead plus(WriteRead other) {
        return new WriteRead(writeMillis + other.writeMillis, readMillis + other.readMillis);
    }

    WriteRead dividedBy(int count) {
        return new WriteRead(writeMillis / count, readMillis / count);
    }
}
