// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.safety;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.trials.fork.Forks;
import dev.gridwire.trials.fork.LeavesNoProcess;
import dev.gridwire.trials.hazelcast.contestant.Contestant;
import dev.gridwire.trials.result.Fate;
import dev.gridwire.trials.result.MutationCell;
import dev.gridwire.trials.result.MutationFinding;
import dev.gridwire.trials.workload.Workload;
import dev.gridwire.trials.workloads.Workloads;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class MutationTrialTest implements LeavesNoProcess {

    private static final List<Workload<?>> ORDER = List.of(Workloads.byId("order").orElseThrow());
    private static final long NO_LIMIT = 120_000;

    @Test
    @Tag("full")
    void inputThatEndsAForkIsCountedAndNamedAndTheRestIsReadInAnother() {
        AtomicInteger cellsDone = new AtomicInteger();
        SafetySettings settings = new SafetySettings(1, 10, NO_LIMIT, 64, 1_000);
        List<Workload<?>> two = List.of(ORDER.get(0), Workloads.byId("customer").orElseThrow());
        List<MutationCell> cells = new MutationTrial(
                new Forks(64), Contestant.JAVA, two, settings, cellsDone::incrementAndGet, new EndingTask()).run();
        assertThat(cells).extracting(MutationCell::workload).containsExactly("order", "customer");
        assertThat(cells.get(0).inputs()).isEqualTo(10);
        assertThat(cells.get(0).note()).isNull();
        assertThat(cells.get(0).findings()).contains(
                new MutationFinding(Fate.HANG, "", 1, EndingTask.HANGS, "0102"),
                new MutationFinding(Fate.CRASH, "exit code 9", 1, EndingTask.HALTS, "0102"));
        assertThat(cells.get(0).count(Fate.REFUSED)).isEqualTo(8);
        assertThat(cellsDone).hasValue(2);
    }

    @Test
    @Tag("full")
    void cellWhoseInputsGoOnEndingForksIsEnded() {
        SafetySettings settings = new SafetySettings(1, 50, NO_LIMIT, 64, 1_000);
        MutationCell cell = new MutationTrial(new Forks(64), Contestant.JAVA,
                List.of(ORDER.get(0), ORDER.get(0)), settings, () -> {}, new EndingTask()).run().get(1);
        assertThat(cell.count(Fate.CRASH)).isEqualTo(3);
        assertThat(cell.inputs()).isEqualTo(EndingTask.HALTS_ALWAYS_FROM + 3);
        assertThat(cell.note()).isEqualTo("Ended after 3 inputs that ended their fork.");
    }

    @ParameterizedTest
    @Tag("full")
    @EnumSource(names = {"GRIDWIRE", "GRIDWIRE_CANONICAL", "GRIDWIRE_SEALED"})
    void gridwireRefusesOrReadsAndDoesNothingElse(Contestant gridwire) {
        MutationCell cell = read(gridwire, 1_000);
        Set<Fate> allowed = gridwire == Contestant.GRIDWIRE_SEALED
                ? EnumSet.of(Fate.SAME, Fate.REFUSED) : EnumSet.of(Fate.SAME, Fate.REFUSED, Fate.OTHER_VALUE);
        assertThat(cell.inputs()).isEqualTo(1_000);
        assertThat(cell.findings()).allSatisfy(one -> assertThat(allowed).contains(one.fate()));
    }

    /** The harness finds what there is to be found, or it would prove nothing of Gridwire. */
    @Test
    @Tag("full")
    void kryoAllocatesMoreThanItsInputsAllowAndConfusesTypes() {
        MutationCell cell = read(Contestant.KRYO, 300);
        assertThat(cell.count(Fate.TOO_MANY_BYTES)).isPositive();
        assertThat(cell.count(Fate.ERROR)).isPositive();
        assertThat(cell.count(Fate.TYPE_CONFUSED)).isPositive();
    }

    @Test
    @Tag("full")
    void sameSeedGivesTheSameInputsAndFates() {
        MutationCell one = read(Contestant.IDENTIFIED, 200);
        MutationCell other = read(Contestant.IDENTIFIED, 200);
        for (Fate fate : List.of(Fate.SAME, Fate.OTHER_VALUE, Fate.REFUSED, Fate.UNDOCUMENTED)) {
            assertThat(one.count(fate)).as("%s", fate).isEqualTo(other.count(fate));
        }
    }

    private static MutationCell read(Contestant contestant, int inputs) {
        SafetySettings settings = new SafetySettings(1, inputs, NO_LIMIT, 256, 30_000);
        return MutationTrial.run(new Forks(256), contestant, ORDER, settings, () -> {}).get(0);
    }
}
