// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.fork;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.trials.contestant.Contestant;
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
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class TrialForkTest implements LeavesNoProcess {

    private static final Forks FORKS = new Forks(128);
    private static final int ROUNDS = 3;
    private static final Effort EFFORT = new Effort(ROUNDS, 1, 1);

    private final AtomicInteger rounds = new AtomicInteger();

    @Test
    void forkGivesACellForEachWorkloadInTheirOrder() {
        List<Cell> cells = run(Contestant.IDENTIFIED, Place.CODEC, "", "sample", "order", "programmer");
        assertThat(cells).extracting(Cell::workload).containsExactly("sample", "order", "programmer");
        assertThat(cells).extracting(Cell::contestant).containsOnly("identified");
        assertThat(cells).extracting(Cell::place).containsOnly("codec");
        assertThat(cells).extracting(Cell::outcome).containsOnly(Outcome.HELD);
        assertThat(cells).allSatisfy(TrialForkTest::hasASampleForEachRound);
        assertThat(rounds).hasValue(3 * ROUNDS);
    }

    @Test
    void clientUsesTheMemberOfAnotherFork() {
        try (MemberFork member = MemberFork.start(FORKS, 0)) {
            List<Cell> cells = run(Contestant.COMPACT, Place.CLIENT, member.address(), "order");
            assertThat(cells).extracting(Cell::place).containsExactly("client");
            assertThat(cells).allSatisfy(TrialForkTest::hasASampleForEachRound);
        }
    }

    @Test
    void workloadThatFailsDoesNotSpoilTheNext() {
        List<Cell> cells = run(Contestant.COMPACT_ZERO, Place.CODEC, "", "customer", "programmer");
        assertThat(cells).extracting(Cell::outcome).containsExactly(Outcome.FAILED, Outcome.HELD);
        assertThat(cells).extracting(Cell::isMeasured).containsExactly(false, true);
        assertThat(cells.get(0).note()).startsWith("ReflectiveCompactSerializationUnsupportedException: ");
        assertThat(rounds).hasValue(ROUNDS);
    }

    private List<Cell> run(Contestant contestant, Place place, String member, String... workloads) {
        Map<Workload<?>, Integer> sizes = new LinkedHashMap<>();
        for (String workload : workloads) {
            sizes.put(Workloads.byId(workload).orElseThrow(), 5);
        }
        return TrialFork.run(FORKS, contestant, place, sizes, EFFORT, member, rounds::incrementAndGet);
    }

    private static void hasASampleForEachRound(Cell cell) {
        assertThat(cell.size()).isEqualTo(5);
        assertThat(cell.bytes()).isPositive();
        hasASampleForEachRound(cell.write());
        hasASampleForEachRound(cell.read());
    }

    private static void hasASampleForEachRound(Measurement measurement) {
        assertThat(measurement.nanosPerOp()).hasSize(ROUNDS).allMatch(nanos -> nanos > 0);
        assertThat(measurement.allocatedBytesPerOp()).hasSize(ROUNDS).allMatch(bytes -> bytes > 0);
    }
}
