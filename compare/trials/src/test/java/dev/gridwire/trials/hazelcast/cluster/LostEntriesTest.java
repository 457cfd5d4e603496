// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.trials.fork.Forks;
import dev.gridwire.trials.fork.LeavesNoProcess;
import dev.gridwire.trials.hazelcast.contestant.Contestant;
import dev.gridwire.trials.result.ClusterCell;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("full")
class LostEntriesTest implements LeavesNoProcess {

    /** The check for lost entries can fail: without a backup a killed member's entries are gone. */
    @Test
    void entriesWithoutABackupAreSeenToBeLost() {
        ClusterSettings settings = new ClusterSettings(2, SmallClusters.HEAP_MEGABYTES, 0, null, SmallClusters.LOAD, true);
        ClusterCell cell = ClusterTrial.run(
                new Forks(SmallClusters.HEAP_MEGABYTES), settings, Contestant.IDENTIFIED, SmallClusters.workloads("order"), 1,
                Rates.of(1_000, List.of()), () -> { }).get(0);
        assertThat(cell.incidents()).hasSize(4).anySatisfy(incident -> assertThat(incident.lost()).isPositive());
    }
}
