// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.cluster;

import dev.gridwire.trials.workload.Workload;
import org.jspecify.annotations.Nullable;

/**
 * The cluster of a trial, and the work to do with it.
 *
 * @param members how many members to start; meaningless if they run elsewhere
 * @param memberHeapMegabytes the heap of each; meaningless if they run elsewhere
 * @param backups the number of synchronous backups of each entry
 * @param elsewhere external members that already run; null for our own members
 * @param kill whether, after the measuring, each member is killed and started again under load
 */
public record ClusterSettings(
        int members, int memberHeapMegabytes, int backups, @Nullable ExternalCluster elsewhere, Load load, boolean kill) {

    private static final int MEMBERS = 3;
    private static final int MEMBER_HEAP_MEGABYTES = 512;

    /** Returns three members of our own, one backup, two clients. */
    public static ClusterSettings usual() {
        return new ClusterSettings(MEMBERS, MEMBER_HEAP_MEGABYTES, 1, null, Load.usual(), false);
    }

    /** Returns the number of entries of the map; fewer for large values. */
    public int entries(Workload<?> workload) {
        return Math.max(1, load.entries() / (workload.userClass().isPresent() ? 1 : workload.weight()));
    }

    /** Returns the total heap of all processes to start. */
    public long heapMegabytes() {
        long ofMembers = elsewhere == null ? (long) members * memberHeapMegabytes : 0;
        return ofMembers + (long) load.clients() * load.clientHeapMegabytes();
    }
}
