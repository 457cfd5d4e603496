// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.named;

import dev.gridwire.codegen.layout.Nullability;
import dev.gridwire.codegen.layout.Slot;
import dev.gridwire.codegen.model.TypeRef;
import dev.gridwire.codegen.model.TypeRef.ArrayType;
import dev.gridwire.codegen.plan.Trust;
import dev.gridwire.codegen.target.NamedTarget;
import dev.gridwire.codegen.target.Wire;
import dev.gridwire.enhancer.form.Obstacle;
import dev.gridwire.enhancer.form.Reason;
import dev.gridwire.enhancer.form.Subject;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/** Chooses the named fields of a class's slots. */
public final class NamedPlanner {

    private final Subject subject;
    private final NamedTarget target;
    private final ValueForms forms;
    private final ContainerPlanner containers;

    /**
     * Makes a planner for one class.
     *
     * @param polymorphic whether a field may hold objects of any class that has the form, not of one alone
     */
    public NamedPlanner(Subject subject, NamedTarget target, boolean polymorphic) {
        this.subject = subject;
        this.target = target;
        this.forms = new ValueForms(subject, polymorphic);
        this.containers = new ContainerPlanner(
                target, forms, subject.layouts(), subject.settings().trust() == Trust.FAST);
    }

    /** Plans all slots of the class's layout. */
    public NamedPlan plan() {
        return plan(slot -> true);
    }

    /** Plans those that the class declares itself; their names are those that the whole layout gives them. */
    public NamedPlan planOwn() {
        return plan(slot -> slot.owner().equals(subject.model().name()));
    }

    private NamedPlan plan(Predicate<Slot> wanted) {
        List<Slot> slots = subject.layout().slots();
        Map<Slot, String> names = FieldNames.of(slots);
        List<NamedSlot> named = new ArrayList<>();
        List<Obstacle> obstacles = new ArrayList<>();
        List<Obstacle> notes = new ArrayList<>();
        for (Slot slot : slots.stream().filter(wanted).toList()) {
            try {
                named.add(plan(slot, names.get(slot)).requiring(isRequired(slot)));
                note(slot, notes);
            } catch (UnnamedFieldException e) {
                obstacles.add(new Obstacle(e.reason(), subject.model().name(), member(slot), e.getMessage(), e.remedy()));
            }
        }
        obstacles.addAll(collisions(named));
        notes.addAll(obstacles.isEmpty() ? Cycles.notes(subject) : List.of());
        return new NamedPlan(named, obstacles, notes);
    }

    /** Of names that are made here with those of other fields. */
    private List<Obstacle> collisions(List<NamedSlot> named) {
        List<Obstacle> found = new ArrayList<>();
        Set<String> names = new HashSet<>();
        for (NamedSlot slot : named) {
            for (Part part : slot.parts()) {
                if (!names.add(part.name())) {
                    found.add(new Obstacle(Reason.UNSUPPORTED_FIELD, subject.model().name(), member(slot.slot()),
                            "two fields would have one name: name=" + part.name(), "rename the one whose name has a $"));
                }
            }
        }
        return found;
    }

    /** As messages name it; a field of the class itself by its name alone. */
    private String member(Slot slot) {
        return slot.owner().equals(subject.model().name()) ? slot.name() : slot.owner() + "." + slot.name();
    }

    private NamedSlot plan(Slot slot, String name) throws UnnamedFieldException {
        return switch (slot.kind()) {
            case BOOLEAN, BYTE, SHORT, CHAR, INT, LONG, FLOAT, DOUBLE -> primitive(slot, name);
            case PRIMITIVE_ARRAY -> primitives(slot, name);
            case REFERENCE_ARRAY -> containers.array(slot, name);
            case COLLECTION -> containers.collection(slot, name);
            case MAP -> containers.map(slot, name);
            default -> reference(slot, name, forms.of(slot.erasedType()));
        };
    }

    /** Whether it is promised that the slot is never null: by a hint, or at the level that believes so of all. */
    private boolean isRequired(Slot slot) {
        boolean promised = slot.nullability() == Nullability.NON_NULL || subject.settings().trust() == Trust.FAST;
        return promised && !slot.kind().isPrimitive();
    }

    private NamedSlot primitive(Slot slot, String name) {
        Wire wire = Wire.valueOf(slot.kind().name());
        if (target.has(wire)) {
            return direct(slot, name, wire);
        }
        Part part = Part.of(name, Wire.SHORT, Expressions.values("bits", "C", "S", Expressions.SLOT));
        return slot(slot, part, Expressions.values("character", "S", "C", new Expression.Read(part)));
    }

    private NamedSlot primitives(Slot slot, String name) {
        TypeRef component = ((ArrayType) slot.erasedType()).component();
        Wire wire = Wire.valueOf(component.toString().toUpperCase(Locale.ROOT)).array();
        if (target.has(wire)) {
            return direct(slot, name, wire);
        }
        Part part = Part.of(name, Wire.SHORTS, Expressions.values("bits", "[C", "[S", Expressions.SLOT));
        return slot(slot, part, Expressions.values("characters", "[S", "[C", new Expression.Read(part)));
    }

    private static NamedSlot direct(Slot slot, String name, Wire wire) {
        Part part = Part.of(name, wire, Expressions.SLOT);
        return slot(slot, part, new Expression.Read(part));
    }

    private static NamedSlot slot(Slot slot, Part part, Expression value) {
        return NamedSlot.of(slot, Optional.empty(), List.of(part), value);
    }

    private NamedSlot reference(Slot slot, String name, ValueForm form) {
        if (isRequired(slot) && Presences.hasPrimitive(form.wire())) {
            return unboxed(slot, name, form);
        }
        if (target.has(form.wire())) {
            Expression value = Expressions.encode(Expressions.SLOT, form, name);
            Part part = new Part(name, form.wire(), value, form.isNested() ? form.type() : "");
            return slot(slot, part, Expressions.decode(new Expression.Read(part), form));
        }
        Wire primitive = Presences.primitive(form.wire());
        Expression box = Expressions.cast(Expressions.PREPARED, form.wire().descriptor());
        Part value = Part.of(name, primitive, Expressions.orZero(box, form.wire(), primitive));
        Part there = Part.of(name + Presences.SUFFIX, Wire.BOOLEAN, Expressions.isThere(Expressions.PREPARED));
        Expression read = Expressions.orNull(
                new Expression.Read(value), new Expression.Read(there), form.wire(), primitive);
        return NamedSlot.of(
                slot,
                Optional.of(Expressions.encode(Expressions.SLOT, form, name)),
                List.of(value, there),
                Expressions.decode(read, form));
    }

    private static NamedSlot unboxed(Slot slot, String name, ValueForm form) {
        Wire primitive = Presences.primitive(form.wire());
        Expression box = Expressions.encode(Expressions.SLOT, form, name);
        Part part = Part.of(name, primitive, Expressions.orZero(box, form.wire(), primitive));
        Expression read = Expressions.box(new Expression.Read(part), form.wire(), primitive);
        return slot(slot, part, Expressions.decode(read, form));
    }

    private void note(Slot slot, List<Obstacle> notes) throws UnnamedFieldException {
        if (subject.settings().trust() == Trust.FAST && containers.isOpen(slot)) {
            notes.add(new Obstacle(
                    Reason.OPEN_CLASS,
                    subject.model().name(),
                    member(slot),
                    "a container comes back as the usual one of its declared type: type=" + slot.erasedType(),
                    "declare the class that is meant, or choose a safer level"));
        }
        Optional<ValueForm> open = containers.nested(slot);
        if (open.isPresent() && forms.isOpen(open.get())) {
            notes.add(new Obstacle(
                    Reason.OPEN_CLASS,
                    subject.model().name(),
                    member(slot),
                    "objects of subclasses are written only where these have the form themselves: type=" + open.get().type(),
                    "make the class final, or form its subclasses too"));
        }
    }
}
