// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.change;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.trials.hazelcast.contestant.EvolutionSetup;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Holds the findings on each mechanism; where a library gets better or worse, the documentation must follow. */
class JudgementTest {

    private static final int EDITS = 20;

    @ParameterizedTest
    @CsvSource({
        "gridwire-shared, PROGRAMMER, KEPT, KEPT, KEPT",
        "gridwire-dropping, PROGRAMMER, KEPT, KEPT, LOST",
        "gridwire-carried, PROGRAMMER, KEPT, KEPT, KEPT",
        "fory-compatible, PROGRAMMER, KEPT, KEPT, LOST",
        "fory, PROGRAMMER, REFUSED, REFUSED, REFUSED",
        "kryo-compatible, PROGRAMMER, REFUSED, REFUSED, REFUSED",
        "kryo, PROGRAMMER, REFUSED, REFUSED, REFUSED",
        "compact, PROGRAMMER, KEPT, REFUSED, REFUSED",
        "compact-zero, PROGRAMMER, LOST, LOST, LOST",
        "portable, PROGRAMMER, KEPT, REFUSED, REFUSED",
        "java, PROGRAMMER, REFUSED, REFUSED, REFUSED",
        "gridwire-shared, CUSTOMER, KEPT, KEPT, KEPT",
        "gridwire-carried, CUSTOMER, KEPT, KEPT, KEPT",
        "fory-compatible, CUSTOMER, KEPT, KEPT, LOST",
        "kryo-compatible, CUSTOMER, KEPT, KEPT, LOST",
        "compact, CUSTOMER, KEPT, KEPT, LOST",
        "portable, CUSTOMER, KEPT, KEPT, LOST",
        "gridwire-shared, ORDER, KEPT, KEPT, KEPT",
        "gridwire-carried, ORDER, KEPT, KEPT, KEPT",
        "fory-compatible, ORDER, KEPT, KEPT, LOST",
        "kryo-compatible, ORDER, KEPT, KEPT, LOST",
        "compact, ORDER, KEPT, KEPT, LOST",
        "compact-zero, ORDER, KEPT, KEPT, LOST",
        "portable, ORDER, KEPT, KEPT, LOST",
        "java, ORDER, KEPT, KEPT, LOST",
    })
    void whatBecomesOfValuesIsAsDocumented(
            String setup, EvolvingCase subject, Preservation upgraded, Preservation downgraded, Preservation edited) {
        Judgement judgement = Judgement.of(subject, Judgement.setup(setup), EDITS);
        assertThat(judgement.own()).isEqualTo(Finding.KEPT);
        assertThat(judgement.upgraded().verdict()).as(judgement.upgraded().detail()).isEqualTo(upgraded);
        assertThat(judgement.downgraded().verdict()).as(judgement.downgraded().detail()).isEqualTo(downgraded);
        assertThat(judgement.edits().counts()).as(judgement.edits().detail()).isEqualTo(Map.of(edited, EDITS));
    }

    @ParameterizedTest
    @MethodSource("dev.gridwire.trials.change.Judgement#setups")
    void constantThatBothHaveIsAnotherOneOnlyWhereOrdinalsAreWritten(EvolutionSetup setup) {
        boolean ordinals = setup.id().equals("fory") || setup.id().equals("kryo");
        Judgement judgement = Judgement.of(EvolvingCase.CONSTANT_KEPT, setup, EDITS);
        assertThat(judgement.upgraded().verdict()).isEqualTo(ordinals ? Preservation.GARBLED : Preservation.KEPT);
    }

    @ParameterizedTest
    @MethodSource("dev.gridwire.trials.change.Judgement#setups")
    void constantThatTheReaderLacksIsRefusedWhereNamesAreWritten(EvolutionSetup setup) {
        boolean ordinals = setup.id().equals("fory") || setup.id().equals("kryo");
        Judgement judgement = Judgement.of(EvolvingCase.CONSTANT_ADDED, setup, EDITS);
        assertThat(judgement.downgraded().verdict()).isEqualTo(ordinals ? Preservation.GARBLED : Preservation.REFUSED);
    }

    @Test
    void schemaInTheStoreIsNotInThePayload() {
        int shared = Judgement.of(EvolvingCase.ORDER, Judgement.setup("gridwire-shared"), 0).bytes();
        int carried = Judgement.of(EvolvingCase.ORDER, Judgement.setup("gridwire-carried"), 0).bytes();
        assertThat(carried - shared).isBetween(100, 500);
    }
}
