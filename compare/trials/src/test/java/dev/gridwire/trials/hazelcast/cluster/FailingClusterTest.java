// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.gridwire.trials.fork.ForkFailure;
import dev.gridwire.trials.fork.Forks;
import dev.gridwire.trials.fork.LeavesNoProcess;
import dev.gridwire.trials.hazelcast.contestant.Contestant;
import dev.gridwire.trials.result.ClusterCell;
import dev.gridwire.trials.result.Outcome;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class FailingClusterTest implements LeavesNoProcess {

    private static final Forks FORKS = new Forks(SmallClusters.HEAP_MEGABYTES);

    @Test
    @Tag("full")
    void workloadThatFailsDoesNotSpoilTheNext() {
        List<ClusterCell> cells = ClusterTrial.run(
                FORKS, SmallClusters.cluster(1, 0), Contestant.COMPACT_ZERO,
                        SmallClusters.workloads("customer", "programmer"), 1, rates(),
                () -> { });
        assertThat(cells).extracting(ClusterCell::outcome).containsExactly(Outcome.FAILED, Outcome.HELD);
        assertThat(cells.get(0).note()).startsWith("ReflectiveCompactSerializationUnsupportedException: ");
        assertThat(cells.get(1).write()).isNotNull();
    }

    @Test
    void heapThatNoMemberCanHaveIsAMatterOfTheOption() {
        ClusterSettings tiny = new ClusterSettings(2, 1, 1, null, SmallClusters.LOAD, false);
        ForkFailure failure = catchThrowableOfType(ForkFailure.class, () -> run(tiny, () -> { }));
        assertThat(failure).hasMessageContaining("--heap");
        assertThat(failure.isForTheUser()).isTrue();
    }

    @Test
    @Tag("full")
    void memberThatDiesInTheMiddleEndsTheTrialInOneSentence() {
        ForkFailure failure = catchThrowableOfType(
                ForkFailure.class, () -> run(SmallClusters.cluster(1, 0), FailingClusterTest::killAMember));
        assertThat(failure).hasMessageStartingWith("Member 1 of the cluster has ended").hasMessageContaining("--heap");
        assertThat(failure.isForTheUser()).isTrue();
    }

    private static void run(ClusterSettings settings, Runnable onStep) {
        ClusterTrial.run(FORKS, settings, Contestant.JAVA, SmallClusters.workloads("order"), 1, rates(), onStep);
    }

    private static Rates rates() {
        return Rates.of(null, List.of());
    }

    /** Members are started before clients. */
    private static void killAMember() {
        ProcessHandle.current().children()
                .min((a, b) -> a.info().startInstant().orElseThrow().compareTo(b.info().startInstant().orElseThrow()))
                .ifPresent(member -> {
                    member.destroyForcibly();
                    member.onExit().orTimeout(20, TimeUnit.SECONDS).join();
                });
    }
}
