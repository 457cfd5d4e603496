// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.change;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.change.crossing.Fate;
import dev.gridwire.change.crossing.StateFinding;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.FieldSource;

/** Holds the findings on each mechanism; where a library gets better or worse, the documentation must follow. */
class JudgementTest {

    private static final int EDITS = 20;

    @ParameterizedTest
    @CsvSource({
        "gridwire-shared, PROGRAMMER, OK, OK, OK",
        "gridwire-dropping, PROGRAMMER, OK, OK, LOST",
        "gridwire-carried, PROGRAMMER, OK, OK, OK",
        "fory-compatible, PROGRAMMER, OK, OK, LOST",
        "fory, PROGRAMMER, EXCEPTION, EXCEPTION, EXCEPTION",
        "kryo-compatible, PROGRAMMER, EXCEPTION, EXCEPTION, EXCEPTION",
        "kryo, PROGRAMMER, EXCEPTION, EXCEPTION, EXCEPTION",
        "compact, PROGRAMMER, OK, EXCEPTION, EXCEPTION",
        "compact-zero, PROGRAMMER, LOST, LOST, LOST",
        "portable, PROGRAMMER, OK, EXCEPTION, EXCEPTION",
        "java, PROGRAMMER, EXCEPTION, EXCEPTION, EXCEPTION",
        "gridwire-shared, CUSTOMER, OK, OK, OK",
        "gridwire-carried, CUSTOMER, OK, OK, OK",
        "fory-compatible, CUSTOMER, OK, OK, LOST",
        "kryo-compatible, CUSTOMER, OK, OK, LOST",
        "compact, CUSTOMER, OK, OK, LOST",
        "portable, CUSTOMER, OK, OK, LOST",
        "gridwire-shared, ORDER, OK, OK, OK",
        "gridwire-carried, ORDER, OK, OK, OK",
        "fory-compatible, ORDER, OK, OK, LOST",
        "kryo-compatible, ORDER, OK, OK, LOST",
        "compact, ORDER, OK, OK, LOST",
        "compact-zero, ORDER, OK, OK, LOST",
        "portable, ORDER, OK, OK, LOST",
        "java, ORDER, OK, OK, LOST",
    })
    void whatBecomesOfValuesIsAsDocumented(
            String setup, EvolvingCase subject, Fate upgraded, Fate downgraded, Fate edited) {
        Judgement judgement = Judgement.of(subject, EvolutionSetup.of(setup), EDITS);
        assertThat(judgement.own()).isEqualTo(StateFinding.KEPT);
        assertThat(judgement.upgraded().fate()).as(judgement.upgraded().detail()).isEqualTo(upgraded);
        assertThat(judgement.downgraded().fate()).as(judgement.downgraded().detail()).isEqualTo(downgraded);
        assertThat(judgement.edits().counts()).as(judgement.edits().detail()).isEqualTo(Map.of(edited, EDITS));
    }

    @ParameterizedTest
    @FieldSource("dev.gridwire.trials.change.EvolutionSetup#ALL")
    void constantThatBothHaveIsAnotherOneOnlyWhereOrdinalsAreWritten(EvolutionSetup setup) {
        boolean ordinals = setup.id().equals("fory") || setup.id().equals("kryo");
        Judgement judgement = Judgement.of(EvolvingCase.CONSTANT_KEPT, setup, EDITS);
        assertThat(judgement.upgraded().fate()).isEqualTo(ordinals ? Fate.GARBLED : Fate.OK);
    }

    @ParameterizedTest
    @FieldSource("dev.gridwire.trials.change.EvolutionSetup#ALL")
    void constantThatTheReaderLacksIsRefusedWhereNamesAreWritten(EvolutionSetup setup) {
        boolean ordinals = setup.id().equals("fory") || setup.id().equals("kryo");
        Judgement judgement = Judgement.of(EvolvingCase.CONSTANT_ADDED, setup, EDITS);
        assertThat(judgement.downgraded().fate()).isEqualTo(ordinals ? Fate.GARBLED : Fate.EXCEPTION);
    }

    @Test
    void schemaInTheStoreIsNotInThePayload() {
        int shared = Judgement.of(EvolvingCase.ORDER, EvolutionSetup.of("gridwire-shared"), 0).bytes();
        int carried = Judgement.of(EvolvingCase.ORDER, EvolutionSetup.of("gridwire-carried"), 0).bytes();
        assertThat(carried - shared).isBetween(100, 500);
    }
}
