// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.result;

import org.jspecify.annotations.Nullable;

/**
 * The resources that one process used while a cell was measured.
 *
 * @param name a name such as {@code member 1}
 * @param role {@code member} or {@code client}
 * @param operations the number of operations that all clients did meanwhile, as a divisor for the other figures
 * @param cpuSeconds the CPU time of all its threads; null if the system does not report it
 * @param allocatedBytes the bytes allocated by its threads; null if unknown
 * @param sentBytes the bytes sent to the network, as Hazelcast counts them; null if unknown
 * @param receivedBytes the bytes received, counted in the same way; null if unknown
 * @param usedHeapBytes the used heap after a collection; null if unknown
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
