// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.cluster;

import com.hazelcast.config.MapConfig;
import com.hazelcast.config.SerializationConfig;
import dev.gridwire.trials.hazelcast.contestant.Contestant;
import dev.gridwire.trials.hazelcast.place.GridVenue;
import dev.gridwire.trials.workload.Workload;
import dev.gridwire.trials.workloads.Workloads;
import java.io.Serializable;
import java.util.List;

/**
 * The settings on which members and clients must agree.
 *
 * @param workloads specifications by which a fork finds the workloads
 * @param clusterName the name by which members find each other
 * @param maps the prefix of the names of the trial's maps, which no other map has
 * @param backups the number of synchronous backups of each entry
 */
record TrialGrid(Contestant contestant, List<Workload.Spec> workloads, String clusterName, String maps, int backups)
        implements Serializable {

    SerializationConfig serialization() {
        return GridVenue.configured(workloads.stream().<Workload<?>>map(Workloads::open).toList(), contestant::setup);
    }

    MapConfig mapConfig() {
        return new MapConfig(maps + '*').setBackupCount(backups).setStatisticsEnabled(false);
    }

    String map(Workload<?> workload) {
        return maps + workload.id();
    }
}
