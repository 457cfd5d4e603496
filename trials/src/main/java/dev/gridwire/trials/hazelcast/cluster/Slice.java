// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.cluster;

import java.io.Serializable;

/**
 * The work of one client in a stretch of time.
 *
 * @param operations answered
 * @param failures that ended with an exception, or found nothing
 * @param repeated operations that wrote a value which had been written before, for want of fresh ones
 * @param seconds from the first call to the last answer
 * @param use the resources of the process meanwhile
 */
record Slice(long operations, long failures, long repeated, double seconds, ProcessReading use)
        implements Serializable {

    double opsPerSecond() {
        return operations / seconds;
    }
}
