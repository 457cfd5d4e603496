// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.cluster;

import java.io.Serializable;
import org.jspecify.annotations.Nullable;

/**
 * The counters of a process as they stand.
 *
 * @param cpuSeconds of all its threads; null where the system does not tell
 * @param allocatedBytes by its living threads
 * @param sentBytes over the connections that are open
 * @param receivedBytes likewise
 */
record ProcessReading(@Nullable Double cpuSeconds, long allocatedBytes, long sentBytes, long receivedBytes)
        implements Serializable {

    static final ProcessReading ZERO = new ProcessReading(0.0, 0, 0, 0);

    /** The growth since an earlier reading. */
    ProcessReading since(ProcessReading earlier) {
        return plus(earlier, -1);
    }

    ProcessReading plus(ProcessReading other) {
        return plus(other, 1);
    }

    private ProcessReading plus(ProcessReading other, int times) {
        return new ProcessReading(
                cpuSeconds == null || other.cpuSeconds == null ? null : cpuSeconds + times * other.cpuSeconds,
                allocatedBytes + times * other.allocatedBytes,
                sentBytes + times * other.sentBytes,
                receivedBytes + times * other.receivedBytes);
    }
}
