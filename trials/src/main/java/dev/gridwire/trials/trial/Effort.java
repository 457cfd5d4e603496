// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.trial;

/**
 * The length and the number of measurements of each cell.
 *
 * @param rounds rounds that count, at least 1
 * @param warmupMillis how long rounds of each workload run before any counts; two are run at the least where it is not 0
 * @param seed of all values
 */
public record Effort(int rounds, long warmupMillis, long seed) {}
