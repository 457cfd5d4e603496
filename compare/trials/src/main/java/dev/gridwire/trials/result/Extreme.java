// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.result;

/**
 * The highest cost of one input.
 *
 * @param amount bytes or nanoseconds
 * @param inputBytes the length of the input, including the grid's header of eight bytes
 * @param input the number from which the input can be created again
 */
public record Extreme(long amount, int inputBytes, int input) {}
