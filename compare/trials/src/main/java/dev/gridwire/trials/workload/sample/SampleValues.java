// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.workload.sample;

import java.util.SplittableRandom;
import java.util.function.Supplier;

/** Creates sample objects of the published shape: random numbers in every field, and two separate arrays for each. */
public record SampleValues(SplittableRandom random) implements Supplier<SampleObject> {

    private static final int ARRAY_LENGTH = 3_000;

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
