// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.result;

/**
 * The highest cost of one input.
 *
 * @param amount bytes or nanoseconds
 * @param inputBytes the length of the input, the grid's header of eight bytes included
 * @param input its number, by which it is made again
 */
public record Extreme(long amount, int inputBytes, int input) {}
