// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.evolution;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.trials.change.Finding;
import dev.gridwire.trials.change.Verdict;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** What was seen of each mechanism; where a library gets better or worse, the documentation must follow. */
class JudgementTest {

    private static final int EDITS = 20;

    @ParameterizedTest
    @CsvSource({
        "GRIDWIRE_SHARED, PROGRAMMER, KEPT, KEPT, KEPT",
        "GRIDWIRE_DROPPING, PROGRAMMER, KEPT, KEPT, LOST",
        "GRIDWIRE_CARRIED, PROGRAMMER, KEPT, KEPT, KEPT",
        "FORY_COMPATIBLE, PROGRAMMER, KEPT, KEPT, LOST",
        "FORY, PROGRAMMER, REFUSED, REFUSED, REFUSED",
        "KRYO_COMPATIBLE, PROGRAMMER, REFUSED, REFUSED, REFUSED",
        "KRYO, PROGRAMMER, REFUSED, REFUSED, REFUSED",
        "COMPACT, PROGRAMMER, KEPT, REFUSED, REFUSED",
        "COMPACT_ZERO, PROGRAMMER, LOST, LOST, LOST",
        "PORTABLE, PROGRAMMER, KEPT, REFUSED, REFUSED",
        "JAVA, PROGRAMMER, REFUSED, REFUSED, REFUSED",
        "GRIDWIRE_SHARED, CUSTOMER, KEPT, KEPT, KEPT",
        "GRIDWIRE_CARRIED, CUSTOMER, KEPT, KEPT, KEPT",
        "FORY_COMPATIBLE, CUSTOMER, KEPT, KEPT, LOST",
        "KRYO_COMPATIBLE, CUSTOMER, KEPT, KEPT, LOST",
        "COMPACT, CUSTOMER, KEPT, KEPT, LOST",
        "PORTABLE, CUSTOMER, KEPT, KEPT, LOST",
        "GRIDWIRE_SHARED, ORDER, KEPT, KEPT, KEPT",
        "GRIDWIRE_CARRIED, ORDER, KEPT, KEPT, KEPT",
        "FORY_COMPATIBLE, ORDER, KEPT, KEPT, LOST",
        "KRYO_COMPATIBLE, ORDER, KEPT, KEPT, LOST",
        "COMPACT, ORDER, KEPT, KEPT, LOST",
        "COMPACT_ZERO, ORDER, KEPT, KEPT, LOST",
        "PORTABLE, ORDER, KEPT, KEPT, LOST",
        "JAVA, ORDER, KEPT, KEPT, LOST",
    })
    void whatBecomesOfValuesIsAsDocumented(
            Mechanism mechanism, EvolvingCase subject, Verdict upgraded, Verdict downgraded, Verdict edited) {
        Judgement judgement = Judgement.of(subject, mechanism, EDITS);
        assertThat(judgement.own()).isEqualTo(Finding.KEPT);
        assertThat(judgement.upgraded().verdict()).as(judgement.upgraded().detail()).isEqualTo(upgraded);
        assertThat(judgement.downgraded().verdict()).as(judgement.downgraded().detail()).isEqualTo(downgraded);
        assertThat(judgement.edits().counts()).as(judgement.edits().detail()).isEqualTo(Map.of(edited, EDITS));
    }

    @ParameterizedTest
    @EnumSource(Mechanism.class)
    void constantThatBothHaveIsAnotherOneOnlyWhereOrdinalsAreWritten(Mechanism mechanism) {
        boolean ordinals = mechanism == Mechanism.FORY || mechanism == Mechanism.KRYO;
        Judgement judgement = Judgement.of(EvolvingCase.CONSTANT_KEPT, mechanism, EDITS);
        assertThat(judgement.upgraded().verdict()).isEqualTo(ordinals ? Verdict.GARBLED : Verdict.KEPT);
    }

    @ParameterizedTest
    @EnumSource(Mechanism.class)
    void constantThatTheReaderLacksIsRefusedWhereNamesAreWritten(Mechanism mechanism) {
        boolean ordinals = mechanism == Mechanism.FORY || mechanism == Mechanism.KRYO;
        Judgement judgement = Judgement.of(EvolvingCase.CONSTANT_ADDED, mechanism, EDITS);
        assertThat(judgement.downgraded().verdict()).isEqualTo(ordinals ? Verdict.GARBLED : Verdict.REFUSED);
    }

    @Test
    void schemaInTheStoreIsNotInThePayload() {
        int shared = Judgement.of(EvolvingCase.ORDER, Mechanism.GRIDWIRE_SHARED, 0).bytes();
        int carried = Judgement.of(EvolvingCase.ORDER, Mechanism.GRIDWIRE_CARRIED, 0).bytes();
        assertThat(carried - shared).isBetween(100, 500);
    }
}
