// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.place;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.proof.compare.ExactComparison;
import dev.gridwire.trials.hazelcast.contestant.Contestant;
import dev.gridwire.trials.place.Place;
import dev.gridwire.trials.place.Store;
import dev.gridwire.trials.place.Venue;
import dev.gridwire.trials.workload.Workload;
import dev.gridwire.trials.workloads.Workloads;
import java.util.EnumSet;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** No codec may be timed that does not bring values back, identity included. */
class BareStoreTest {

    private static final int COUNT = 20;
    private static final Set<Contestant> WITHOUT_IDENTITY =
            EnumSet.of(Contestant.GRIDWIRE_CANONICAL, Contestant.KRYO_FLAT, Contestant.FORY_FLAT);

    static Stream<Arguments> pairs() {
        return Stream.of(Contestant.values()).filter(one -> one.refusal(Place.BARE).isEmpty())
                .flatMap(contestant -> Workloads.known().stream()
                        .filter(workload -> contestant.refusal(workload).isEmpty())
                        .map(workload -> Arguments.argumentSet(contestant.id() + " " + workload.id(), contestant, workload)));
    }

    @ParameterizedTest
    @MethodSource("pairs")
    void valuesComeBackUntilTheStoreIsCleared(Contestant contestant, Workload<?> workload) {
        Supplier<?> values = workload.values(42);
        try (Venue venue = Venue.bare(contestant::codec); Store store = venue.open(workload, COUNT)) {
            for (int i = 0; i < COUNT; i++) {
                Object value = values.get();
                store.write(i, "key", value);
                Object read = store.read(i, "key");
                assertThat(read).isNotSameAs(value);
                assertThat(ExactComparison.gravest(value, read).stream())
                        .filteredOn(difference -> !WITHOUT_IDENTITY.contains(contestant) || difference.kind().isOfValue())
                        .isEmpty();
                assertThat(store.byteCount(value)).isPositive();
            }
        }
    }

    @Test
    void whoWritesByTheGridAloneIsRefused() {
        assertThat(Contestant.bare()).containsExactly(
                Contestant.JAVA, Contestant.BYTE_ARRAY, Contestant.KRYO, Contestant.FORY, Contestant.GRIDWIRE);
        assertThat(Contestant.IDENTIFIED.refusal(Place.BARE)).hasValue("it writes nothing without a grid");
    }
}
