// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.contestant;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.gridwire.trials.place.Place;
import dev.gridwire.trials.workloads.Workloads;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.assertj.core.util.Throwables;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

class RefusalTest {

    static Stream<Arguments> refused() {
        return refusedPairings().map(Pairing::named);
    }

    @ParameterizedTest
    @MethodSource("refused")
    void contestantCannotHoldWhatItRefuses(Pairing pairing) {
        Throwable thrown = catchThrowable(() -> pairing.roundTrip(1));
        assertThat(thrown).as("%s", pairing).isInstanceOfAny(RuntimeException.class, StackOverflowError.class);
    }

    @ParameterizedTest
    @MethodSource("refused")
    void reasonNamesWhatReallyFails(Pairing pairing) {
        Throwable thrown = catchThrowable(() -> pairing.roundTrip(1));
        String reason = pairing.refusal().orElseThrow();
        if (reason.contains("stack overflows")) {
            assertThat(Throwables.getStackTrace(thrown)).contains("StackOverflow"); // libraries may wrap it
        } else if (reason.contains("java.util.Date")) {
            assertThat(thrown).rootCause().hasMessageContaining("because it has a field of type 'java.util.Date'");
        } else if (pairing.contestant().isEnhanced()) {
            assertThat(reason).contains("refers to itself");
            assertThat(Throwables.getStackTrace(thrown)).containsAnyOf("circle", "cycle", "holds itself", "StackOverflowError");
        } else {
            assertThat(reason).contains("refers to itself");
            assertThat(thrown).rootCause().hasMessageContaining("self-reference leading to cycle");
        }
    }

    @Test
    void onlyZeroConfigCompactAndWhoeverKeepsNoIdentityRefuseWorkloads() {
        assertThat(refusedPairings()).extracting(Pairing::toString).containsExactly(
                "compact-zero × customer", "compact-zero × order", "compact-zero × sample", "kryo-flat × sample",
                "smile × sample", "fory-flat × sample",
                "enhanced-identified × sample", "enhanced-portable × sample", "enhanced-compact × sample",
                "enhanced-externalizable-fast × sample", "enhanced-dataserializable × sample",
                "enhanced-dataserializable-medium × sample", "enhanced-dataserializable-fast × sample",
                "enhanced-identified-fast × sample");
    }

    @Test
    void onlyTheMarshallerOfAnotherGridRefusesPlaces() {
        assertThat(Stream.of(Contestant.values()).filter(one -> one.refusal(Place.MEMBER).isPresent()))
                .containsExactly(Contestant.IGNITE);
        assertThat(Contestant.IGNITE.refusal(Place.CODEC)).isEmpty();
        assertThat(placeRefusals(Contestant.IGNITE)).hasSize(4);
    }

    @ParameterizedTest
    @EnumSource
    void publishedWorkloadsAreWrittenForEveryContestant(Contestant contestant) {
        assertThat(Stream.of("programmer", "customer", "order", "sample").map(id -> Workloads.byId(id).orElseThrow()))
                .allMatch(workload -> contestant.mechanism().missingCode(workload).isEmpty());
    }

    @ParameterizedTest
    @EnumSource
    void everyRefusalIsOneSentence(Contestant contestant) {
        List<String> refusals = Stream.concat(
                        placeRefusals(contestant).stream(),
                        Workloads.known().stream().flatMap(workload -> contestant.refusal(workload).stream()))
                .toList();
        assertThat(refusals).allSatisfy(RefusalTest::isOneSentence);
    }

    private static void isOneSentence(String refusal) {
        // It stands after a name and a colon, so that it has neither a capital for its beginning nor a full stop.
        assertThat(refusal)
                .isNotBlank()
                .hasLineCount(1)
                .isEqualTo(refusal.strip())
                .contains(" ")
                .doesNotContain(". ")
                .doesNotEndWith(".")
                .hasSizeLessThan(100);
    }

    private static Stream<Pairing> refusedPairings() {
        return Pairing.all().filter(pairing -> pairing.refusal().isPresent());
    }

    private static List<String> placeRefusals(Contestant contestant) {
        return Arrays.stream(Place.values()).map(contestant::refusal).flatMap(Optional::stream).toList();
    }
}
