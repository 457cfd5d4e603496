// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.trial;

/**
 * The length of the measuring of each cell in one JVM.
 *
 * @param warmupMillis the ceiling of the warm-up of each workload, which ends before where times are steady; 0 for none
 * @param measureMillis how long each workload is measured; two windows are timed at the least
 * @param seed of all values
 */
public record Effort(long warmupMillis, long measureMillis, long seed) {}
