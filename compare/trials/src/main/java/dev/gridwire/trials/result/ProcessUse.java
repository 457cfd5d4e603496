// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.result;

import org.jspecify.annotations.Nullable;

/**
 * The resources of one process while a cell was measured.
 *
 * @param name such as {@code member 1}
 * @param role {@code member} or {@code client}
 * @param operations that all clients did meanwhile, by which the other figures can be divided
 * @param cpuSeconds of all its threads; null where the system does not tell
 * @param allocatedBytes by its threads; null where not known
 * @param sentBytes to the network, by Hazelcast's own counters; null where not known
 * @param receivedBytes likewise
 * @param usedHeapBytes after a collection; null where not known
 */
public record ProcessUse(
        String name,
        String role,
        long operations,
        @Nullable Double cpuSeconds,
        @Nullable Long allocatedBytes,
        @Nullable Long sentBytes,
        @Nullable Long receivedBytes,
        @Nullable Long usedHeapBytes) {}
