// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.trial;

/**
 * Adds up the windows of one direction. Those that were disturbed count only where the others are too few: less than an eighth of
 * the time.
 */
final class Tally {

    private static final int FEWEST = 8;

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

    /** Whether those that were not disturbed are enough. */
    boolean isQuiet() {
        return good.windows > 0 && FEWEST * good.nanos >= good.nanos + disturbed.nanos;
    }

    private Sum chosen() {
        return isQuiet() ? good : good.and(disturbed);
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

        Sum and(Sum other) {
            Sum sum = new Sum();
            sum.windows = windows + other.windows;
            sum.operations = operations + other.operations;
            sum.nanos = nanos + other.nanos;
            sum.bytes = bytes + other.bytes;
            return sum;
        }
    }
}
