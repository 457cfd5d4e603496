// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.trial;

/** Adds up the windows of one direction; those that were disturbed count only where there are no others. */
final class Tally {

    private final Sum good = new Sum();
    private final Sum disturbed = new Sum();

    void add(Sample sample, boolean isDisturbed) {
        (isDisturbed ? disturbed : good).add(sample);
    }

    /** Those that were not disturbed. */
    int windows() {
        return good.windows;
    }

    /** The time of those. */
    long nanos() {
        return good.nanos;
    }

    double nanosPerOp() {
        return (double) chosen().nanos / chosen().operations;
    }

    double allocatedBytesPerOp() {
        return (double) chosen().bytes / chosen().operations;
    }

    private Sum chosen() {
        return good.windows > 0 ? good : disturbed;
    }

    /** Sums over windows. */
    private static final class Sum {
        private int windows;
        private long operations;
        private long nanos;
        private long bytes;

        void add(Sample sample) {
            windows++;
            operations += sample.operations();
            nanos += sample.nanos();
            bytes += sample.allocatedBytes();
        }
    }
}
