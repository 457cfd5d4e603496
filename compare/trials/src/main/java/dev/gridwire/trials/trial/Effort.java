// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.trial;

import dev.gridwire.trials.place.Place;

/**
 * The length of the measuring of each cell in one JVM.
 *
 * @param warmupMillis the ceiling of the warm-up of each workload, which ends before where times are steady; 0 for none
 * @param measureMillis how long each workload is measured; two windows are timed at the least
 * @param seed of all values
 * @param repetition whether each value is written once
 * @param slowerPercent how much longer each window is made to take on purpose, for the check of the measuring itself; else 0
 */
public record Effort(long warmupMillis, long measureMillis, long seed, Repetition repetition, int slowerPercent) {

    private static final double MAP_WARMS = 0.5;
    private static final int MAP_MEASURES = 3;

    /** The usual one: fresh values, and nothing is slowed. */
    public Effort(long warmupMillis, long measureMillis, long seed) {
        this(warmupMillis, measureMillis, seed, Repetition.FRESH, 0);
    }

    /** The same for values of that kind. */
    public Effort of(Repetition values) {
        return new Effort(warmupMillis, measureMillis, seed, values, slowerPercent);
    }

    /** The same, but slower. */
    public Effort slowerBy(int percent) {
        return new Effort(warmupMillis, measureMillis, seed, repetition, percent);
    }

    /**
     * The same as it is in a place. Behind a map times are the network's and the threads' for the most part, so that it is by
     * chance that they are steady: the ceiling of the warm-up is half, and they are measured for three times as long.
     */
    public Effort in(Place place) {
        if (!place.isMap()) {
            return this;
        }
        long ceiling = (long) Math.ceil(MAP_WARMS * warmupMillis);
        return new Effort(ceiling, MAP_MEASURES * measureMillis, seed, repetition, slowerPercent);
    }
}
