// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.change;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.trials.hazelcast.contestant.Contestant;
import dev.gridwire.trials.result.EvolutionCell;
import dev.gridwire.trials.result.EvolutionVerdict;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class ContestantTrialTest {

    private static final Set<ShippedChange> BEYOND_GRIDWIRE =
            EnumSet.of(ShippedChange.CLASS_RENAMED, ShippedChange.CONSTANT_RENAMED);

    @TempDir
    private Path folder;

    @ParameterizedTest
    @EnumSource
    void gridwireNeverGarblesAndRefusesOnlyWhatItCannotKnow(ShippedChange change) {
        EvolutionCell cell = cross(change, Contestant.GRIDWIRE);
        assertThat(cell.upgraded()).as(cell.upgradedDetail()).isEqualTo(
                change == ShippedChange.FIELD_RENAMED ? EvolutionVerdict.LOST
                        : BEYOND_GRIDWIRE.contains(change) ? EvolutionVerdict.EXCEPTION : EvolutionVerdict.OK);
        assertThat(cell.rewritten()).as(cell.rewrittenDetail()).isEqualTo(
                BEYOND_GRIDWIRE.contains(change) || change == ShippedChange.CONSTANT_APPENDED
                        ? EvolutionVerdict.EXCEPTION : EvolutionVerdict.OK);
    }

    @ParameterizedTest
    @CsvSource({
        "JAVA, FIELD_ADDED, OK, OK, LOST", "JAVA, INT_TO_LONG, EXCEPTION, EXCEPTION, EXCEPTION",
        "JAVA, FIELD_MOVED_UP, LOST, LOST, LOST", "JAVA, UID_CHANGED, EXCEPTION, EXCEPTION, EXCEPTION",
        "KRYO, CONSTANT_INSERTED, GARBLED, EXCEPTION, EXCEPTION", "FORY, CONSTANT_APPENDED, OK, EXCEPTION, EXCEPTION",
        "COMPACT_ZERO, FIELD_ADDED, OK, OK, LOST", "COMPACT, FIELD_ADDED, EXCEPTION, OK, EXCEPTION",
        "IDENTIFIED, FIELDS_REORDERED, EXCEPTION, EXCEPTION, EXCEPTION", "PORTABLE, FIELD_ADDED, OK, OK, LOST",
        "STREAM, FIELD_RENAMED, OK, OK, OK", "SMILE, INT_TO_LONG, OK, OK, OK"
    })
    void otherContestantsDoAsTheyAreKnownTo(
            Contestant contestant, ShippedChange change, EvolutionVerdict up, EvolutionVerdict down, EvolutionVerdict rewritten) {
        EvolutionCell cell = cross(change, contestant);
        assertThat(cell.upgraded()).as(cell.upgradedDetail()).isEqualTo(up);
        assertThat(cell.downgraded()).as(cell.downgradedDetail()).isEqualTo(down);
        assertThat(cell.rewritten()).as(cell.rewrittenDetail()).isEqualTo(rewritten);
    }

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "IGNITE")
    void everyContestantHoldsBothStatesOfAPlainClass(Contestant contestant) {
        EvolutionCell cell = cross(ShippedChange.FIELD_ADDED, contestant);
        assertThat(cell.upgraded()).as(cell.upgradedDetail()).isNotEqualTo(EvolutionVerdict.NO_PART);
    }

    @Test
    void whoCannotHoldAStateSaysWhy() {
        assertThat(cross(ShippedChange.CLASS_TO_RECORD, Contestant.EXTERNALIZABLE)).isEqualTo(EvolutionCell.without(
                "class-to-record", "externalizable", EvolutionVerdict.NO_PART,
                "a record has no constructor without arguments, and no field of it can be set"));
        assertThat(cross(ShippedChange.STRING_TO_OBJECT, Contestant.BYTE_ARRAY).upgradedDetail())
                .contains("a codec written by hand has no form for any object");
    }

    private EvolutionCell cross(ShippedChange change, Contestant contestant) {
        return ContestantTrial.of(change, contestant, folder);
    }
}
