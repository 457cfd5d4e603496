// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.result;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The results of one contestant with one workload in a cluster under load.
 *
 * @param workload the workload's id
 * @param contestant the contestant's id
 * @param outcome how well values were preserved
 * @param note why nothing was measured, or where the decoded graph differs; otherwise null
 * @param bytes the mean size of a stored value; null if nothing was measured
 * @param write {@code set}; null if nothing was measured
 * @param read {@code get}; null if nothing was measured
 * @param processes the use of each process during the measurement, members first
 * @param heldBytes the map's bytes in all members, with backups, as Hazelcast counts them; null if unknown
 * @param incidents the incidents of the cluster, and their results; empty if there were none
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

    /** Returns a cell in which nothing was measured. */
    public static ClusterCell without(String workload, String contestant, Outcome outcome, String note) {
        return new ClusterCell(workload, contestant, outcome, note, null, null, null, List.of(), null, List.of());
    }
}
