// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.workload.sample;

import java.util.SplittableRandom;
import java.util.function.Supplier;

/** Sample objects of the published shape: random numbers in every field, and two arrays of their own. */
public final class SampleValues implements Supplier<SampleObject> {

    private static final int ARRAY_LENGTH = 3_000;

    private final SplittableRandom random;

    /** Begins a source; two of one seed give equal samples in the same order. */
    public SampleValues(long seed) {
        random = new SplittableRandom(seed);
    }

    @Override
    public SampleObject get() {
        return new SampleObject(
                random.nextInt(),
                random.nextFloat(),
                (short) random.nextInt(),
                random.longs(ARRAY_LENGTH).toArray(),
                random.doubles(ARRAY_LENGTH).toArray());
    }
}
