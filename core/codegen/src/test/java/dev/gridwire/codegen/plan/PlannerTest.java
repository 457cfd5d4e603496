// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gridwire.codegen.layout.SlotKind;
import dev.gridwire.codegen.model.ClassModelException;
import dev.gridwire.codegen.target.Encoding;
import dev.gridwire.codegen.target.NativeTarget;
import dev.gridwire.codegen.target.Target;
import java.util.EnumMap;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

class PlannerTest {

    private static PlannedSlot slot(Class<?> type, String name) {
        return Plans.of(type).slots().stream().filter(each -> each.slot().name().equals(name)).findFirst().orElseThrow();
    }

    private static void assertReach(PlannedSlot slot, FieldAccess get, FieldAccess set) {
        assertThat(slot.get()).as("get " + slot).isEqualTo(get);
        assertThat(slot.set()).as("set " + slot).isEqualTo(set);
    }

    @Test
    void fieldsOfTheOwnNestAreReachedDirectly() {
        assertReach(slot(PlanZoo.Reaches.class, "own"), FieldAccess.FIELD, FieldAccess.FIELD);
        assertReach(slot(PlanZoo.Reaches.class, "packaged"), FieldAccess.FIELD, FieldAccess.FIELD);
        assertReach(slot(PlanZoo.Near.class, "nearest"), FieldAccess.FIELD, FieldAccess.FIELD);
    }

    @Test
    void finalFieldsAreSetByHandle() {
        assertReach(slot(PlanZoo.Reaches.class, "ownFinal"), FieldAccess.FIELD, FieldAccess.HANDLE);
        assertReach(slot(PlanZoo.Reaches.class, "next"), FieldAccess.FIELD, FieldAccess.HANDLE);
        assertReach(slot(PlanZoo.Reaches.class, "fixed"), FieldAccess.FIELD, FieldAccess.HANDLE);
    }

    @Test
    void onlyPrivateFieldsOfTheSamePackageNeedAHandle() {
        assertReach(slot(PlanZoo.Reaches.class, "hidden"), FieldAccess.HANDLE, FieldAccess.HANDLE);
        assertReach(slot(PlanZoo.Reaches.class, "seen"), FieldAccess.FIELD, FieldAccess.FIELD);
        assertReach(slot(PlanZoo.Reaches.class, "text"), FieldAccess.FIELD, FieldAccess.FIELD);
    }

    @Test
    void codeBesideTheClassReachesWhatIsNotPrivateInItsPackage() {
        for (PlannedSlot slot : Plans.of(PlanZoo.Reaches.class, NativeTarget.TARGET, CodePlacement.PACKAGE).slots()) {
            boolean isNamed = Set.of("packaged", "seen", "text", "fixed").contains(slot.slot().name());
            FieldAccess get = isNamed ? FieldAccess.FIELD : FieldAccess.HANDLE;
            assertReach(slot, get, slot.isFinal() ? FieldAccess.HANDLE : get);
        }
        for (PlannedSlot slot : Plans.of(PlanZoo.Line.class, NativeTarget.TARGET, CodePlacement.PACKAGE).slots()) {
            assertReach(slot, FieldAccess.HANDLE, FieldAccess.ARGUMENT);
        }
    }

    /** Public ones too: their class need not be. */
    @Test
    void allFieldsOfOtherPackagesNeedAHandle() {
        for (String name : new String[] {"own", "packaged", "kept", "open", "self"}) {
            assertReach(slot(PlanZoo.Near.class, name), FieldAccess.HANDLE, FieldAccess.HANDLE);
        }
    }

    @Test
    void componentsOfRecordsAreArguments() {
        assertThat(Plans.of(PlanZoo.Line.class).slots()).hasSize(5);
        for (PlannedSlot slot : Plans.of(PlanZoo.Line.class).slots()) {
            assertReach(slot, FieldAccess.FIELD, FieldAccess.ARGUMENT);
        }
    }

    @Test
    void onePackedSlotMayHaveAnotherEncoding() {
        Plan plan = Plans.of(PlanZoo.Kinds.class, NativeTarget.TARGET, CodePlacement.NESTMATE);
        PlannedSlot text = plan.slots().stream()
                .filter(slot -> slot.slot().kind() == SlotKind.STRING).findFirst().orElseThrow();
        assertThat(plan.with(Set.of(), NativeTarget.MIXED_TEXT)).isSameAs(plan);
        Plan mixed = plan.with(Set.of(text.index()), NativeTarget.MIXED_TEXT);
        assertThat(mixed.slots()).isEqualTo(plan.slots());
        for (PlannedSlot slot : plan.slots()) {
            boolean isText = slot.equals(text);
            assertThat(putOf(mixed, slot)).isEqualTo(isText ? "putMixed" : putOf(plan, slot));
        }
    }

    /** The method that packs a slot; empty where none does. */
    private static String putOf(Plan plan, PlannedSlot slot) {
        return plan.ops(Op.Graph.class).stream()
                .filter(op -> op instanceof Op.Pack && op.slots().contains(slot))
                .map(op -> ((Op.Pack) op).encodings().get(op.slots().indexOf(slot)).put().name())
                .findFirst().orElse("");
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
    void theCanonicalTableDiffersWhereANumberCanBeNanAndNowhereElse() {
        for (SlotKind kind : SlotKind.values()) {
            boolean same = NativeTarget.CANONICAL.encoding(kind).equals(NativeTarget.TARGET.encoding(kind));
            assertThat(same).as(kind.name()).isEqualTo(!kind.isFloating());
        }
        assertThat(SlotKind.values()).filteredOn(SlotKind::isFloating)
                .containsExactly(SlotKind.FLOAT, SlotKind.DOUBLE, SlotKind.BOXED_FLOAT, SlotKind.BOXED_DOUBLE);
    }

    @Test
    void aKindThatTheTargetLacksIsAnErrorThatNamesTheField() {
        Map<SlotKind, Encoding> encodings = new EnumMap<>(SlotKind.class);
        for (SlotKind kind : SlotKind.values()) {
            NativeTarget.TARGET.encoding(kind).ifPresent(encoding -> encodings.put(kind, encoding));
        }
        encodings.remove(SlotKind.MAP);
        Target mapless = new Target("mapless", encodings);
        assertThat(Plans.of(PlanZoo.Line.class, mapless).target()).isEqualTo("mapless");
        assertThatThrownBy(() -> Plans.of(PlanZoo.Kinds.class, mapless))
                .isInstanceOf(ClassModelException.class)
                .hasMessageContaining("target=mapless")
                .hasMessageContaining("PlanZoo$Kinds.map")
                .hasMessageContaining("kind=MAP")
                .hasMessageContaining("make the field transient or choose another target");
    }
}
