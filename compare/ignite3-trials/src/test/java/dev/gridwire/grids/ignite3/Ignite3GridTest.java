// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grids.ignite3;

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
import java.io.IOException;
import java.net.URL;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Each contestant keeps each value, without a node and in the table of one. */
class Ignite3GridTest {

    static Stream<Participant> contestants() {
        return Grids.open("ignite3").contestants().stream().<Participant>map(each -> each)
                .filter(each -> each.refusal(Place.CODEC).isEmpty());
    }

    @ParameterizedTest
    @MethodSource("contestants")
    void valuesComeBackAsTheyWere(Participant contestant) {
        verify(contestant, Place.CODEC);
    }

    @ParameterizedTest
    @Tag("full")
    @MethodSource("contestants")
    void valuesComeBackOutOfATable(Participant contestant) {
        verify(contestant, Place.MEMBER);
    }

    private static void verify(Participant contestant, Place place) {
        try (Venue venue = contestant.open(place, Workloads.all(), "")) {
            Workloads.all().forEach(workload -> verify(workload, contestant, venue));
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

    /** The order of a class path is nobody's promise: here those come first whose libraries are not there. */
    @Test
    void gridsWithoutTheirLibrariesAreNotInTheWay() {
        Thread thread = Thread.currentThread();
        ClassLoader usual = thread.getContextClassLoader();
        thread.setContextClassLoader(new Reversed(usual));
        try {
            assertThat(Grids.byId("ignite3")).isPresent();
        } finally {
            thread.setContextClassLoader(usual);
        }
    }

    /** Finds the last of several files first. */
    private static final class Reversed extends ClassLoader {

        Reversed(ClassLoader parent) {
            super(parent);
        }

        @Override
        public Enumeration<URL> getResources(String name) throws IOException {
            List<URL> files = Collections.list(super.getResources(name));
            Collections.reverse(files);
            return Collections.enumeration(files);
        }
    }

    @Test
    void theGridSaysWhatItIs() {
        Grid grid = Grids.open("ignite3");
        assertThat(grid.contestants()).extracting(Participant::id).doesNotHaveDuplicates().contains("java", "gridwire");
        assertThat(grid.contestants()).allSatisfy(each -> assertThat(each.grid()).isEqualTo("ignite3"));
        assertThat(grid.places()).containsExactly(Place.CODEC, Place.MEMBER);
        assertThat(grid.versions()).containsEntry("ignite3", "3.1.0");
    }
}
