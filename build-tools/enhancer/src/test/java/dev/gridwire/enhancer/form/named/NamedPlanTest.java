// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.named;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.codegen.plan.FieldAccess;
import dev.gridwire.codegen.plan.PlanPrinter;
import dev.gridwire.codegen.plan.PlannedSlot;
import dev.gridwire.codegen.plan.TrustLevel;
import dev.gridwire.codegen.target.CompactTarget;
import dev.gridwire.codegen.target.PortableTarget;
import dev.gridwire.enhancer.form.FormSettings;
import dev.gridwire.enhancer.form.Subject;
import dev.gridwire.enhancer.form.Subjects;
import dev.gridwire.enhancer.form.named.far.FarBase;
import java.io.IOException;
import java.io.Serializable;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;

class NamedPlanTest {

    private static final Path GOLDEN = Path.of("src/test/resources/dev/gridwire/enhancer/form/named/plans.txt");

    @SuppressWarnings("serial")
    static class Planned implements Serializable {
        final int number = Integer.parseInt("1");
        char letter;
        Integer box;
        private String text;
        BigInteger big;
        Planned next;
        List<String> names;
        Map<Integer, Planned> byNumber;
        long[] longs;
    }

    @SuppressWarnings("serial")
    static class Below extends FarBase {
        Below() {
            super("");
        }
    }

    private static Subject subject(Class<?> type, TrustLevel trust) {
        return Subjects.of(type, new FormSettings(trust, false, false), Set.of(type.getName()));
    }

    @Test
    void printedPlansAreTheGoldenOnes() throws IOException {
        String printed = PlanPrinter.print(
                        new NamedPlanner(subject(Planned.class, TrustLevel.SAFE), CompactTarget.TARGET, true).plan().plan())
                + "\n" + PlanPrinter.print(
                        new NamedPlanner(subject(Planned.class, TrustLevel.FAST), PortableTarget.TARGET, false).planOwn().plan());
        if (Boolean.getBoolean("golden.regenerate")) {
            Files.createDirectories(GOLDEN.getParent());
            Files.writeString(GOLDEN, printed);
            Assumptions.abort("golden file rewritten: " + GOLDEN);
        }
        assertThat(printed).isEqualTo(Files.readString(GOLDEN));
    }

    @Test
    void hiddenFieldsOfOtherPackagesNeedAHandle() {
        List<PlannedSlot> slots =
                new NamedPlanner(subject(Below.class, TrustLevel.SAFE), CompactTarget.TARGET, true).plan().plan().slots();
        assertThat(slots).filteredOn(slot -> slot.slot().owner().endsWith("FarBase"))
                .isNotEmpty().allMatch(slot -> slot.get() == FieldAccess.HANDLE && slot.set() == FieldAccess.HANDLE);
    }
}
