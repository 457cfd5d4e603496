// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.result;

import org.jspecify.annotations.Nullable;

/**
 * Inputs of one fate.
 *
 * @param fate their fate
 * @param what was thrown, as a class name, or how a JVM ended; empty where nothing was
 * @param count how many
 * @param example the number of the first, by which it is made again
 * @param hex its bytes, at most 200 of them; null where it is not worth a look
 */
public record MutationFinding(Fate fate, String what, int count, int example, @Nullable String hex) {}
