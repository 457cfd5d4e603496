// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.contestant;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gridwire.trials.fork.ForkFailure;
import dev.gridwire.trials.fork.Forks;
import dev.gridwire.trials.fork.TaskFork;
import dev.gridwire.trials.fork.TrialFork;
import dev.gridwire.trials.fork.WholeTrial;
import dev.gridwire.trials.place.Place;
import dev.gridwire.trials.result.Cell;
import dev.gridwire.trials.result.Outcome;
import dev.gridwire.trials.trial.Effort;
import dev.gridwire.trials.workload.Workload;
import dev.gridwire.trials.workloads.Workloads;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class IgniteNeedsFlagsTest {

    private static final Forks FORKS = new Forks(256);

    static Stream<String> flags() {
        return Contestant.IGNITE.jvmFlags().stream();
    }

    @Test
    void withoutFlagsThisJvmRefusesItsUnsafe() {
        Pairing pairing = new Pairing(Contestant.IGNITE, Workloads.PROGRAMMER);
        assertThatThrownBy(() -> pairing.roundTrip(1)).isInstanceOf(LinkageError.class);
    }

    /** A programmer has a string and a list, and so needs all three packages; the same on JDK 17 and 25. */
    @ParameterizedTest
    @Tag("full")
    @MethodSource("flags")
    void withoutOneOfItsFlagsAForkRefusesIt(String missing) {
        List<String> others = flags().filter(flag -> !flag.equals(missing)).toList();
        String openedPackage = missing.substring(missing.indexOf('/') + 1, missing.indexOf("=ALL-UNNAMED"));
        assertThatThrownBy(() -> roundTrip(others))
                .isInstanceOf(ForkFailure.class)
                .hasMessageContaining("InaccessibleObjectException")
                .hasMessageContaining("module java.base does not \"opens " + openedPackage + "\"");
    }

    @Test
    @Tag("full")
    void withItsFlagsAForkHoldsEveryWorkload() {
        Map<Workload<?>, Integer> sizes = new LinkedHashMap<>();
        Workloads.all().forEach(workload -> sizes.put(workload, 3));
        TrialFork trial = new TrialFork(FORKS, Contestant.IGNITE, new Effort(0, 1, 1));
        List<Cell> cells = WholeTrial.run(trial, 1, new TrialFork.Stay(Place.CODEC, sizes, null));
        assertThat(cells).extracting(Cell::workload).containsExactlyElementsOf(
                Workloads.all().stream().map(Workload::id).toList());
        assertThat(cells).extracting(Cell::outcome).containsOnly(Outcome.HELD);
    }

    @Test
    void noOtherContestantAsksForFlags() {
        assertThat(Stream.of(Contestant.values()).filter(one -> !one.jvmFlags().isEmpty()))
                .containsExactly(Contestant.IGNITE);
    }

    private static RoundTripTask.Differences roundTrip(List<String> jvmFlags) {
        RoundTripTask.Request request = new RoundTripTask.Request(Contestant.IGNITE, "programmer", 1);
        return TaskFork.run(FORKS, jvmFlags, new RoundTripTask(), request, () -> {});
    }
}
