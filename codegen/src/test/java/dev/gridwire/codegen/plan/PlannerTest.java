// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gridwire.codegen.layout.SlotKind;
import dev.gridwire.codegen.model.ClassModelException;
import dev.gridwire.codegen.target.NativeTarget;
import dev.gridwire.codegen.target.Target;
import dev.gridwire.codegen.target.Way;
import java.util.EnumMap;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

class PlannerTest {

    private static PlannedSlot slot(Class<?> type, String name) {
        return Plans.of(type).slots().stream().filter(each -> each.slot().name().equals(name)).findFirst().orElseThrow();
    }

    private static void assertReach(PlannedSlot slot, Reach get, Reach set) {
        assertThat(slot.get()).as("get " + slot).isEqualTo(get);
        assertThat(slot.set()).as("set " + slot).isEqualTo(set);
    }

    @Test
    void fieldsOfTheOwnNestAreReachedDirectly() {
        assertReach(slot(PlanZoo.Reaches.class, "own"), Reach.FIELD, Reach.FIELD);
        assertReach(slot(PlanZoo.Reaches.class, "packaged"), Reach.FIELD, Reach.FIELD);
        assertReach(slot(PlanZoo.Near.class, "nearest"), Reach.FIELD, Reach.FIELD);
    }

    @Test
    void finalFieldsAreSetByHandle() {
        assertReach(slot(PlanZoo.Reaches.class, "ownFinal"), Reach.FIELD, Reach.HANDLE);
        assertReach(slot(PlanZoo.Reaches.class, "next"), Reach.FIELD, Reach.HANDLE);
        assertReach(slot(PlanZoo.Reaches.class, "fixed"), Reach.FIELD, Reach.HANDLE);
    }

    @Test
    void onlyPrivateFieldsOfTheSamePackageNeedAHandle() {
        assertReach(slot(PlanZoo.Reaches.class, "hidden"), Reach.HANDLE, Reach.HANDLE);
        assertReach(slot(PlanZoo.Reaches.class, "seen"), Reach.FIELD, Reach.FIELD);
        assertReach(slot(PlanZoo.Reaches.class, "text"), Reach.FIELD, Reach.FIELD);
    }

    @Test
    void codeBesideTheClassReachesWhatIsNotPrivateInItsPackage() {
        for (PlannedSlot slot : Plans.of(PlanZoo.Reaches.class, NativeTarget.TARGET, Standing.NEIGHBOUR).slots()) {
            boolean isNamed = Set.of("packaged", "seen", "text", "fixed").contains(slot.slot().name());
            Reach get = isNamed ? Reach.FIELD : Reach.HANDLE;
            assertReach(slot, get, slot.isFinal() ? Reach.HANDLE : get);
        }
        for (PlannedSlot slot : Plans.of(PlanZoo.Line.class, NativeTarget.TARGET, Standing.NEIGHBOUR).slots()) {
            assertReach(slot, Reach.HANDLE, Reach.ARGUMENT);
        }
    }

    /** Public ones too: their class need not be. */
    @Test
    void allFieldsOfOtherPackagesNeedAHandle() {
        for (String name : new String[] {"own", "packaged", "kept", "open", "self"}) {
            assertReach(slot(PlanZoo.Near.class, name), Reach.HANDLE, Reach.HANDLE);
        }
    }

    @Test
    void componentsOfRecordsAreArguments() {
        assertThat(Plans.of(PlanZoo.Line.class).slots()).hasSize(5);
        for (PlannedSlot slot : Plans.of(PlanZoo.Line.class).slots()) {
            assertReach(slot, Reach.FIELD, Reach.ARGUMENT);
        }
    }

    @Test
    void slotsAreNumberedInTheOrderOfTheLayout() {
        Plan plan = Plans.of(PlanZoo.Kinds.class);
        assertThat(plan.slots()).extracting(PlannedSlot::index).isEqualTo(
                java.util.stream.IntStream.range(0, plan.layout().slots().size()).boxed().toList());
        assertThat(plan.slots()).extracting(PlannedSlot::slot).isEqualTo(plan.layout().slots());
    }

    @Test
    void numbersThatStandTogetherArePackedTogether() {
        assertThat(Plans.of(PlanZoo.Kinds.class).ops().get(0)).isInstanceOfSatisfying(
                Op.Pack.class, pack -> assertThat(pack.slots()).extracting(each -> each.slot().name())
                        .contains("z", "b", "s", "c", "f", "d"));
    }

    @Test
    void onlyPlainObjectsOfConcreteClassesOfTheUserAreWrittenInLine() {
        assertThat(Plans.of(PlanZoo.Kinds.class).ops()).filteredOn(Op.Nest.class::isInstance)
                .extracting(op -> op.slots().get(0).slot().name())
                .containsExactlyInAnyOrder("last", "self");
    }

    @Test
    void theCanonicalTableDiffersWhereANumberCanBeNanAndNowhereElse() {
        for (SlotKind kind : SlotKind.values()) {
            boolean same = NativeTarget.CANONICAL.way(kind).equals(NativeTarget.TARGET.way(kind));
            assertThat(same).as(kind.name()).isEqualTo(!kind.isFloating());
        }
        assertThat(SlotKind.values()).filteredOn(SlotKind::isFloating)
                .containsExactly(SlotKind.FLOAT, SlotKind.DOUBLE, SlotKind.BOXED_FLOAT, SlotKind.BOXED_DOUBLE);
    }

    @Test
    void aKindThatTheTargetLacksIsAnErrorThatNamesTheField() {
        Map<SlotKind, Way> ways = new EnumMap<>(SlotKind.class);
        for (SlotKind kind : SlotKind.values()) {
            NativeTarget.TARGET.way(kind).ifPresent(way -> ways.put(kind, way));
        }
        ways.remove(SlotKind.MAP);
        Target mapless = new Target("mapless", ways);
        assertThat(Plans.of(PlanZoo.Line.class, mapless).target()).isEqualTo("mapless");
        assertThatThrownBy(() -> Plans.of(PlanZoo.Kinds.class, mapless))
                .isInstanceOf(ClassModelException.class)
                .hasMessageContaining("target=mapless")
                .hasMessageContaining("PlanZoo$Kinds.map")
                .hasMessageContaining("kind=MAP")
                .hasMessageContaining("make the field transient or choose another target");
    }
}
