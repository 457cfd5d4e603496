// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.place;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.proof.compare.ExactComparison;
import dev.gridwire.proof.compare.GraphDifference;
import dev.gridwire.trials.hazelcast.contestant.Contestant;
import dev.gridwire.trials.place.Place;
import dev.gridwire.trials.place.Venue;
import dev.gridwire.trials.workload.Workload;
import dev.gridwire.trials.workloads.Workloads;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A fork tells its one grid of all workloads at once: their serializers, factories and definitions must not collide. */
class OneMemberForAllWorkloadsTest {

    private static final long SEED = 7;

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "IGNITE")
    void everyWorkloadHasItsOwnValues(Contestant contestant) {
        List<Workload<?>> held = Workloads.all().stream().filter(one -> contestant.refusal(one).isEmpty()).toList();
        try (Venue venue = GridVenue.of(Place.MEMBER, held, contestant::setup, "")) {
            held.forEach(workload -> write(venue, contestant, workload));
            held.forEach(workload -> assertIsRead(venue, contestant, workload));
        }
    }

    private static <P> void write(Venue venue, Contestant contestant, Workload<P> workload) {
        venue.open(workload, 1).write(0, "key", contestant.value(workload, workload.values(SEED).get()));
    }

    private static <P> void assertIsRead(Venue venue, Contestant contestant, Workload<P> workload) {
        Object written = contestant.value(workload, workload.values(SEED).get());
        assertThat(ExactComparison.gravest(written, venue.open(workload, 1).read(0, "key")))
                .as("%s", workload.id())
                .matches(difference -> difference.map(GraphDifference::kind)
                        .map(kind -> kind != GraphDifference.Kind.VALUE).orElse(true));
    }
}
