// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.trial;

import java.util.List;

/**
 * The cost of one operation, as the mean over a round.
 *
 * @param nanosPerOp wall-clock nanoseconds
 * @param allocatedBytesPerOp bytes allocated by all threads of this JVM
 */
record Sample(double nanosPerOp, double allocatedBytesPerOp) {

    static Start start() {
        return new Start(AllocatedBytes.now(), System.nanoTime());
    }

    void addTo(List<Double> nanos, List<Double> bytes) {
        nanos.add(nanosPerOp);
        bytes.add(allocatedBytesPerOp);
    }

    /** The clocks as they stood before a round. */
    record Start(long allocatedBytes, long nanos) {

        Sample stop(int operations) {
            long elapsedNanos = System.nanoTime() - nanos;
            long allocated = AllocatedBytes.now() - allocatedBytes;
            return new Sample((double) elapsedNanos / operations, (double) allocated / operations);
        }
    }
}
