// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.trials.compare.ComparisonResults;
import dev.gridwire.trials.compare.ResultsJson;
import dev.gridwire.trials.result.EvolutionCell;
import dev.gridwire.trials.result.EvolutionVerdict;
import dev.gridwire.trials.result.NamedChange;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Altered payloads and changes of a user's own class, by a real run as small as can be. */
@Tag("full")
class UserClassSafetyTest {

    private static final String TICKET = """
            package com.acme;
            import java.io.Serializable;
            public class Ticket implements Serializable {
                private static final long serialVersionUID = 1;
                private long number; private String owner; private String place; private State state;
                public Ticket() {}
                public Ticket(long number, String owner, String place, State state) {
                    this.number = number; this.owner = owner; this.place = place; this.state = state;
                }
                public enum State { FREE, SOLD, USED }
            }
            """;

    @TempDir
    private static Path temporary;

    private static CommandRun run;
    private static ComparisonResults results;
    private static Path folder;

    @BeforeAll
    static void compare() throws IOException {
        Path source = Files.writeString(temporary.resolve("Ticket.java"), TICKET);
        Path classes = temporary.resolve("the classes");
        assertThat(ToolProvider.getSystemJavaCompiler().run(null, null, null,
                "-proc:none", "--release", "17", "-d", classes.toString(), source.toString())).isZero();
        folder = temporary.resolve("the results");
        run = CommandRun.of("compare", "--only-safety", "--safety-inputs", "40", "--contestant",
                "java,kryo,gridwire", "--classpath", classes.toString(), "--class", "com.acme.Ticket",
                "--output", folder.toString());
        assertThat(run.exit()).as(run.err()).isZero();
        results = ResultsJson.read(folder.resolve("results.json"));
    }

    private static EvolutionCell cell(String change, String contestant) {
        return results.safety().evolution().stream()
                .filter(cell -> cell.change().equals("own-ticket/" + change) && cell.contestant().equals(contestant))
                .findFirst().orElseThrow();
    }

    @Test
    void changesAreThoseOfTheClassAlone() {
        assertThat(results.safety().changes()).extracting(NamedChange::title).containsExactly(
                "Ticket: field added (place)", "Ticket: fields reordered", "Ticket: field renamed (place)",
                "Ticket: int → long: not possible: no int field of its own", "Ticket: enum constant appended (state)");
        assertThat(results.safety().evolution()).hasSize(3 * 4).extracting(EvolutionCell::change)
                .doesNotContain("own-ticket/int-to-long");
    }

    @Test
    void gridwireLosesNothingOfAFieldThatIsAdded() {
        EvolutionCell cell = cell("field-added", "gridwire");
        assertThat(cell.upgraded()).as(cell.upgradedDetail()).isEqualTo(EvolutionVerdict.OK);
        assertThat(cell.downgraded()).as(cell.downgradedDetail()).isEqualTo(EvolutionVerdict.OK);
        assertThat(cell.rewritten()).as(cell.rewrittenDetail()).isEqualTo(EvolutionVerdict.OK);
    }

    @Test
    void whatOthersLoseOrCannotReadIsSeen() {
        assertThat(cell("field-added", "java").rewritten()).isEqualTo(EvolutionVerdict.LOST);
        assertThat(cell("field-added", "java").rewrittenDetail()).isEqualTo("place");
        assertThat(cell("field-added", "kryo").upgraded()).isNotEqualTo(EvolutionVerdict.OK);
        assertThat(cell("enum-constant-appended", "java").downgraded()).isEqualTo(EvolutionVerdict.EXCEPTION);
    }

    @Test
    void terminalAndFilesShowThem() throws IOException {
        assertThat(run.out()).contains("Changed classes, ", "Ticket: int → long: not possible: no int field of its own");
        assertThat(Files.readString(folder.resolve("evolution.csv"))).contains("own-ticket/field-added,java,OK,OK,LOST,,,place");
        assertThat(Files.readString(folder.resolve("summary.md"))).contains("| Ticket: field added (place) | ok |");
    }
}
