// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.cluster;

import dev.gridwire.trials.workload.Workload;
import org.jspecify.annotations.Nullable;

/**
 * The cluster of a trial, and the work that is done with it.
 *
 * @param members how many are started; of no meaning where they run elsewhere
 * @param memberHeapMegabytes likewise
 * @param backups synchronous ones of each entry
 * @param elsewhere members that run already; null for members of our own
 * @param kill whether each member is killed and started again, under load, after the measuring
 */
public record ClusterSettings(
        int members, int memberHeapMegabytes, int backups, @Nullable ExternalCluster elsewhere, Load load, boolean kill) {

    private static final int MEMBERS = 3;
    private static final int MEMBER_HEAP_MEGABYTES = 512;

    /** Three members of our own, one backup, two clients. */
    public static ClusterSettings usual() {
        return new ClusterSettings(MEMBERS, MEMBER_HEAP_MEGABYTES, 1, null, Load.usual(), false);
    }

    /** The number of entries of the map; fewer where values are large. */
    public int entries(Workload<?> workload) {
        return Math.max(1, load.entries() / (workload.userClass().isPresent() ? 1 : workload.weight()));
    }

    /** The heap of all processes that are started, together. */
    public long heapMegabytes() {
        long ofMembers = elsewhere == null ? (long) members * memberHeapMegabytes : 0;
        return ofMembers + (long) load.clients() * load.clientHeapMegabytes();
    }
}
