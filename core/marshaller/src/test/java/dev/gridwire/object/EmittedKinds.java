// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.object;

import dev.gridwire.codegen.emit.FusedEmitter;
import dev.gridwire.codegen.emit.LookupEmitter;
import dev.gridwire.codegen.evolution.SlotMatch;
import dev.gridwire.codegen.layout.Form;
import dev.gridwire.codegen.layout.Layout;
import dev.gridwire.codegen.layout.LayoutResolver;
import dev.gridwire.codegen.layout.Nullability;
import dev.gridwire.codegen.layout.Slot;
import dev.gridwire.codegen.layout.SlotKind;
import dev.gridwire.codegen.layout.Uniqueness;
import dev.gridwire.codegen.model.ClassPathSource;
import dev.gridwire.codegen.model.TypeRef;
import dev.gridwire.codegen.plan.CodePlacement;
import dev.gridwire.codegen.plan.Plan;
import dev.gridwire.codegen.plan.Planner;
import dev.gridwire.codegen.target.NativeTarget;
import dev.gridwire.codegen.target.Target;
import dev.gridwire.testkit.compile.ClassFiles;
import dev.gridwire.zoo.Kinds;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The class files of all that is generated for classes with slots of every kind. */
final class EmittedKinds {

    private static final LayoutResolver LAYOUTS =
            LayoutResolver.of(new ClassPathSource(List.of(ClassFiles.root(Kinds.class))).or(ClassPathSource.platform()));

    private static final List<Class<?>> TYPES = List.of(
            Kinds.Open.class, Kinds.Base.class, Kinds.Derived.class, Kinds.Leaf.class, Kinds.Point.class, Kinds.Whole.class,
            Kinds.Integers.class, Kinds.Floats.class, Kinds.Shorts.class, Kinds.Texts.class);

    private EmittedKinds() {}

    /** The layouts of the classes. */
    static List<Layout> layouts() {
        return TYPES.stream().map(type -> LAYOUTS.resolve(type.getName())).toList();
    }

    /** What a build makes. */
    static List<byte[]> companions() {
        Planner planner = new Planner(LAYOUTS, NativeTarget.TARGET, CodePlacement.PACKAGE);
        return layouts().stream().map(layout -> FusedEmitter.emitCompanion(planner.plan(layout)).bytes()).toList();
    }

    /** What a marshaller makes. */
    static List<byte[]> hidden() {
        List<byte[]> classFiles = new ArrayList<>(List.of(LookupEmitter.emit(Kinds.class.getPackageName())));
        for (Layout layout : layouts()) {
            for (Target target : List.of(NativeTarget.TARGET, NativeTarget.CANONICAL)) {
                classFiles.add(FusedEmitter.emit(new Planner(LAYOUTS, target).plan(layout), true).bytes());
            }
            classFiles.addAll(adapting(layout));
        }
        return classFiles;
    }

    /** Reads a state that is alike, one whose slots are gone, and one with a byte in the place of each slot. */
    private static List<byte[]> adapting(Layout layout) {
        List<byte[]> classFiles = new ArrayList<>();
        classFiles.add(adapting(layout, slot -> new SlotMatch(slot, Optional.of(slot))));
        classFiles.add(adapting(layout, slot -> new SlotMatch(slot, Optional.empty())));
        classFiles.add(adapting(layout, slot -> new SlotMatch(octet(slot), Optional.of(slot))));
        return classFiles;
    }

    private interface Matcher {
        SlotMatch match(Slot slot);
    }

    private static byte[] adapting(Layout layout, Matcher matcher) {
        List<SlotMatch> matches = layout.slots().stream().map(matcher::match).toList();
        boolean allGone = matches.stream().allMatch(match -> match.own().isEmpty());
        List<Slot> cleared = allGone && layout.form() != Form.RECORD ? layout.slots() : List.of();
        Plan plan = new Planner(LAYOUTS, NativeTarget.TARGET).planAdapting(layout, cleared, matches);
        return FusedEmitter.emitAdapting(plan).bytes();
    }

    private static Slot octet(Slot slot) {
        return new Slot(slot.owner(), slot.name(), TypeRef.ofDescriptor("B"), "B", SlotKind.BYTE, Nullability.NON_NULL,
                Uniqueness.UNSPECIFIED);
    }
}
