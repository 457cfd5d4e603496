// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.cluster;

import dev.gridwire.trials.workload.Workload;
import dev.gridwire.trials.workloads.Workloads;
import java.util.Arrays;
import java.util.List;

/** Clusters as small as can be. */
final class SmallClusters {

    static final int HEAP_MEGABYTES = 128;
    static final Load LOAD = new Load(2, HEAP_MEGABYTES, 2, 300, 1, 1, null);

    private SmallClusters() {}

    static ClusterSettings cluster(int members) {
        return new ClusterSettings(members, HEAP_MEGABYTES, 1, null, LOAD, false);
    }

    static ClusterSettings cluster(int members, int backups) {
        return new ClusterSettings(members, HEAP_MEGABYTES, backups, null, LOAD, false);
    }

    static ClusterSettings killed(int members) {
        return new ClusterSettings(members, HEAP_MEGABYTES, 1, null, LOAD, true);
    }

    static ClusterSettings elsewhere(ExternalCluster external) {
        return new ClusterSettings(0, HEAP_MEGABYTES, 1, external, LOAD, false);
    }

    static List<Workload<?>> workloads(String... ids) {
        return Arrays.stream(ids).<Workload<?>>map(id -> Workloads.byId(id).orElseThrow()).toList();
    }
}
