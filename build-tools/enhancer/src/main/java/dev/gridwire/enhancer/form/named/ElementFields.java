// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.named;

import dev.gridwire.codegen.plan.Expression;
import dev.gridwire.codegen.plan.Expression.Read;
import dev.gridwire.codegen.plan.Expression.TypeName;
import dev.gridwire.codegen.plan.NamedField;
import dev.gridwire.codegen.target.NamedTarget;
import dev.gridwire.codegen.target.Wire;
import java.util.List;

/** Plans the fields of several nullable values: one field, or two if the mechanism allows no null in arrays. */
final class ElementFields {

    /** The suffix of the field that says which elements are not null. */
    static final String SUFFIX = "$set";

    private final NamedTarget target;
    private final boolean trusting;

    /** Creates one that may assume that no element is null. */
    ElementFields(NamedTarget target, boolean trusting) {
        this.target = target;
        this.trusting = trusting;
    }

    /** The fields, and the array of carriers that is read from them. */
    record Elements(List<NamedField> fields, Expression value) {}

    /** Whether the encoded elements are written in two fields and so must be prepared. */
    boolean areTwo(ValueForm form) {
        if (trusting) {
            return form.wire().isNullable() || !target.has(Wire.NULLABLE_INTS);
        }
        boolean hasNull = target.has(Wire.NULLABLE_INTS) || form.wire() == Wire.STRING;
        return !target.has(form.wire().array()) || !hasNull;
    }

    /** Returns the type of the encoded elements: for objects with named fields, an array of the mechanism's type. */
    String carriers(ValueForm form) {
        Wire wire = form.wire().array();
        String taken = target.field(wire).map(field -> field.write().descriptor()).orElse("");
        return form.isNested() ? taken.substring(taken.indexOf(';') + 1, taken.indexOf(')')) : wire.descriptor();
    }

    /**
     * Plans the fields of the elements.
     *
     * @param encoded the carriers
     * @param component the binary name of the element class of the array into which nested objects are read
     */
    Elements of(String name, ValueForm form, Expression encoded, String component) {
        Wire wire = form.wire().array();
        if (!areTwo(form)) {
            NamedField part = new NamedField(name, wire, encoded, component);
            return new Elements(List.of(part), new Read(part));
        }
        if (trusting) {
            return trusted(name, form, encoded, component);
        }
        NamedField there = NamedField.of(name + SUFFIX, Wire.BOOLEANS, Expressions.areThere(encoded));
        if (target.has(wire)) {
            Expression kept = Expressions.thoseThere(encoded, carriers(form));
            NamedField part = new NamedField(name, wire, kept, form.isNested() ? form.type() : "");
            TypeName element = form.isNested() ? TypeName.of(component) : TypeName.ofElement(wire.descriptor());
            return new Elements(List.of(part, there), Expressions.spread(new Read(part), new Read(there), element));
        }
        Wire primitives = form.wire().primitive().array();
        NamedField part = NamedField.of(name, primitives, Expressions.unboxAll(encoded, primitives));
        return new Elements(List.of(part, there), Expressions.boxAll(new Read(part), new Read(there), wire));
    }

    /** Plans a single field, which refuses null. */
    private Elements trusted(String name, ValueForm form, Expression encoded, String component) {
        Expression required = Expressions.requireAll(encoded, carriers(form), name);
        Wire wire = form.wire().array();
        if (form.wire().isNullable()) {
            Wire primitives = form.wire().primitive().array();
            NamedField part = NamedField.of(name, primitives, Expressions.unboxAll(required, primitives));
            return new Elements(List.of(part), Expressions.boxAll(new Read(part), Expressions.noneMissing(), wire));
        }
        NamedField part = new NamedField(name, wire, required, form.isNested() ? form.type() : "");
        TypeName element = form.isNested() ? TypeName.of(component) : TypeName.ofElement(wire.descriptor());
        return new Elements(
                List.of(part), Expressions.spread(new Read(part), Expressions.noneMissing(), element));
    }
}
