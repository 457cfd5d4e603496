// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.contestant;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.proof.compare.GraphDifference;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** No contestant may be timed that does not bring values back; {@link IgniteNeedsFlagsTest} has the one that needs flags. */
class ContestantRoundTripTest {

    private static final int VALUE_COUNT = 100;

    /** Known losses, which every report shows. */
    private static final Map<String, String> EXCEPTIONS = Map.of(
            "externalizable × sample", "IDENTITY differs at SampleExternalizable.self: no longer the same object",
            "enhanced-externalizable × sample",
            "IDENTITY differs at SampleObjectExternalizSafe.self: no longer the same object",
            "smile × order", "TYPE differs at Order.orderLines: java.util.LinkedList became java.util.ArrayList");

    static Stream<Arguments> equalOnes() {
        return held().filter(pairing -> !EXCEPTIONS.containsKey(pairing.toString())).map(Pairing::named);
    }

    static Stream<Arguments> exceptions() {
        return held().filter(pairing -> EXCEPTIONS.containsKey(pairing.toString())).map(Pairing::named);
    }

    @ParameterizedTest
    @MethodSource("equalOnes")
    void decodedGraphIsTheEncodedOne(Pairing pairing) {
        assertThat(pairing.roundTrip(VALUE_COUNT)).as("%s", pairing).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("exceptions")
    void knownLossIsTheOnlyOneAndHitsEveryValue(Pairing pairing) {
        assertThat(pairing.roundTrip(VALUE_COUNT)).as("%s", pairing)
                .hasSize(VALUE_COUNT)
                .extracting(GraphDifference::toString).containsOnly(EXCEPTIONS.get(pairing.toString()));
    }

    @Test
    void knownLossesAreStillHeldByTheirContestants() {
        assertThat(exceptions()).hasSize(EXCEPTIONS.size());
    }

    private static Stream<Pairing> held() {
        return Pairing.all().filter(one -> one.contestant() != Contestant.IGNITE && one.refusal().isEmpty());
    }
}
