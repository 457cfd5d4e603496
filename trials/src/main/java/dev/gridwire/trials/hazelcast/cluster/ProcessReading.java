// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.cluster;

import org.jspecify.annotations.Nullable;

/**
 * The counters of a process as they stand.
 *
 * @param cpuSeconds of all its threads; null where the system does not tell
 * @param allocatedBytes by its living threads
 * @param sentBytes over the connections that are open
 * @param receivedBytes likewise
 */
record ProcessReading(@Nullable Double cpuSeconds, long allocatedBytes, long sentBytes, long receivedBytes) {

    static final ProcessReading ZERO = new ProcessReading(0.0, 0, 0, 0);

    /** The growth since an earlier reading. */
    ProcessReading since(ProcessReading earlier) {
        Double cpu = cpuSeconds == null || earlier.cpuSeconds == null ? null : cpuSeconds - earlier.cpuSeconds;
        return new ProcessReading(
                cpu,
                allocatedBytes - earlier.allocatedBytes,
                sentBytes - earlier.sentBytes,
                receivedBytes - earlier.receivedBytes);
    }

    ProcessReading plus(ProcessReading other) {
        Double cpu = cpuSeconds == null || other.cpuSeconds == null ? null : cpuSeconds + other.cpuSeconds;
        return new ProcessReading(
                cpu,
                allocatedBytes + other.allocatedBytes,
                sentBytes + other.sentBytes,
                receivedBytes + other.receivedBytes);
    }
}
