// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.sweep;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gridwire.trials.compare.Progress;
import dev.gridwire.trials.fork.Forks;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A library with a class for each outcome, swept as a user would. */
class SweepTest {

    private static final int TIMEOUT_MILLIS = 4_000;

    @TempDir
    private static Path temporary;

    private static Path jar;
    private static SweepResults results;
    private static Map<String, ClassVerdict> verdicts;

    private static int begun;
    private static int stepped;

    @BeforeAll
    static void sweep() throws IOException {
        jar = Library.jar(temporary.resolve("classes"), temporary.resolve("a library.jar"));
        results = Sweep.run(settings("", jar), new Counting());
        verdicts = results.rows().stream().map(SweepResults.Row::verdict)
                .collect(Collectors.toMap(ClassVerdict::className, verdict -> verdict));
    }

    @Test
    void plainClassesEnumsAndRecordsAreEqualAndSmaller() {
        for (String name : List.of("Plain", "Code", "Size", "Zebra", "Bare")) {
            SweepOutcome expected = name.equals("Bare") ? SweepOutcome.BEYOND_JAVA : SweepOutcome.EQUAL;
            assertThat(verdict(name).outcome()).as(verdict(name).toString()).isEqualTo(expected);
        }
        assertThat(verdict("Plain").gridwireBytes()).isPositive().isLessThan(verdict("Plain").javaBytes());
        assertThat(verdict("Plain").instances()).isGreaterThan(1);
    }

    @Test
    void refusalNamesTheRuleTheClassAndTheRemedy() {
        assertThat(verdict("Dated").outcome()).isEqualTo(SweepOutcome.REFUSED);
        assertThat(verdict("Dated").reason()).contains("java.text.CompactNumberFormat").contains("; ");
        assertThat(verdict("Dated").detail()).contains("Dated.format");
    }

    @Test
    void classThatCannotBeMadeIsSaidToBe() {
        assertThat(verdict("Closed").outcome()).isEqualTo(SweepOutcome.NO_INSTANCE);
    }

    @Test
    void classWhoseHookFailsIsNoMeasure() {
        assertThat(verdict("Breaking").outcome()).isEqualTo(SweepOutcome.ORACLE_FAILS);
        assertThat(verdict("Breaking").reason()).isEqualTo("Java serialization fails with java.io.IOException");
    }

    @Test
    void classThatEndsTheJvmOrHangsCostsOnlyItself() {
        assertThat(verdict("Leaving").outcome()).isEqualTo(SweepOutcome.NO_INSTANCE);
        assertThat(verdict("Leaving").reason()).isEqualTo("making an instance ends the JVM");
        assertThat(verdict("Hanging").outcome()).isEqualTo(SweepOutcome.SLOW);
        assertThat(verdict("Hanging").reason()).isEqualTo(
                "making an instance, or copying it by Java serialization, takes longer than the time for one class");
        assertThat(verdict("Zebra").outcome()).isEqualTo(SweepOutcome.EQUAL);
    }

    @Test
    void aClassThatIsSlowInJavaTooIsNoBugOfGridwire() {
        assertThat(SweepTask.late("lib.A", true, 1_000, 8_000).outcome()).isEqualTo(SweepOutcome.SLOW);
        assertThat(SweepTask.late("lib.A", true, 1_000, 8_000).detail()).isEqualTo("of 8000 ms, 1000 ms before Gridwire's turn");
        assertThat(SweepTask.late("lib.A", true, 100, 8_000).outcome()).isEqualTo(SweepOutcome.FAILED);
    }

    @Test
    void classThatDoesNotLinkIsNamedWithTheMissingOne() {
        assertThat(verdict("Orphan").outcome()).isEqualTo(SweepOutcome.NOT_LINKED);
        assertThat(verdict("Orphan").detail()).isEqualTo("lib.Parent");
    }

    /** Preferences would keep a folder in the user's home, and did before forks had a home of their own. */
    @Test
    void filesThatAClassMakesStayInTheSweepsOwnFolderWhichIsGoneAfterwards() throws IOException {
        assertThat(verdict("Littering").outcome()).isEqualTo(SweepOutcome.EQUAL);
        assertThat(Path.of("litter")).doesNotExist();
        assertThat(Path.of(System.getProperty("user.home"), ".litter")).doesNotExist();
        assertThat(Path.of(System.getProperty("user.home"), ".java", ".userPrefs", "litter")).doesNotExist();
        try (Stream<Path> files = Files.list(Path.of(System.getProperty("java.io.tmpdir")))) {
            assertThat(files.map(file -> file.getFileName().toString()))
                    .noneMatch(name -> name.startsWith("litter"));
        }
    }

    @Test
    void onlySerializableClassesCountEachOnce() {
        assertThat(verdicts).doesNotContainKeys("lib.Other", "lib.Bare$Part", "lib.Code$1").hasSize(12);
        assertThat(results.rows()).hasSize(12).extracting(SweepResults.Row::origin).containsOnly("a library.jar");
    }

    @Test
    void progressHasAStepForEachClassThatIsJudged() {
        assertThat(begun).isEqualTo(11);
        assertThat(stepped).isEqualTo(begun);
    }

    @Test
    void countsAddUp() {
        SweepResults.Count total = results.total();
        assertThat(total.found()).isEqualTo(11);
        assertThat(total.instantiated()).isEqualTo(8);
        assertThat(total.judged()).isEqualTo(6);
        assertThat(total.of(SweepOutcome.EQUAL)).isEqualTo(5);
        assertThat(total.of(SweepOutcome.REFUSED)).isEqualTo(1);
    }

    @Test
    void tableAndNotesShowTheCountsTheReasonsAndTheNextSteps() {
        assertThat(SweepText.table(results)).containsPattern(
                "a library.jar +\\| +11 +\\| +8 +\\| +6 +\\| +5 +\\| +0 +\\| +1 +\\| +0 +\\| +0 ");
        assertThat(SweepText.notes(results)).contains(
                "Refused, with Gridwire's remedy", "lib.Dated", "Not made", "lib.Closed",
                "Slow by the class's own code", "lib.Hanging",
                "Not linked: add the library that has the missing class with --classpath", "lib.Orphan: lib.Parent");
    }

    @Test
    @Tag("full")
    void filterChoosesByNameAndAFolderIsSweptToo() throws IOException {
        SweepResults filtered = Sweep.run(settings("lib.*e", temporary.resolve("classes")), new Counting());
        assertThat(filtered.rows()).extracting(row -> row.verdict().className())
                .containsExactly("lib.Bare", "lib.Code", "lib.Size");
    }

    @Test
    void nothingToSweepIsSaidInOneSentence() throws IOException {
        Path text = Files.writeString(temporary.resolve("text"), "no jar");
        Path empty = Files.createDirectories(temporary.resolve("empty"));
        assertThatThrownBy(() -> Sweep.run(settings("", text), new Counting()))
                .isInstanceOf(IOException.class).hasMessage("This is neither a jar nor a folder: " + text);
        assertThatThrownBy(() -> Sweep.run(settings("", temporary.resolve("none")), new Counting()))
                .hasMessage("There is no such jar or folder: " + temporary.resolve("none"));
        assertThatThrownBy(() -> Sweep.run(settings("", empty), new Counting()))
                .hasMessage("There is no class in it: " + empty + " (name the jar or the folder that holds packages)");
        assertThatThrownBy(() -> Sweep.run(settings("moon.*", jar), new Counting()))
                .hasMessage("No class matches the filter: moon.* (* stands for anything)");
    }

    private static ClassVerdict verdict(String simpleName) {
        return verdicts.get("lib." + simpleName);
    }

    private static SweepSettings settings(String filter, Path swept) {
        return new SweepSettings(List.of(swept), List.of(), false, filter, TIMEOUT_MILLIS, new Forks(128), "test");
    }

    /** Of the last sweep that the class runs first. */
    private static final class Counting implements Progress {
        private final boolean isFirst = begun == 0;

        @Override
        public void begin(int steps) {
            begun = isFirst ? steps : begun;
        }

        @Override
        public void fork(String contestant, String place) {
            assertThat(place).isEqualTo("Sweep");
        }

        @Override
        public void step(int count) {
            stepped += isFirst ? count : 0;
        }

        @Override
        public void remaining(int steps) {
            // The number of steps is known.
        }

        @Override
        public void end() {
            // Steps tell enough.
        }
    }
}
