// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.compare;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.trials.fork.Forks;
import dev.gridwire.trials.fork.LeavesNoProcess;
import dev.gridwire.trials.fork.TrialFork;
import dev.gridwire.trials.hazelcast.contestant.Contestant;
import dev.gridwire.trials.place.Place;
import dev.gridwire.trials.result.Cell;
import dev.gridwire.trials.result.Outcome;
import dev.gridwire.trials.trial.Effort;
import dev.gridwire.trials.trial.QuietMoment;
import dev.gridwire.trials.workload.Workload;
import dev.gridwire.trials.workloads.Workloads;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class LegRunTest implements LeavesNoProcess {

    private static final Forks FORKS = new Forks(128);
    private static final Map<Workload<?>, Integer> ORDERS = Map.of(Workloads.byId("order").orElseThrow(), 200);

    @Test
    void manyAreAliveWhereMemoryAllowsAndOneWhereItDoesNot() {
        assertThat(LegRun.most(new Forks(16))).isGreaterThan(1);
        assertThat(LegRun.most(new Forks(1 << 30))).isEqualTo(1);
    }

    @Test
    void groupsHoldAllInTheirOrder() {
        assertThat(LegRun.groups(List.of(1, 2, 3, 4, 5), 2)).containsExactly(List.of(1, 2), List.of(3, 4), List.of(5));
        assertThat(LegRun.groups(List.of(1, 2), 9)).containsExactly(List.of(1, 2));
        assertThat(LegRun.groups(List.of(), 9)).isEmpty();
    }

    @Test
    @Tag("full")
    void twoMeasureSliceBySlice() {
        try (LegRun first = start(Contestant.JAVA); LegRun second = start(Contestant.IDENTIFIED)) {
            first.rest();
            second.rest();
            assertThat(first.isDue() && second.isDue()).isTrue();
            int rounds = 0;
            for (; first.isDue() || second.isDue(); rounds++) {
                List.of(first, second).stream().filter(LegRun::isDue).forEach(LegRun::measure);
            }
            assertThat(rounds).isGreaterThan(1);
            assertThat(first.cells()).extracting(Cell::contestant).containsExactly("java");
            assertThat(second.cells()).extracting(Cell::outcome).containsExactly(Outcome.HELD);
            assertThat(second.cells()).allSatisfy(cell -> assertThat(cell.jvms()).hasSize(1));
        }
    }

    @Test
    void forkThatDiesIsAFailedLeg() {
        Leg<Contestant> leg = new Leg<>(Contestant.JAVA, "java", Place.CODEC, new Effort(1, 1, 1), ORDERS, List.of());
        TrialFork broken = new TrialFork(FORKS, Contestant.JAVA, new Effort(1, 1, 1));
        TrialFork.Stay withoutMember = new TrialFork.Stay(Place.CLIENT, ORDERS, null);
        try (LegRun run = LegRun.start(List.of(leg), broken, 1, List.of(withoutMember), QuietMoment.here())) {
            assertThat(run.isDue()).isFalse();
            assertThat(run.cells()).extracting(Cell::outcome).containsExactly(Outcome.FAILED);
        }
    }

    private static LegRun start(Contestant contestant) {
        Leg<Contestant> leg = new Leg<>(
                contestant, contestant.id(), Place.CODEC, new Effort(1, 100, 1), ORDERS, List.of());
        TrialFork fork = new TrialFork(FORKS, contestant, new Effort(1, 100, 1));
        TrialFork.Stay stay = new TrialFork.Stay(Place.CODEC, ORDERS, null);
        return LegRun.start(List.of(leg), fork, 1, List.of(stay), QuietMoment.here());
    }
}
