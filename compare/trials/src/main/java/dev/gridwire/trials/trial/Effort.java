// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.trial;

import dev.gridwire.trials.place.Place;

/**
 * How long each cell is measured in one JVM.
 *
 * @param warmupMillis the longest warm-up of each workload, which ends earlier once times are steady; 0 for none
 * @param measureMillis how long each workload is measured; at least two windows are timed
 * @param seed the seed of all values
 * @param repetition whether each value is written once
 * @param slowerPercent how much longer each window takes on purpose, for the check of the measuring itself; otherwise 0
 */
public record Effort(long warmupMillis, long measureMillis, long seed, Repetition repetition, int slowerPercent) {

    private static final double MAP_WARMS = 0.5;
    private static final int MAP_MEASURES = 3;

    /** Creates the usual effort: fresh values, and nothing slowed down. */
    public Effort(long warmupMillis, long measureMillis, long seed) {
        this(warmupMillis, measureMillis, seed, Repetition.FRESH, 0);
    }

    /** Returns the effort for this kind of values. */
    public Effort of(Repetition values) {
        return new Effort(warmupMillis, measureMillis, seed, values, slowerPercent);
    }

    /** Returns the effort slowed down. */
    public Effort slowerBy(int percent) {
        return new Effort(warmupMillis, measureMillis, seed, repetition, percent);
    }

    /**
     * Returns the effort for a place. Times of a map mostly belong to the network and the threads, so they are steady only by
     * chance: the longest warm-up is half, and the measurement three times as long.
     */
    public Effort in(Place place) {
        if (!place.isMap()) {
            return this;
        }
        long ceiling = (long) Math.ceil(MAP_WARMS * warmupMillis);
        return new Effort(ceiling, MAP_MEASURES * measureMillis, seed, repetition, slowerPercent);
    }
}
