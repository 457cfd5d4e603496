// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.fork;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.trials.hazelcast.contestant.Contestant;
import dev.gridwire.trials.place.Place;
import dev.gridwire.trials.result.Cell;
import dev.gridwire.trials.result.Measurement;
import dev.gridwire.trials.result.Outcome;
import dev.gridwire.trials.trial.Effort;
import dev.gridwire.trials.workload.Workload;
import dev.gridwire.trials.workloads.Workloads;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class TrialForkTest implements LeavesNoProcess {

    private static final Forks FORKS = new Forks(128);
    private static final int TURN = 7;
    private static final Effort EFFORT = new Effort(1, 1, 1);

    @Test
    void forkGivesACellForEachWorkloadInTheirOrder() {
        List<Cell> cells = run(Contestant.IDENTIFIED, "sample", "order", "programmer");
        assertThat(cells).extracting(Cell::workload).containsExactly("sample", "order", "programmer");
        assertThat(cells).extracting(Cell::contestant).containsOnly("identified");
        assertThat(cells).extracting(Cell::place).containsOnly("codec");
        assertThat(cells).extracting(Cell::outcome).containsOnly(Outcome.HELD);
        assertThat(cells).allSatisfy(TrialForkTest::hasTheSampleOfOneJvm);
    }

    @Test
    @Tag("full")
    void forkThatMeasuredTheCodecGoesOnAsAClientOfAnotherForksMember() {
        try (MemberFork member = MemberFork.start(FORKS, 0)) {
            List<TrialFork.Stay> stays =
                    List.of(stay(Place.CODEC, null, "order", "programmer"), stay(Place.CLIENT, member, "programmer"));
            TrialFork trial = new TrialFork(FORKS, Contestant.COMPACT, EFFORT);
            try (PausingFork<List<Cell>> fork = trial.start(TURN, stays, Long.MAX_VALUE)) {
                assertThat(toItsResult(fork)).extracting(Cell::place).containsExactly("codec", "codec");
                assertThat(fork.hasNext()).isTrue();
                fork.goOn();
                assertThat(fork.isDue()).isTrue();
                List<Cell> cells = toItsResult(fork);
                assertThat(cells).extracting(Cell::place).containsExactly("client");
                assertThat(cells).allSatisfy(TrialForkTest::hasTheSampleOfOneJvm);
                assertThat(fork.hasNext()).isFalse();
            }
        }
    }

    private static List<Cell> toItsResult(PausingFork<List<Cell>> fork) {
        while (fork.isDue()) {
            fork.goOn();
        }
        return fork.result();
    }

    @Test
    void workloadThatFailsDoesNotSpoilTheNext() {
        List<Cell> cells = run(Contestant.COMPACT_ZERO, "customer", "programmer");
        assertThat(cells).extracting(Cell::outcome).containsExactly(Outcome.FAILED, Outcome.HELD);
        assertThat(cells).extracting(Cell::isMeasured).containsExactly(false, true);
        assertThat(cells.get(0).note()).startsWith("ReflectiveCompactSerializationUnsupportedException: ");
    }

    private static List<Cell> run(Contestant contestant, String... workloads) {
        return WholeTrial.run(new TrialFork(FORKS, contestant, EFFORT), TURN, stay(Place.CODEC, null, workloads));
    }

    private static TrialFork.Stay stay(Place place, @Nullable MemberFork member, String... workloads) {
        Map<Workload<?>, Integer> sizes = new LinkedHashMap<>();
        for (String workload : workloads) {
            sizes.put(Workloads.byId(workload).orElseThrow(), 5);
        }
        return new TrialFork.Stay(place, sizes, member);
    }

    private static void hasTheSampleOfOneJvm(Cell cell) {
        assertThat(cell.size()).isEqualTo(5);
        assertThat(cell.bytes()).isPositive();
        assertThat(cell.jvms()).singleElement().satisfies(jvm -> {
            assertThat(jvm.turn()).isEqualTo(TURN);
            assertThat(jvm.foreignShare()).isBetween(0.0, 1.0);
        });
        hasTheSampleOfOneJvm(cell.write());
        hasTheSampleOfOneJvm(cell.read());
    }

    private static void hasTheSampleOfOneJvm(Measurement measurement) {
        assertThat(measurement.nanosPerOp()).hasSize(1).allMatch(nanos -> nanos > 0);
        assertThat(measurement.allocatedBytesPerOp()).hasSize(1).allMatch(bytes -> bytes > 0);
    }
}
