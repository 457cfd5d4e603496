// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.trial;

/**
 * How long and how often each cell is measured.
 *
 * @param rounds rounds that count, at least 1
 * @param warmupMillis how long rounds of each workload run before any counts; two are run at the least where it is not 0
 * @param seed of all values
 */
public record Effort(int rounds, long warmupMillis, long seed) {}
