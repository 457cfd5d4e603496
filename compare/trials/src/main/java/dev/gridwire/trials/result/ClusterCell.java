// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.result;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The results of one contestant with one workload in a cluster under load.
 *
 * @param workload the workload's id
 * @param contestant the contestant's id
 * @param outcome how values were kept
 * @param note why nothing was measured, or where the decoded graph differs; null where there is nothing to say
 * @param bytes mean size of one value as the grid stores it; null where nothing was measured
 * @param write {@code set}; null where nothing was measured
 * @param read {@code get}; null where nothing was measured
 * @param processes the use of each process while it was measured, members first
 * @param heldBytes the map's bytes in all members, backups included, by Hazelcast's own account; null where not known
 * @param incidents the incidents of the cluster meanwhile, and their results; empty where nothing was
 */
public record ClusterCell(
        String workload,
        String contestant,
        Outcome outcome,
        @Nullable String note,
        @Nullable Double bytes,
        @Nullable LoadMeasurement write,
        @Nullable LoadMeasurement read,
        List<ProcessUse> processes,
        @Nullable Long heldBytes,
        List<Incident> incidents) {

    public ClusterCell {
        processes = List.copyOf(processes);
        incidents = List.copyOf(incidents);
    }

    /** A cell in which nothing was measured. */
    public static ClusterCell without(String workload, String contestant, Outcome outcome, String note) {
        return new ClusterCell(workload, contestant, outcome, note, null, null, null, List.of(), null, List.of());
    }
}
