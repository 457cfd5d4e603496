// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gridwire.codegen.emit.FusedEmitter;
import dev.gridwire.codegen.target.StreamTarget;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;

class PlanPrinterTest {

    private static final Path GOLDEN = Path.of("src/test/resources/dev/gridwire/codegen/plan");

    private static void assertGolden(String file, String printed) throws IOException {
        Path golden = GOLDEN.resolve(file);
        if (Boolean.getBoolean("golden.regenerate")) {
            Files.createDirectories(GOLDEN);
            Files.writeString(golden, printed);
            Assumptions.abort("golden file rewritten: " + golden);
        }
        assertThat(printed).isEqualTo(Files.readString(golden));
    }

    @Test
    void printedPlansAreTheGoldenOnes() throws IOException {
        assertGolden("plans.txt", Stream.of(PlanZoo.Empty.class, PlanZoo.Point.class, PlanZoo.Line.class,
                        PlanZoo.Reaches.class, PlanZoo.Near.class, PlanZoo.Kinds.class)
                .map(type -> PlanPrinter.print(Plans.of(type)))
                .collect(Collectors.joining("\n")));
    }

    @Test
    void printedPlansOfStreamsAreTheGoldenOnes() throws IOException {
        assertGolden("stream-plans.txt", PlanPrinter.print(Plans.of(StreamTarget.EXTERNALIZABLE, TrustLevel.SAFE))
                + "\n" + PlanPrinter.print(Plans.of(StreamTarget.DATA_SERIALIZABLE, TrustLevel.MEDIUM))
                + "\n" + PlanPrinter.print(Plans.of(StreamTarget.IDENTIFIED, TrustLevel.FAST)));
    }

    @Test
    void finalFieldsOfRewrittenClassesLoseFinal() {
        assertThat(Plans.of(StreamTarget.IDENTIFIED, TrustLevel.SAFE).slots()).filteredOn(PlannedSlot::isFinal)
                .isNotEmpty().allMatch(slot -> slot.set() == FieldAccess.UNFINAL && slot.get() == FieldAccess.FIELD);
    }

    @Test
    void backEndRefusesThePlanOfAnotherKindOfTarget() {
        Plan plan = Plans.of(StreamTarget.IDENTIFIED, TrustLevel.SAFE);
        assertThatThrownBy(() -> FusedEmitter.emit(plan, false)).isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("target=identified").hasMessageContaining("op=Streamed");
        assertThatThrownBy(() -> Plans.of(PlanZoo.Point.class).ops(Op.Streamed.class))
                .isInstanceOf(IllegalArgumentException.class).hasMessageContaining("target=native");
    }
}
