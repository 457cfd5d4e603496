// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.firstuse;

/**
 * The cost of first use in one fork.
 *
 * @param first to make the codec, and to write and read the first object of each of three classes
 * @param further to write and read the first object of each of ten more, all ten together
 */
public record FirstUseCost(TimeSpent first, TimeSpent further) {}
