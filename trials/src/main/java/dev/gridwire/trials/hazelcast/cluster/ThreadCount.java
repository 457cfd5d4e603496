// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.cluster;

import org.jspecify.annotations.Nullable;

/**
 * The counts of one thread.
 *
 * @param operations answered
 * @param first the first failure; null where there was none
 */
record ThreadCount(long operations, long failures, @Nullable RuntimeException first) {}
