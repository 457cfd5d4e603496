// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.contestant;

import dev.gridwire.proof.compare.ExactComparison;
import dev.gridwire.proof.compare.GraphDifference;
import dev.gridwire.trials.hazelcast.place.GridVenue;
import dev.gridwire.trials.place.Place;
import dev.gridwire.trials.place.Store;
import dev.gridwire.trials.place.Venue;
import dev.gridwire.trials.workload.Workload;
import dev.gridwire.trials.workloads.Workloads;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.Arguments;

/** One contestant with one workload, in the codec place. */
record Pairing(Contestant contestant, Workload<?> workload) {

    private static final long SEED = 42;

    /** All pairs for which the code is written. */
    static Stream<Pairing> all() {
        return Stream.of(Contestant.values())
                .flatMap(contestant -> Workloads.all().stream()
                        .filter(workload -> contestant.mechanism().missingCode(workload).isEmpty())
                        .map(workload -> new Pairing(contestant, workload)));
    }

    Optional<String> refusal() {
        return contestant.refusal(Place.CODEC).or(() -> contestant.refusal(workload));
    }

    Arguments named() {
        return Arguments.argumentSet(contestant.id() + " " + workload.id(), this);
    }

    /** Round-trips values, and gives what became of each that was altered. */
    List<GraphDifference> roundTrip(int valueCount) {
        return roundTrip(workload, valueCount);
    }

    private <P> List<GraphDifference> roundTrip(Workload<P> workload, int valueCount) {
        Supplier<P> values = workload.values(SEED);
        List<GraphDifference> differences = new ArrayList<>();
        try (Venue venue = GridVenue.of(Place.CODEC, List.of(workload), contestant::setup, "");
                Store store = venue.open(workload, valueCount)) {
            for (int i = 0; i < valueCount; i++) {
                P plain = values.get();
                roundTrip(store, i, workload.key(plain, i), contestant.value(workload, plain)).ifPresent(differences::add);
            }
        }
        return differences;
    }

    private static Optional<GraphDifference> roundTrip(Store store, int index, Object key, Object value) {
        store.write(index, key, value);
        Object decoded = store.read(index, key);
        if (decoded == value) {
            throw new AssertionError("the store gave the value back that it was given: " + value);
        }
        return ExactComparison.gravest(value, decoded);
    }

    @Override
    public String toString() {
        return contestant.id() + " × " + workload.id();
    }
}
