// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.named;

import dev.gridwire.codegen.evolution.SlotKeys;
import dev.gridwire.codegen.layout.Layout;
import dev.gridwire.codegen.layout.Nullability;
import dev.gridwire.codegen.layout.Slot;
import dev.gridwire.codegen.model.PrimitiveType;
import dev.gridwire.codegen.model.TypeRef;
import dev.gridwire.codegen.model.TypeRef.ArrayType;
import dev.gridwire.codegen.plan.CodePlacement;
import dev.gridwire.codegen.plan.Expression;
import dev.gridwire.codegen.plan.FieldAccesses;
import dev.gridwire.codegen.plan.NamedField;
import dev.gridwire.codegen.plan.Op;
import dev.gridwire.codegen.plan.Plan;
import dev.gridwire.codegen.plan.PlannedSlot;
import dev.gridwire.codegen.plan.TrustLevel;
import dev.gridwire.codegen.target.NamedTarget;
import dev.gridwire.codegen.target.Wire;
import dev.gridwire.enhancer.form.Obstacle;
import dev.gridwire.enhancer.form.Reason;
import dev.gridwire.enhancer.form.Subject;
import dev.gridwire.enhancer.form.rewrite.SuperclassRules;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/** Plans the named fields of a class's slots. */
public final class NamedPlanner {

    private final Subject subject;
    private final NamedTarget target;
    private final ValueForms forms;
    private final ContainerPlanner containers;

    /**
     * Creates a planner for one class.
     *
     * @param polymorphic whether a field may hold objects of any class that has the form, instead of only one class
     */
    public NamedPlanner(Subject subject, NamedTarget target, boolean polymorphic) {
        this.subject = subject;
        this.target = target;
        this.forms = new ValueForms(subject, polymorphic);
        this.containers = new ContainerPlanner(
                target, forms, subject.layouts(), subject.settings().trust() == TrustLevel.FAST);
    }

    /** Plans all slots of the class's layout, for code in a separate class. */
    public PlanResult plan() {
        return plan(subject.layout(), CodePlacement.PACKAGE_AND_PUBLIC, Optional.empty());
    }

    /** Plans the slots that the class itself declares, for code in the class; the whole layout determines the names. */
    public PlanResult planOwn() {
        String name = subject.model().name();
        Layout own = subject.layout().withLevels(
                subject.layout().levels().stream().filter(level -> level.owner().equals(name)).toList());
        return plan(own, CodePlacement.SELF, SuperclassRules.formed(subject));
    }

    private PlanResult plan(Layout layout, CodePlacement placement, Optional<String> superclass) {
        Map<Slot, String> names = FieldNames.of(subject.layout().slots());
        FieldAccesses accesses = new FieldAccesses(subject.layouts(), layout, placement);
        List<Op.Named> named = new ArrayList<>();
        List<Obstacle> obstacles = new ArrayList<>();
        List<Obstacle> notes = new ArrayList<>();
        int index = 0;
        for (Slot slot : layout.slots()) {
            try {
                named.add(op(accesses.of(slot, index++), plan(slot, Objects.requireNonNull(names.get(slot)))));
                note(slot, notes);
            } catch (UnsupportedFieldException e) {
                obstacles.add(new Obstacle(e.reason(), subject.model().name(), member(slot), e.getMessage(), e.remedy()));
            }
        }
        obstacles.addAll(collisions(named));
        obstacles.addAll(overloads());
        notes.addAll(obstacles.isEmpty() ? Cycles.notes(subject) : List.of());
        List<Op> ops = new ArrayList<>(superclass.map(Op.Superclass::new).stream().toList());
        ops.addAll(named);
        return new PlanResult(new Plan(target.name(), layout, ops), obstacles, notes);
    }

    private Op.Named op(PlannedSlot slot, FieldGroup group) {
        Optional<Expression> check = isRequired(slot.slot())
                ? Optional.of(Expressions.require(Expressions.SLOT, group.fields().get(0).name())) : Optional.empty();
        return new Op.Named(slot, check, group.prepared(), group.fields(), group.value());
    }

    /** Finds generated names that other fields also have. */
    private List<Obstacle> collisions(List<Op.Named> named) {
        List<Obstacle> found = new ArrayList<>();
        Set<String> names = new HashSet<>();
        for (Op.Named slot : named) {
            for (NamedField field : slot.fields()) {
                if (!names.add(field.name())) {
                    found.add(new Obstacle(Reason.UNSUPPORTED_FIELD, subject.model().name(), member(slot.slot().slot()),
                            "two fields would have one name: name=" + field.name(), "rename the one whose name has a $"));
                }
            }
        }
        return found;
    }

    /** Finds fields of one name in one class. Only byte code can declare them, and these forms go by names. */
    private List<Obstacle> overloads() {
        SlotKeys keys = SlotKeys.of(subject.layout());
        return subject.layout().slots().stream().filter(keys::isOverloaded)
                .map(slot -> new Obstacle(Reason.UNSUPPORTED_FIELD, subject.model().name(), member(slot),
                        "the class has several fields of this name: type=" + slot.erasedType(), "give each a name"))
                .toList();
    }

    /** Returns the name in messages; for a field of the class itself, only the field's name. */
    private String member(Slot slot) {
        return slot.owner().equals(subject.model().name()) ? slot.name() : slot.owner() + "." + slot.name();
    }

    private FieldGroup plan(Slot slot, String name) throws UnsupportedFieldException {
        if (slot.kind().isPrimitive()) {
            return primitive(slot, name);
        }
        return switch (slot.kind()) {
            case PRIMITIVE_ARRAY -> primitives(slot, name);
            case REFERENCE_ARRAY -> containers.array(slot, name);
            case COLLECTION -> containers.collection(slot, name);
            case MAP -> containers.map(slot, name);
            default -> reference(slot, name, forms.of(slot.erasedType()));
        };
    }

    /** Whether the slot is promised never to be null, by a hint or by the level that assumes it of all slots. */
    private boolean isRequired(Slot slot) {
        boolean promised = slot.nullability() == Nullability.NON_NULL || subject.settings().trust() == TrustLevel.FAST;
        return promised && !slot.kind().isPrimitive();
    }

    private FieldGroup primitive(Slot slot, String name) {
        Wire wire = Wire.of(slot.kind().primitive().orElseThrow());
        if (target.has(wire)) {
            return direct(name, wire);
        }
        NamedField part = NamedField.of(name, Wire.SHORT, Expressions.values("bits", "C", "S", Expressions.SLOT));
        return single(part, Expressions.values("character", "S", "C", new Expression.Read(part)));
    }

    private FieldGroup primitives(Slot slot, String name) {
        TypeRef component = ((ArrayType) slot.erasedType()).component();
        Wire wire = Wire.of((PrimitiveType) component).array();
        if (target.has(wire)) {
            return direct(name, wire);
        }
        NamedField part = NamedField.of(name, Wire.SHORTS, Expressions.values("bits", "[C", "[S", Expressions.SLOT));
        return single(part, Expressions.values("characters", "[S", "[C", new Expression.Read(part)));
    }

    private static FieldGroup direct(String name, Wire wire) {
        NamedField part = NamedField.of(name, wire, Expressions.SLOT);
        return single(part, new Expression.Read(part));
    }

    private static FieldGroup single(NamedField field, Expression value) {
        return new FieldGroup(Optional.empty(), List.of(field), value);
    }

    private FieldGroup reference(Slot slot, String name, ValueForm form) {
        if (isRequired(slot) && form.wire().isNullable()) {
            return unboxed(name, form);
        }
        if (target.has(form.wire())) {
            Expression value = Expressions.encode(Expressions.SLOT, form, name);
            NamedField part = new NamedField(name, form.wire(), value, form.isNested() ? form.type() : "");
            return single(part, Expressions.decode(new Expression.Read(part), form));
        }
        Wire primitive = form.wire().primitive();
        Expression box = Expressions.cast(Expressions.PREPARED, form.wire().descriptor());
        NamedField value = NamedField.of(name, primitive, Expressions.orZero(box, form.wire(), primitive));
        NamedField there = NamedField.of(name + ElementFields.SUFFIX, Wire.BOOLEAN, Expressions.isThere(Expressions.PREPARED));
        Expression read = Expressions.orNull(
                new Expression.Read(value), new Expression.Read(there), form.wire(), primitive);
        return new FieldGroup(
                Optional.of(Expressions.encode(Expressions.SLOT, form, name)),
                List.of(value, there),
                Expressions.decode(read, form));
    }

    private static FieldGroup unboxed(String name, ValueForm form) {
        Wire primitive = form.wire().primitive();
        Expression box = Expressions.encode(Expressions.SLOT, form, name);
        NamedField part = NamedField.of(name, primitive, Expressions.orZero(box, form.wire(), primitive));
        Expression read = Expressions.box(new Expression.Read(part), form.wire(), primitive);
        return single(part, Expressions.decode(read, form));
    }

    private void note(Slot slot, List<Obstacle> notes) throws UnsupportedFieldException {
        if (subject.settings().trust() == TrustLevel.FAST && containers.isOpen(slot)) {
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
