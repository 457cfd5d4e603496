// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.compare;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.trials.change.ChangeSet;
import dev.gridwire.trials.fork.Forks;
import dev.gridwire.trials.fork.LeavesNoProcess;
import dev.gridwire.trials.hazelcast.cluster.ClusterSettings;
import dev.gridwire.trials.hazelcast.contestant.Contestant;
import dev.gridwire.trials.place.Place;
import dev.gridwire.trials.result.MutationCell;
import dev.gridwire.trials.safety.SafetySettings;
import dev.gridwire.trials.trial.Effort;
import dev.gridwire.trials.workload.Workload;
import dev.gridwire.trials.workloads.Workloads;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Altered payloads and changed classes as legs of a comparison. */
@Tag("full")
class SafetyComparisonTest implements LeavesNoProcess {

    private static final ProgressRecord PROGRESS = new ProgressRecord();
    private static final List<ComparisonResults> JOURNAL = new ArrayList<>();
    private static ComparisonResults results;

    /** Smile refuses samples. */
    @BeforeAll
    static void compare() {
        results = Comparison.run(settings(), null, PROGRESS, JOURNAL::add);
    }

    @Test
    void nothingIsTimed() {
        assertThat(results.cells()).isEmpty();
        assertThat(results.settings().warmupMillis()).isNull();
        assertThat(results.incomplete()).isNull();
    }

    @Test
    void whatIsRefusedHasItsReason() {
        assertThat(results.safety().mutation()).extracting(MutationCell::workload).containsExactly("sample", "order");
        assertThat(results.safety().mutation().get(0).note()).isEqualTo(
                Contestant.SMILE.refusal(Workloads.byId("sample").orElseThrow()).orElseThrow());
        assertThat(results.safety().mutation().get(1).inputs()).isEqualTo(20);
    }

    @Test
    void whatIsKnownIsHandedOutAfterEachLegMarkedIncomplete() {
        assertThat(JOURNAL).hasSize(2)
                .allSatisfy(one -> assertThat(one.incomplete()).contains(" of 2 legs of the cluster and of safety"));
        assertThat(JOURNAL.get(0).safety().mutation()).hasSize(2);
        assertThat(JOURNAL.get(0).safety().evolution()).isEmpty();
        assertThat(JOURNAL.get(1).safety()).isEqualTo(results.safety());
    }

    @Test
    void progressStepsAddUpToWhatWasBegun() {
        assertThat(PROGRESS.steps()).isEqualTo(PROGRESS.begun().get(0)).isEqualTo(2);
    }

    @Test
    void runThatGoesOnDoesNothingTwice() {
        ProgressRecord progress = new ProgressRecord();
        ComparisonResults again = Comparison.run(settings(), results, progress, one -> { });
        assertThat(progress.forks()).isEmpty();
        assertThat(progress.begun()).containsExactly(0);
        assertThat(again.safety()).isEqualTo(results.safety());
    }

    @Test
    void runThatEndedBetweenTheLegsGoesOnWithTheNext() {
        ProgressRecord progress = new ProgressRecord();
        ComparisonResults again = Comparison.run(settings(), JOURNAL.get(0), progress, one -> { });
        assertThat(progress.forks()).containsExactly("Changed classes, Jackson Smile");
        assertThat(again.safety()).isEqualTo(results.safety());
    }

    @Test
    void whatFollowsTheCodecIsStillToComeWhenThatIsMeasured() {
        ProgressRecord progress = new ProgressRecord();
        Comparison.run(settings(Place.CODEC), JOURNAL.get(0), progress, one -> { });
        assertThat(progress.begun()).containsExactly(3);
        assertThat(progress.remaining()).as("told after the codec").isEqualTo(1);
        assertThat(progress.steps()).isEqualTo(3);
    }

    private static ComparisonSettings settings(Place... places) {
        List<Workload<?>> workloads = List.of(Workloads.byId("order").orElseThrow(), Workloads.byId("sample").orElseThrow());
        return new ComparisonSettings(new Selection(workloads, List.of(Contestant.SMILE), List.of(places)),
                new RoundSizes(OptionalInt.empty()), new Effort(1, 1, 1), Budget.ofTurns(1), new Forks(128), 0,
                ClusterSettings.usual(),
                new SafetySettings(1, 20, 60_000, 128, 30_000), ChangeSet.of(workloads), List.of("compare", "--only-safety"));
    }
}
