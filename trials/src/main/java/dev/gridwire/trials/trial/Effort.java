// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.trial;

/**
 * The length of the measuring of each cell in one JVM.
 *
 * @param warmupMillis the ceiling of the warm-up of each workload, which ends before where times are steady; 0 for none
 * @param measureMillis how long each workload is measured; two windows are timed at the least
 * @param seed of all values
 * @param slowerPercent how much longer each window is made to take on purpose, for the check of the measuring itself; else 0
 */
public record Effort(long warmupMillis, long measureMillis, long seed, int slowerPercent) {

    /** An effort that slows nothing. */
    public Effort(long warmupMillis, long measureMillis, long seed) {
        this(warmupMillis, measureMillis, seed, 0);
    }

    /** The same, but slower. */
    public Effort slowerBy(int percent) {
        return new Effort(warmupMillis, measureMillis, seed, percent);
    }
}
