// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.evolution;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.testkit.claim.Proves;
import dev.gridwire.testkit.claim.Topic;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.ResourceLock;

/** The tables in {@code docs/evolution-table.md} are the outcome of running the changes. */
@ResourceLock("Compiled")
class EvolutionTableTest {

    private static final Path DOCUMENT = Path.of("..", "..", "docs", "evolution-table.md");
    private static final String BEGIN = "<!-- table: begin; made by EvolutionTableTest -->\n";
    private static final String END = "<!-- table: end -->\n";
    /** As the document promises. */
    private static final int LEAST_CHANGES = 60;
    private static final double LEAST_READ = 0.9;
    private static final Map<Cell, Verdict> VERDICTS = new HashMap<>();

    @Test
    void theDocumentHasTheTablesThatTheTestsGive() throws IOException {
        String document = Files.readString(DOCUMENT);
        String renewed = document.substring(0, document.indexOf(BEGIN) + BEGIN.length())
                + new EvolutionPage(EvolutionTableTest::verdict).text() + document.substring(document.indexOf(END));
        if (Boolean.getBoolean("golden.regenerate")) {
            Files.writeString(DOCUMENT, renewed);
            Assumptions.abort("written: " + DOCUMENT);
        }
        assertThat(document).as("renew it with -Dgolden.regenerate=true -Dtest=EvolutionTableTest").isEqualTo(renewed);
    }

    @Test
    void everyThemeHasASection() {
        assertThat(Rows.all()).extracting(Row::theme).hasSameElementsAs(EvolutionPage.themes());
    }

    @Test
    @Proves(topic = Topic.EVOLUTION,
            value = "No change in evolution-table.md is read as another value without a note")
    void mostCellsAreReadAndTheRestIsRefused() {
        Map<Verdict, Integer> counts = counts();
        int all = counts.values().stream().mapToInt(each -> each).sum();
        assertThat(Rows.all()).hasSizeGreaterThanOrEqualTo(LEAST_CHANGES);
        assertThat(all - counts.get(Verdict.REFUSED)).isGreaterThanOrEqualTo((int) Math.ceil(LEAST_READ * all));
        assertThat(counts.get(Verdict.KEPT)).isPositive();
        for (Cell cell : Rows.documentedCells()) {
            if (verdict(cell) == Verdict.CHANGED) {
                assertThat(cell.row().change().note()).as(cell.toString()).isNotEmpty();
            }
        }
    }

    private static Verdict verdict(Cell cell) {
        return VERDICTS.computeIfAbsent(cell, Cell::verdict);
    }

    private static Map<Verdict, Integer> counts() {
        Map<Verdict, Integer> counts = new TreeMap<>();
        for (Verdict verdict : Verdict.values()) {
            counts.put(verdict, 0);
        }
        Rows.documentedCells().forEach(cell -> counts.merge(verdict(cell), 1, Integer::sum));
        return counts;
    }
}
