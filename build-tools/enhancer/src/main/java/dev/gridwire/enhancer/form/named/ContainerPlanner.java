// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.named;

import dev.gridwire.codegen.layout.LayoutResolver;
import dev.gridwire.codegen.layout.Slot;
import dev.gridwire.codegen.model.ClassModel;
import dev.gridwire.codegen.model.TypeRef.ArrayType;
import dev.gridwire.codegen.plan.Expression;
import dev.gridwire.codegen.plan.Expression.Read;
import dev.gridwire.codegen.plan.NamedField;
import dev.gridwire.codegen.target.NamedTarget;
import dev.gridwire.codegen.target.Wire;
import dev.gridwire.enhancer.form.Reason;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Plans the fields of arrays, collections and maps. The elements, or the keys and values, take one field each. The container's
 * class takes another, unless the declaration implies it. If the level trusts the declaration, no class is written: a {@code
 * List} comes back as the usual one.
 */
final class ContainerPlanner {

    private static final String TYPE = "$type";
    private static final String KEYS = "$keys";
    private static final String VALUES = "$values";

    private final ValueForms forms;
    private final ElementFields presences;
    private final boolean trusting;
    private final ElementTypes elements;

    ContainerPlanner(NamedTarget target, ValueForms forms, LayoutResolver layouts, boolean trusting) {
        this.forms = forms;
        this.presences = new ElementFields(target, trusting);
        this.trusting = trusting;
        this.elements = new ElementTypes(layouts);
    }

    FieldGroup array(Slot slot, String name) throws UnsupportedFieldException {
        ValueForm form = forms.of(((ArrayType) slot.erasedType()).component());
        String component = forms.accessible(form.type());
        Expression exact = Expressions.exactArray(Expressions.SLOT, component, name);
        boolean same = !form.isConverted() && !presences.areTwo(form);
        Expression encoded = same
                ? Expressions.cast(exact, presences.carriers(form))
                : Expressions.encodeAll(exact, form, presences.carriers(form), name);
        return group(presences.areTwo(form), encoded, input -> {
            ElementFields.Elements read = presences.of(name, form, input, form.isNested() ? component : "");
            return new FieldGroup(Optional.empty(), read.fields(), Expressions.decodeAll(read.value(), form));
        });
    }

    FieldGroup collection(Slot slot, String name) throws UnsupportedFieldException {
        ContainerForm container = container(slot);
        ValueForm form = forms.of(elements.of(slot, 0));
        Expression source = container.isExact()
                ? Expressions.exactContainer(Expressions.SLOT, container.code(), name) : Expressions.SLOT;
        Expression encoded = Expressions.encodeAll(source, form, presences.carriers(form), name);
        return group(presences.areTwo(form), encoded, input -> {
            ElementFields.Elements read = presences.of(name, form, input, form.isNested() ? "java.lang.Object" : "");
            if (presences.areTwo(form) && !container.isExact() && !trusting) {
                return described(name, container, form, read.fields().get(0));
            }
            List<NamedField> parts = new ArrayList<>(read.fields());
            Expression type = type(container, name, parts);
            return new FieldGroup(Optional.empty(), parts, Expressions.collection(read.value(), type, container.code(), form));
        });
    }

    /** Writes the class and the null elements in one field, because each field costs its name in every object that has names. */
    private static FieldGroup described(String name, ContainerForm container, ValueForm form, NamedField values) {
        NamedField description =
                NamedField.of(name + TYPE, Wire.BYTES, Expressions.description(Expressions.SLOT, Expressions.PREPARED, name));
        Expression value = Expressions.described(new Read(values), new Read(description), container.code(), form);
        return new FieldGroup(Optional.empty(), List.of(values, description), value);
    }

    FieldGroup map(Slot slot, String name) throws UnsupportedFieldException {
        ContainerForm container = container(slot);
        ValueForm keys = forms.of(elements.of(slot, 0));
        ValueForm values = forms.of(elements.of(slot, 1));
        Expression source = container.isExact()
                ? Expressions.exactContainer(Expressions.SLOT, container.code(), name) : Expressions.SLOT;
        ElementFields.Elements readKeys = side(0, name + KEYS, keys);
        ElementFields.Elements readValues = side(1, name + VALUES, values);
        List<NamedField> parts = new ArrayList<>(readKeys.fields());
        parts.addAll(readValues.fields());
        Expression type = type(container, name, parts);
        return new FieldGroup(
                Optional.of(Expressions.entries(source)),
                parts,
                Expressions.map(
                        Expressions.decodeAll(readKeys.value(), keys),
                        Expressions.decodeAll(readValues.value(), values),
                        type,
                        container.code(),
                        keys.constantType()));
    }

    /** Encodes a snapshot of the map, so that both encodings see the same content. */
    private ElementFields.Elements side(int side, String name, ValueForm form) {
        Expression encoded = Expressions.encodeAll(Expressions.side(side), form, presences.carriers(form), name);
        return presences.of(name, form, encoded, form.isNested() ? "java.lang.Object" : "");
    }

    private Expression type(ContainerForm container, String name, List<NamedField> parts) {
        if (container.isExact() || trusting) {
            return Expressions.noType();
        }
        NamedField part = NamedField.of(name + TYPE, Wire.BYTE, Expressions.containerType(Expressions.SLOT, name));
        parts.add(part);
        return new Read(part);
    }

    private static ContainerForm container(Slot slot) throws UnsupportedFieldException {
        String declared = slot.erasedType().toString();
        return ContainerForm.of(declared).orElseThrow(() -> new UnsupportedFieldException(
                Reason.UNSUPPORTED_FIELD,
                "the container's class has no number: type=" + declared,
                ClassModel.isPlatformName(declared)
                        ? "declare the field as Collection, List, Set, Queue or Map, or choose native"
                        : "wrap it in a class of its own, make the field transient, or choose native"));
    }

    /** Whether the container's class is open. */
    boolean isOpen(Slot slot) {
        return ContainerForm.of(slot.erasedType().toString()).filter(form -> !form.isExact()).isPresent();
    }

    /** Returns the class of the objects with named fields that the slot holds. */
    Optional<ValueForm> nested(Slot slot) throws UnsupportedFieldException {
        return switch (slot.kind()) {
            case POLYMORPHIC -> Optional.of(forms.of(slot.erasedType())).filter(ValueForm::isNested);
            case REFERENCE_ARRAY -> Optional.of(forms.of(((ArrayType) slot.erasedType()).component()));
            case COLLECTION -> Optional.of(forms.of(elements.of(slot, 0)));
            case MAP -> Optional.of(forms.of(elements.of(slot, 1)));
            default -> Optional.empty();
        };
    }

    /** Prepares the encoded elements if two fields need them. */
    private static FieldGroup group(boolean prepare, Expression encoded, Planning planning) {
        FieldGroup planned = planning.plan(prepare ? Expressions.PREPARED : encoded);
        return prepare ? new FieldGroup(Optional.of(encoded), planned.fields(), planned.value()) : planned;
    }

    /** Plans fields for the expression of the encoded elements. */
    private interface Planning {

        FieldGroup plan(Expression encoded);
    }
}
