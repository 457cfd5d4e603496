// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.evolution;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.testkit.claim.Proves;
import dev.gridwire.testkit.claim.Topic;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.ResourceLock;

/** The tables in {@code docs/evolution-table.md} and its pages are the outcome of running the changes. */
@ResourceLock("Compiled")
class EvolutionTableTest {

    private static final Path DOCUMENT = Path.of("..", "..", "docs", "evolution-table.md");
    private static final Path PAGES = Path.of("..", "..", "docs", "changes");
    private static final String BEGIN = "<!-- table: begin; made by EvolutionTableTest -->\n";
    private static final String END = "<!-- table: end -->\n";
    /** As the document promises. */
    private static final int LEAST_CHANGES = 60;
    private static final double LEAST_READ = 0.9;
    private static final Map<Cell, Verdict> VERDICTS = new HashMap<>();

    @Test
    void theDocumentHasTheTableThatTheTestsGive() throws IOException {
        EvolutionPages pages = new EvolutionPages(EvolutionTableTest::verdict);
        String document = Files.readString(DOCUMENT);
        Map<Path, String> renewed = new LinkedHashMap<>();
        renewed.put(DOCUMENT, document.substring(0, document.indexOf(BEGIN) + BEGIN.length()) + pages.overview()
                + document.substring(document.indexOf(END)));
        EvolutionPages.themes().forEach(theme -> renewed.put(PAGES.resolve(theme + ".md"), pages.page(theme)));
        if (Boolean.getBoolean("golden.regenerate")) {
            Files.createDirectories(PAGES);
            for (Map.Entry<Path, String> each : renewed.entrySet()) {
                Files.writeString(each.getKey(), each.getValue());
            }
            Assumptions.abort("written: " + renewed.keySet());
        }
        for (Map.Entry<Path, String> each : renewed.entrySet()) {
            assertThat(Files.readString(each.getKey())).as("renew it with -Dgolden.regenerate=true -Dtest=EvolutionTableTest")
                    .isEqualTo(each.getValue());
        }
    }

    @Test
    void everyThemeHasAPageOfItsOwn() throws IOException {
        assertThat(Rows.all()).extracting(Row::theme).hasSameElementsAs(EvolutionPages.themes());
        try (Stream<Path> found = Files.list(PAGES)) {
            assertThat(found.map(each -> each.getFileName().toString().replace(".md", "")))
                    .containsExactlyInAnyOrderElementsOf(EvolutionPages.themes());
        }
    }

    @Test
    @Proves(topic = Topic.EVOLUTION,
            value = "Of all changes in the table of evolution-table.md none is read as another value without a note")
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
