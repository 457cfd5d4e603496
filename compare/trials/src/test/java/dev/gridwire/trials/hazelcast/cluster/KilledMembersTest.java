// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.trials.fork.Forks;
import dev.gridwire.trials.fork.LeavesNoProcess;
import dev.gridwire.trials.hazelcast.contestant.Contestant;
import dev.gridwire.trials.result.ClusterCell;
import dev.gridwire.trials.result.Incident;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("full")
class KilledMembersTest implements LeavesNoProcess {

    @Test
    void noEntryIsLostWhenEachMemberIsKilledInTurnUnderLoad() {
        ClusterCell cell = ClusterTrial.run(
                new Forks(SmallClusters.HEAP_MEGABYTES), SmallClusters.killed(2), Contestant.IDENTIFIED,
                        SmallClusters.workloads("order"), 1,
                Rates.of(1_000, List.of()), () -> { }).get(0);
        assertThat(cell.incidents()).extracting(Incident::what).containsExactly(
                "member 1 killed", "member 1 started again", "member 2 killed", "member 2 started again");
        assertThat(cell.incidents()).allSatisfy(incident -> {
            assertThat(incident.lost()).isZero();
            assertThat(incident.recoveredAfterMillis()).isNotNull().isPositive();
        });
    }
}
