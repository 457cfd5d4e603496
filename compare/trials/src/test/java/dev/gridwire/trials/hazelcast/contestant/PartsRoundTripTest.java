// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.contestant;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import com.hazelcast.config.SerializationConfig;
import dev.gridwire.proof.compare.ExactComparison;
import dev.gridwire.proof.compare.GraphDifference;
import dev.gridwire.trials.hazelcast.forms.HandWritten;
import dev.gridwire.trials.hazelcast.place.GridService;
import dev.gridwire.trials.place.Place;
import dev.gridwire.trials.workload.Workload;
import dev.gridwire.trials.workload.parts.PartsList;
import dev.gridwire.trials.workloads.Workloads;
import java.util.EnumSet;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.assertj.core.util.Throwables;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The list of parts, some of which stand in it twice. */
class PartsRoundTripTest {

    private static final int VALUE_COUNT = 10;
    private static final Set<Contestant> LOSE_SHARING =
            EnumSet.of(Contestant.IDENTIFIED, Contestant.STREAM, Contestant.KRYO_FLAT, Contestant.FORY_FLAT,
            Contestant.GRIDWIRE_CANONICAL, Contestant.ENHANCED_IDENTIFIED,
            Contestant.ENHANCED_DATA_SERIALIZABLE, Contestant.ENHANCED_DATA_SERIALIZABLE_MEDIUM,
            Contestant.ENHANCED_DATA_SERIALIZABLE_FAST, Contestant.ENHANCED_IDENTIFIED_FAST);

    private final Workload<PartsList> workload = Workloads.PARTS;

    static Stream<Contestant> holders() {
        return Stream.of(Contestant.values()).filter(one -> one != Contestant.IGNITE
                && one.refusal(Workloads.PARTS).isEmpty());
    }

    static Stream<Contestant> keepers() {
        return holders().filter(one -> !LOSE_SHARING.contains(one));
    }

    static Stream<Contestant> losers() {
        return LOSE_SHARING.stream();
    }

    @ParameterizedTest
    @MethodSource("keepers")
    void listComesBackWithItsSharedParts(Contestant contestant) {
        roundTrip(contestant, (plain, read) ->
                assertThat(ExactComparison.gravest(contestant.value(workload, plain), read)).isEmpty());
    }

    @ParameterizedTest
    @MethodSource("losers")
    void listComesBackWithAPartForEachPlaceAndNothingElseChanged(Contestant contestant) {
        roundTrip(contestant, (plain, read) -> {
            assertThat(ExactComparison.gravest(contestant.value(workload, plain), read))
                    .map(GraphDifference::kind)
                    .hasValue(GraphDifference.Kind.IDENTITY);
            assertThat(ExactComparison.gravest(contestant.value(workload, Unshared.of(plain)), read)).isEmpty();
        });
    }

    @Test
    void unsharedListIsEqualButForItsSharing() {
        PartsList plain = workload.values(1).get();
        assertThat(ExactComparison.gravest(plain, Unshared.of(plain)))
                .map(GraphDifference::kind)
                .hasValue(GraphDifference.Kind.IDENTITY);
    }

    @Test
    void formsThatWereNotWrittenAreRefusedAndCannotBeMade() {
        for (Contestant contestant : Contestant.values()) {
            if (!workload.forms().contains(contestant.form())) {
                assertThat(contestant.refusal(workload)).hasValue("the workload was not written in this form");
                assertThatThrownBy(() -> contestant.value(workload, workload.values(1).get()))
                        .isInstanceOf(IllegalArgumentException.class)
                        .hasMessageContaining("form=" + contestant.form());
            }
        }
        assertThat(Contestant.COMPACT.refusal(workload)).isPresent();
        assertThat(HandWritten.of(workload).compactSerializers()).isEmpty();
    }

    @ParameterizedTest
    @EnumSource(names = {"COMPACT_ZERO", "SMILE"})
    void refusalIsWhatReallyFails(Contestant contestant) {
        assertThat(contestant.refusal(workload)).isPresent();
        Throwable thrown = catchThrowable(() -> roundTrip(contestant, (plain, read) -> {}));
        assertThat(thrown).isInstanceOf(RuntimeException.class);
        assertThat(Throwables.getStackTrace(thrown)).containsAnyOf(
                "because it has a field of type 'dev.gridwire.trials.workload.parts.Part'",
                "Caused by: java.lang.InstantiationException");
    }

    @Test
    void onlyThoseThatAreToldOfItRefuseIt() {
        assertThat(Contestant.values()).hasSizeGreaterThanOrEqualTo(25);
        assertThat(Stream.of(Contestant.values()).filter(one -> holders().noneMatch(one::equals))).containsExactly(
                Contestant.EXTERNALIZABLE, Contestant.DATA_SERIALIZABLE, Contestant.PORTABLE, Contestant.COMPACT_ZERO,
                Contestant.COMPACT, Contestant.SMILE, Contestant.IGNITE, Contestant.ENHANCED_PORTABLE,
                Contestant.ENHANCED_COMPACT);
        assertThat(Contestant.IGNITE.refusal(workload).or(() -> Contestant.IGNITE.refusal(Place.CODEC))).isEmpty();
    }

    private void roundTrip(Contestant contestant, Check check) {
        SerializationConfig config = new SerializationConfig();
        contestant.setup(workload).addTo(config);
        Supplier<PartsList> values = workload.values(1);
        try (GridService service = GridService.of(config)) {
            for (int i = 0; i < VALUE_COUNT; i++) {
                PartsList plain = values.get();
                check.accept(plain, service.toObject(service.toData(contestant.value(workload, plain))));
            }
        }
    }

    private interface Check {

        void accept(PartsList plain, Object read);
    }
}
