// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.cli;

import dev.gridwire.trials.compare.Machine;
import dev.gridwire.trials.compare.Selection;
import dev.gridwire.trials.fork.Forks;
import dev.gridwire.trials.hazelcast.cluster.ClusterSettings;
import dev.gridwire.trials.place.Place;

/** Refuses a heap that the machine does not have before an hour is spent on it. */
final class Memory {

    private static final long BYTES_PER_MEGABYTE = 1 << 20;

    private Memory() {}

    /** Refuses a cluster that is too large for the free memory, because all its processes run at once. */
    static void demand(Selection chosen, ClusterSettings cluster) {
        long free = Machine.availableMemoryBytes();
        if (chosen.places().contains(Place.CLUSTER) && cluster.heapMegabytes() * BYTES_PER_MEGABYTE > free) {
            throw new CommandFailure("The machine has too little memory left: the heaps of the cluster's processes are "
                    + cluster.heapMegabytes() + "m, it has " + free / BYTES_PER_MEGABYTE
                    + "m. Choose a smaller --heap, or fewer --cluster-members or --clients.");
        }
    }

    /**
     * Refuses forks that are too large.
     *
     * @param withMember whether a member runs beside the measuring fork
     */
    static void demand(Forks forks, boolean withMember) {
        int count = withMember ? 2 : 1;
        long needed = count * forks.heapMegabytes() * BYTES_PER_MEGABYTE;
        long total = Machine.here().memoryBytes();
        if (needed > total) {
            throw new CommandFailure("The machine has too little memory: " + count + " × --heap " + forks.heapMegabytes()
                    + "m is " + needed / BYTES_PER_MEGABYTE + "m, it has " + total / BYTES_PER_MEGABYTE
                    + "m. Choose a smaller --heap.");
        }
    }
}
