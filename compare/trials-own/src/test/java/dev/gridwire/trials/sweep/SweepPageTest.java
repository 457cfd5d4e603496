// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.sweep;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** {@code docs/sweep.md} says what the raw results beside it say, and has a reason for each class that is refused. */
class SweepPageTest {

    private static final Path PAGE = Path.of("../../docs/sweep.md");
    private static final Path FULL = SweepPage.full(PAGE);
    private static final Path RAW = Path.of("../../docs/measurements/sweep");
    /** Of the classes that Java copies, those that are neither equal nor refused for a reason that is documented. */
    private static final double MOST_OTHERS = 0.005;

    @Test
    void eachRefusedClassHasAReason() throws IOException {
        List<RefusalReason> reasons = RefusalReason.all();
        assertThat(refused()).isNotEmpty().allSatisfy(
                line -> assertThat(RefusalReason.of(reasons, line)).as(line).isNotEqualTo(RefusalReason.NONE));
    }

    @Test
    void theTableOfReasonsIsTheOneOfTheRawResults() throws IOException {
        List<String> table = RefusalReason.table(refused());
        assertThat(SweepPage.rows(FULL, SweepPage.REFUSED)).isEqualTo(table.subList(2, table.size()));
    }

    @Test
    void theShortTableIsOfTheFullOne() throws IOException {
        assertThat(SweepPage.rows(PAGE, SweepPage.COUNTS))
                .isEqualTo(SweepPage.shortened(SweepPage.rows(FULL, SweepPage.COUNTS)));
    }

    @Test
    void asManyAreRefusedAsTheLibrariesCount() throws IOException {
        assertThat(refused()).hasSize(count(6));
    }

    @Test
    void fewAreNeitherEqualNorRefusedForAReason() throws IOException {
        int judged = count(3);
        int good = count(4) + count(5) + count(6);
        assertThat(judged - good).isLessThanOrEqualTo((int) (MOST_OTHERS * judged));
        assertThat(count(8)).as("failed").isZero();
    }

    private static List<String> refused() throws IOException {
        return Files.readAllLines(RAW.resolve("refused.tsv"));
    }

    /** A cell of the row of all libraries; the first cell is its name. */
    private static int count(int cell) throws IOException {
        List<String> rows = SweepPage.rows(FULL, SweepPage.COUNTS);
        List<String> cells = new ArrayList<>(Arrays.asList(rows.get(rows.size() - 1).split("\\|")));
        cells.remove(0);
        return Integer.parseInt(cells.get(cell).strip().replace(",", ""));
    }
}
