// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.cluster;

import org.jspecify.annotations.Nullable;

/**
 * What one thread did.
 *
 * @param operations that were answered
 * @param first the first failure; null where there was none
 */
record Tally(long operations, long failures, @Nullable RuntimeException first) {}
