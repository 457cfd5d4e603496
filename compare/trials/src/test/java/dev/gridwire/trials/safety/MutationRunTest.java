// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.safety;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.trials.hazelcast.contestant.Contestant;
import dev.gridwire.trials.result.Fate;
import dev.gridwire.trials.result.MutationCell;
import dev.gridwire.trials.result.MutationFinding;
import dev.gridwire.trials.safety.BrittleWorkload.Fault;
import java.io.IOException;
import java.nio.file.Path;
import java.util.EnumSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MutationRunTest {

    private static final int INPUTS = 60;

    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource({
        "ANOTHER_VALUE, OTHER_VALUE, ''", "UNDOCUMENTED_EXCEPTION, UNDOCUMENTED, java.lang.ArithmeticException",
        "ERROR, ERROR, java.lang.StackOverflowError", "GREED, TOO_MANY_BYTES, ''", "SLOWNESS, TOO_LONG, ''",
        "POISON, POISONED, ''"
    })
    void everyKindOfWrongIsFoundAndCanBeMadeAgain(Fault fault, Fate fate, String what) throws IOException {
        MutationCell cell = read(fault);
        assertThat(cell.count(fate)).isPositive();
        MutationFinding finding = cell.findings().stream().filter(one -> one.fate() == fate).findFirst().orElseThrow();
        assertThat(finding.what()).isEqualTo(what);
        assertThat(finding.hex()).hasSizeGreaterThan(16);
        assertThat(finding.example()).isBetween(0, INPUTS - 1);
    }

    @Test
    void readerThatDoesNoWrongHasNoFinding() throws IOException {
        MutationCell cell = read(Fault.NONE);
        assertThat(cell.inputs()).isEqualTo(INPUTS);
        assertThat(cell.count(Fate.REFUSED) + cell.count(Fate.SAME)).isEqualTo(INPUTS);
        assertThat(cell.count(Fate.REFUSED)).isGreaterThan(INPUTS / 2);
        assertThat(cell.mostBytes().amount()).isPositive();
    }

    @Test
    @Tag("full")
    void fatesThatExcludeEachOtherAddUpToTheInputs() throws IOException {
        for (Fault fault : Fault.values()) {
            MutationCell cell = read(fault);
            assertThat(EnumSet.range(Fate.SAME, Fate.CRASH).stream().mapToInt(cell::count).sum()).isEqualTo(INPUTS);
        }
    }

    private MutationCell read(Fault fault) throws IOException {
        FateCount tally = new FateCount("brittle", "stream");
        InputPosition position = InputPosition.open(folder.resolve("position"));
        try (MutationRun run = new MutationRun(new BrittleWorkload(fault), Contestant.STREAM, 1, position, tally)) {
            for (int i = 0; i < INPUTS; i++) {
                run.read(i);
            }
        }
        return tally.cell(null);
    }
}
