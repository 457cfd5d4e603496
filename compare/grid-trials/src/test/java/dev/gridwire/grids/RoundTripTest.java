// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grids;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.trials.contestant.Participant;
import dev.gridwire.trials.grid.Grid;
import dev.gridwire.trials.grid.Grids;
import dev.gridwire.trials.place.Place;
import dev.gridwire.trials.place.Store;
import dev.gridwire.trials.place.Venue;
import dev.gridwire.trials.result.Outcome;
import dev.gridwire.trials.trial.Verification;
import dev.gridwire.trials.workload.Workload;
import dev.gridwire.trials.workloads.Workloads;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Each contestant keeps each value that it does not refuse; Ignite's need flags of the JVM, and run in forks. */
class RoundTripTest {

    static Stream<Participant> contestants() {
        return Stream.of("redis", "redisson", "ehcache", "infinispan")
                .<Participant>flatMap(grid -> Grids.open(grid).contestants().stream())
                .filter(each -> each.refusal(Place.CODEC).isEmpty());
    }

    @ParameterizedTest
    @MethodSource("contestants")
    void valuesComeBackAsTheyWere(Participant contestant) {
        List<Workload<?>> held =
                Workloads.all().stream().filter(workload -> contestant.refusal(workload).isEmpty()).toList();
        assertThat(held).hasSizeGreaterThanOrEqualTo(3);
        try (Venue venue = contestant.open(Place.CODEC, held, "")) {
            held.forEach(workload -> verify(workload, contestant, venue));
        }
    }

    private static <P> void verify(Workload<P> workload, Participant contestant, Venue venue) {
        try (Store store = venue.open(workload, 1)) {
            Verification verified = Verification.of(workload, contestant, workload.values(1), store);
            assertThat(verified.outcome()).as("%s, %s: %s", contestant.id(), workload.id(), verified.note())
                    .isEqualTo(Outcome.HELD);
            assertThat(verified.meanBytes()).isPositive();
        }
    }

    static Stream<Participant> contestantsInThisJvm() {
        return contestants().filter(each -> List.of("ehcache", "infinispan").contains(each.grid()));
    }

    @ParameterizedTest
    @MethodSource("contestantsInThisJvm")
    void valuesComeBackOutOfACache(Participant contestant) {
        List<Workload<?>> order = List.of(Workloads.byId("order").orElseThrow());
        try (Venue venue = contestant.open(Place.MEMBER, order, "")) {
            order.forEach(workload -> verify(workload, contestant, venue));
        }
    }

    /** So that times of the two differ by the adapter alone. */
    @ParameterizedTest
    @ValueSource(strings = {"redis", "redisson", "ehcache", "infinispan"})
    void bytesByHandAreAsManyAsTheAdapters(String name) {
        for (Workload<?> workload : Workloads.all()) {
            assertThat(bytes(Grids.contestant(name, Grid.BYTES), workload))
                    .as(workload.id()).isEqualTo(bytes(Grids.contestant(name, "gridwire-registered"), workload));
        }
        assertThat(Grids.open(name).contestants()).filteredOn(Participant::isBar)
                .extracting(Participant::id).containsExactly(Grid.BYTES);
    }

    private static int bytes(Participant contestant, Workload<?> workload) {
        try (Venue venue = contestant.open(Place.CODEC, List.of(workload), ""); Store store = venue.open(workload, 1)) {
            return store.byteCount(workload.values(1).get());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"redis", "redisson", "ehcache", "infinispan", "ignite"})
    void gridHasJavaAndGridwireInACodecAndAMap(String name) {
        Grid grid = Grids.open(name);
        assertThat(grid.contestants()).extracting(Participant::id).doesNotHaveDuplicates().contains("java", "gridwire");
        assertThat(grid.contestants()).allSatisfy(each -> assertThat(each.grid()).isEqualTo(name));
        assertThat(grid.places()).hasSize(2).startsWith(Place.CODEC);
        assertThat(grid.versions()).isNotEmpty();
    }
}
