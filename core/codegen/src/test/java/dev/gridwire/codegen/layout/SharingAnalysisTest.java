// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.layout;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class SharingAnalysisTest {

    private static final World CLOSED = World.closed(Set.of());

    @Test
    void customersOnlyArrayIsNotTracked() {
        assertThat(tracked(SharingZoo.Customer.class, CLOSED)).isEmpty();
    }

    @Test
    void dateMayBeOfAnyClassInAnOpenWorldSoEverythingIsTracked() {
        SharingAnalysis analysis = analyse(SharingZoo.Customer.class, World.open());
        assertThat(analysis.anything()).hasToString("Optional[" + place("Customer.birthday") + "]");
        assertThat(tracked(analysis)).containsExactly("Customer", "Customer.birthday", "Customer.longs");
    }

    @Test
    void exactTypesNeedNoClosedWorld() {
        assertThat(tracked(SharingZoo.Sheet.class, World.open())).isEmpty();
        assertThat(analyse(SharingZoo.Drawing.class, World.open()).anything()).isEmpty();
        // One drawing has one shape, but arrays are weighed by their types alone.
        assertThat(tracked(SharingZoo.Drawing.class, World.open())).containsExactly("Circle.radius", "Square.side");
    }

    @Test
    void orderLinesAreTrackedButNotTheirList() {
        assertThat(tracked(SharingZoo.Order.class, CLOSED)).containsExactly("Order.lines[]", "OrderLine.codes");
    }

    @Test
    void twoDatesMeetAndATimestampMeetsBoth() {
        assertThat(tracked(SharingZoo.Stay.class, CLOSED)).containsExactly("Stay.booked", "Stay.from", "Stay.to");
    }

    @Test
    void selfReferenceTracksTheRootAndAllItsSlots() {
        assertThat(tracked(SharingZoo.Selfish.class, CLOSED))
                .containsExactly("Selfish", "Selfish.numbers", "Selfish.self");
    }

    @Test
    void treeNodesAndWhatTheyHoldAreTracked() {
        assertThat(tracked(SharingZoo.TreeNode.class, CLOSED))
                .containsExactly("TreeNode", "TreeNode.left", "TreeNode.right", "TreeNode.text");
    }

    @Test
    void genericHolderCanHoldAnything() {
        SharingAnalysis analysis = analyse(SharingZoo.Holder.class, CLOSED);
        assertThat(analysis.anything()).isPresent();
        assertThat(tracked(analysis)).containsExactly("Holder", "Holder.codes", "Holder.content");
    }

    @Test
    void boundOfATypeVariableLimitsWhatItHolds() {
        assertThat(tracked(SharingZoo.BoundHolder.class, CLOSED))
                .containsExactly("BoundHolder.content", "BoundHolder.more[]");
    }

    @Test
    void recordsOfRecordsAreTrackedWhereTwoMeet() {
        assertThat(tracked(SharingZoo.Sheet.class, CLOSED)).isEmpty();
        assertThat(tracked(SharingZoo.TwoBoxes.class, CLOSED))
                .containsExactly("Box.corner", "Box.size", "TwoBoxes.first", "TwoBoxes.second");
    }

    @Test
    void sealedInterfaceHoldsItsPermittedSubclassesOnly() {
        assertThat(tracked(SharingZoo.MixedUp.class, CLOSED))
                .containsExactly("Circle.radius", "MixedUp.circle", "MixedUp.shape", "Square.side");
    }

    @Test
    void knownSubclassesCountInAClosedWorld() {
        assertThat(tracked(SharingZoo.Zoo.class, CLOSED)).isEmpty();
        assertThat(tracked(SharingZoo.Zoo.class, world(SharingZoo.Cage.class))).containsExactly("Animal.picture", "Cage.plan");
        assertThat(tracked(SharingZoo.Zoo.class, world(SharingZoo.Cage.class, SharingZoo.Dog.class)))
                .containsExactly("Animal.picture", "Cage.plan", "Dog.cage", "Zoo.housed");
    }

    @Test
    void listMapAndDateDoNotMeet() {
        assertThat(tracked(SharingZoo.Containers.class, CLOSED)).containsExactly("Containers.map{value}");
    }

    @Test
    void linkedListIsAListAndADeque() {
        assertThat(tracked(SharingZoo.ListAndDeque.class, CLOSED))
                .contains("ListAndDeque.deque", "ListAndDeque.list");
        assertThat(tracked(SharingZoo.ListAndMap.class, CLOSED)).isEmpty();
    }

    @Test
    void sortedMapsCanShareAComparator() {
        assertThat(tracked(SharingZoo.SortedMaps.class, CLOSED)).containsExactly(
                "SortedMaps.one", "SortedMaps.one{comparator}", "SortedMaps.other", "SortedMaps.other{comparator}");
    }

    @Test
    void contentOfContainersInContainersIsTracked() {
        assertThat(tracked(SharingZoo.Nested.class, CLOSED))
                .containsExactly("Nested.map{value}", "Nested.map{value}[]", "Nested.maybe{value}");
    }

    @Test
    void rawContainerCanHoldAnything() {
        assertThat(analyse(SharingZoo.Raw.class, CLOSED).anything()).hasToString("Optional[" + place("Raw.raw[]") + "]");
    }

    @Test
    void containerClassOfTheUserHasSlotsAndElements() {
        assertThat(tracked(SharingZoo.Invoice.class, CLOSED))
                .containsExactly("Invoice.due", "Lines.printed", "Lines[]", "OrderLine.codes");
    }

    @Test
    void objectThatWritesItselfCanReferToAnything() {
        assertThat(tracked(SharingZoo.HasCustom.class, CLOSED))
                .containsExactly("Custom.numbers", "HasCustom", "HasCustom.codes", "HasCustom.custom");
    }

    @Test
    void uniqueSlotIsLeftOutOnBothSides() {
        SharingAnalysis analysis = analyse(SharingZoo.Hinted.class, CLOSED);
        assertThat(tracked(analysis)).isEmpty();
        assertThat(analysis.findings()).extracting(SharingFinding::tracking)
                .containsExactly(Tracking.ONLY_HOLDER, Tracking.HINTED, Tracking.ONLY_HOLDER);
    }

    @Test
    void arraysMeetOnlyThoseOfTheirType() {
        assertThat(tracked(SharingZoo.Arrays.class, CLOSED)).containsExactly("Arrays.ints", "Arrays.matrix[]");
    }

    @Test
    void enclosingInstanceIsTracked() {
        assertThat(tracked(SharingZoo.Outer.class, CLOSED))
                .containsExactly("Outer", "Outer$Inner.numbers", "Outer$Inner.this$0", "Outer.inner");
    }

    @Test
    void classesThatTheVerdictsHoldForAreListed() {
        assertThat(analyse(SharingZoo.Order.class, CLOSED).classes())
                .containsExactlyInAnyOrder(SharingZoo.Order.class.getName(), SharingZoo.OrderLine.class.getName());
    }

    @Test
    void unknownPlaceIsTracked() {
        SharingAnalysis analysis = analyse(SharingZoo.Customer.class, CLOSED);
        assertThat(analysis.isTracked(Place.root("pkg.Other"))).isTrue();
        assertThat(analysis.isTracked(Place.root(SharingZoo.Customer.class.getName()))).isFalse();
    }

    @Test
    void classFilesGiveTheSameFindings() {
        for (Class<?> type : SharingZoo.class.getDeclaredClasses()) {
            assertThat(SharingAnalysis.of(type.getName(), Layouts.fromClassFiles(), CLOSED).findings())
                    .isEqualTo(analyse(type, CLOSED).findings());
        }
    }

    private static World world(Class<?>... classes) {
        return World.closed(Arrays.stream(classes).map(Class::getName).collect(Collectors.toSet()));
    }

    private static SharingAnalysis analyse(Class<?> root, World world) {
        return SharingAnalysis.of(root.getName(), Layouts.fromReflection(), world);
    }

    private static Set<String> tracked(Class<?> root, World world) {
        return tracked(analyse(root, world));
    }

    private static Set<String> tracked(SharingAnalysis analysis) {
        return analysis.findings().stream()
                .filter(finding -> finding.tracking().isTracked())
                .map(finding -> finding.place().toString().replace(place(""), ""))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static String place(String place) {
        return SharingZoo.class.getName() + "$" + place;
    }
}
