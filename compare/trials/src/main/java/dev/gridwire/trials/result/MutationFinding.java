// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.result;

import org.jspecify.annotations.Nullable;

/**
 * Inputs with the same fate.
 *
 * @param fate their fate
 * @param what the class of the exception, or how a JVM ended; otherwise empty
 * @param count the number of inputs
 * @param example the number from which the first can be created again
 * @param hex its bytes, at most 200 of them; null if they are of no interest
 */
public record MutationFinding(Fate fate, String what, int count, int example, @Nullable String hex) {}
