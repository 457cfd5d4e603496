// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.trials.fork.Forks;
import dev.gridwire.trials.fork.LeavesNoProcess;
import dev.gridwire.trials.hazelcast.contestant.Contestant;
import dev.gridwire.trials.result.ClusterCell;
import dev.gridwire.trials.result.LoadMeasurement;
import dev.gridwire.trials.result.Outcome;
import dev.gridwire.trials.result.ProcessUse;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Real members and clients, for a second. */
@Tag("full")
class ClusterTrialTest implements LeavesNoProcess {

    private static final Forks FORKS = new Forks(SmallClusters.HEAP_MEGABYTES);

    private final Rates rates = Rates.of(null, List.of());
    private final AtomicInteger steps = new AtomicInteger();

    @Test
    void contestantsOfARunAreOfferedTheSameRate() {
        ClusterCell java = run(Contestant.JAVA, "order").get(0);
        assertThat(steps).hasValue(ClusterTrial.steps(SmallClusters.cluster(2)));
        assertMeasured(java, "java");
        ClusterCell compact = run(Contestant.COMPACT, "order").get(0);
        assertMeasured(compact, "compact");
        assertThat(offered(compact.write())).isEqualTo(offered(java.write()));
        assertThat(offered(compact.read())).isEqualTo(offered(java.read()));
        assertThat(compact.heldBytes()).isLessThan(java.heldBytes());
    }

    private List<ClusterCell> run(Contestant contestant, String... workloads) {
        return ClusterTrial.run(
                FORKS, SmallClusters.cluster(2), contestant, SmallClusters.workloads(workloads), 1, rates,
                        steps::incrementAndGet);
    }

    private static void assertMeasured(ClusterCell cell, String contestant) {
        assertThat(cell.workload()).isEqualTo("order");
        assertThat(cell.contestant()).isEqualTo(contestant);
        assertThat(cell.outcome()).isEqualTo(Outcome.HELD);
        assertThat(cell.bytes()).isBetween(50.0, 1_000.0);
        assertMeasured(cell.write());
        assertMeasured(cell.read());
        assertThat(cell.processes()).extracting(ProcessUse::name)
                .containsExactly("member 1", "member 2", "client 1", "client 2");
        assertThat(cell.processes()).allSatisfy(ClusterTrialTest::assertRead);
        // Each entry has a key of some bytes and is held twice.
        assertThat(cell.heldBytes()).isGreaterThan((long) (2 * SmallClusters.LOAD.entries() * cell.bytes()));
        assertThat(cell.incidents()).isEmpty();
    }

    private static void assertMeasured(LoadMeasurement measured) {
        assertThat(measured.threads()).isEqualTo(4);
        assertThat(measured.opsPerSecond()).hasSize(3).allMatch(sample -> sample > 0);
        assertThat(measured.errorOpsPerSecond()).isNotNull();
        assertThat(measured.failures()).isZero();
        assertThat(measured.latency()).isNotNull();
        assertThat(measured.latency().count()).isPositive();
        assertThat(measured.latency().p50()).isPositive().isLessThanOrEqualTo(measured.latency().most());
    }

    private static void assertRead(ProcessUse use) {
        assertThat(use.operations()).isPositive();
        assertThat(use.cpuSeconds()).isPositive();
        assertThat(use.allocatedBytes()).isPositive();
        assertThat(use.sentBytes()).isPositive();
        assertThat(use.receivedBytes()).isPositive();
        assertThat(use.usedHeapBytes()).isPositive();
    }

    private static double offered(LoadMeasurement measured) {
        return measured.latency().offeredPerSecond();
    }
}
