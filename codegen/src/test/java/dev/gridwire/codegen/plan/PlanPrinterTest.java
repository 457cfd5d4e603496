// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.plan;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;

class PlanPrinterTest {

    private static final Path GOLDEN = Path.of("src/test/resources/dev/gridwire/codegen/plan/plans.txt");

    @Test
    void printedPlansAreTheGoldenOnes() throws IOException {
        String printed = Stream.of(PlanZoo.Empty.class, PlanZoo.Point.class, PlanZoo.Line.class, PlanZoo.Reaches.class,
                        PlanZoo.Near.class, PlanZoo.Kinds.class)
                .map(type -> PlanPrinter.print(Plans.of(type)))
                .collect(Collectors.joining("\n"));
        if (Boolean.getBoolean("golden.regenerate")) {
            Files.createDirectories(GOLDEN.getParent());
            Files.writeString(GOLDEN, printed);
            Assumptions.abort("golden file rewritten: " + GOLDEN);
        }
        assertThat(printed).isEqualTo(Files.readString(GOLDEN));
    }
}
