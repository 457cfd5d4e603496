// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.stream;

import dev.gridwire.codegen.layout.Slot;
import dev.gridwire.codegen.layout.SlotKind;
import dev.gridwire.codegen.layout.Uniqueness;
import dev.gridwire.codegen.model.EscapedNames;
import dev.gridwire.codegen.plan.Plan;
import dev.gridwire.codegen.plan.StreamContext;
import dev.gridwire.codegen.plan.StreamPlanner;
import dev.gridwire.enhancer.form.Obstacle;
import dev.gridwire.enhancer.form.Reason;
import dev.gridwire.enhancer.form.Subject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Creates notes about shared objects that arrive as two, and about cycles, if the stream keeps no identity.
 *
 * <p>It looks at pairs of fields in one object whose declared types allow a common object, but not at whole graphs. {@link
 * dev.gridwire.codegen.layout.SharingAnalysis} examines these, at a cost that grows with the square of the class path.
 */
final class GraphNotes {

    private static final Set<SlotKind> WITH_IDENTITY = Set.of(SlotKind.OBJECT, SlotKind.POLYMORPHIC, SlotKind.RECORD,
            SlotKind.PRIMITIVE_ARRAY, SlotKind.REFERENCE_ARRAY, SlotKind.COLLECTION, SlotKind.MAP);
    private static final String OBJECT = "java.lang.Object";

    private GraphNotes() {}

    static List<Obstacle> of(Subject subject, StreamContext world, StreamPlanner planner, Plan plan) {
        List<Obstacle> notes = new ArrayList<>();
        if (!world.keepsIdentity()) {
            planner.cycles(plan).forEach((field, path) -> notes.add(new Obstacle(Reason.CYCLE, plan.layout().typeName(), field,
                    "objects can hold each other in a circle, which is refused when it is written: path=" + path,
                    "see that they do not, or choose externalizable at the level safe, or the native companion")));
            shared(subject, notes);
        }
        return notes;
    }

    private static void shared(Subject subject, List<Obstacle> notes) {
        String name = subject.model().name();
        List<Slot> slots = new ArrayList<>(subject.layout().slots());
        slots.removeIf(slot -> !canShare(slot));
        for (Slot slot : slots) {
            Optional<Slot> other = slot.owner().equals(name) ? other(subject, slot, slots) : Optional.empty();
            if (other.isPresent()) {
                notes.add(new Obstacle(Reason.SHARING, name, slot.name(),
                        "an object that two fields hold arrives as two: field=" + EscapedNames.of(name) + "." + slot.name()
                                + ", other="
                                + other.get().owner() + "." + other.get().name(),
                        "do not rely on identity there, or choose the native companion"));
            }
        }
    }

    private static boolean canShare(Slot slot) {
        return WITH_IDENTITY.contains(slot.kind())
                && slot.uniqueness() != Uniqueness.UNIQUE
                && !slot.erasedType().toString().equals(OBJECT);
    }

    private static Optional<Slot> other(Subject subject, Slot slot, List<Slot> slots) {
        String type = slot.erasedType().toString();
        for (Slot each : slots) {
            String found = each.erasedType().toString();
            boolean meets = type.equals(found)
                    || subject.layouts().isSubtype(type, found)
                    || subject.layouts().isSubtype(found, type);
            if (each != slot && meets) {
                return Optional.of(each);
            }
        }
        return Optional.empty();
    }
}
