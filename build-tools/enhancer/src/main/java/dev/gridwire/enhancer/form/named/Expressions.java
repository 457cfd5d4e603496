// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.named;

import dev.gridwire.codegen.plan.Expression;
import dev.gridwire.codegen.plan.Expression.Apply;
import dev.gridwire.codegen.plan.Expression.TypeName;
import dev.gridwire.codegen.target.Wire;
import java.util.List;

/** Creates expressions that call the templates. */
final class Expressions {

    static final Expression SLOT = new Expression.SlotValue();
    static final Expression PREPARED = new Expression.Prepared();

    private static final String OBJECT = "Ljava/lang/Object;";
    private static final String OBJECTS = "[Ljava/lang/Object;";
    private static final String STRING = "Ljava/lang/String;";
    private static final String CLASS = "Ljava/lang/Class;";

    private Expressions() {}

    static Expression encode(Expression value, ValueForm form, String field) {
        return form.isConverted()
                ? call("Values", "encode", "(" + OBJECT + "I" + STRING + ")" + OBJECT, form.wire().descriptor(),
                        List.of(value), form.code(), field)
                : value;
    }

    static Expression decode(Expression carrier, ValueForm form) {
        return form.isDecoded()
                ? call("Values", "decode", "(" + OBJECT + "I" + CLASS + ")" + OBJECT, OBJECT,
                        List.of(carrier), form.code(), TypeName.of(form.constantType()))
                : carrier;
    }

    static Expression encodeAll(Expression values, ValueForm form, String carriers, String field) {
        return call("Values", "encodeAll", "(" + OBJECT + "I" + CLASS + STRING + ")" + OBJECTS, carriers,
                List.of(values), form.code(), TypeName.ofElement(carriers), field);
    }

    static Expression decodeAll(Expression carriers, ValueForm form) {
        return form.isDecoded()
                ? call("Values", "decodeAll", "(" + OBJECTS + "I" + CLASS + ")" + OBJECTS, OBJECTS,
                        List.of(carriers), form.code(), TypeName.of(form.type()))
                : carriers;
    }

    static Expression exactArray(Expression array, String component, String field) {
        return call("Values", "exactArray", "(" + OBJECTS + CLASS + STRING + ")" + OBJECTS, OBJECTS,
                List.of(array), TypeName.of(component), field);
    }

    static Expression exactContainer(Expression container, int code, String field) {
        return call("Containers", "exact", "(" + OBJECT + "I" + STRING + ")" + OBJECT, OBJECT, List.of(container), code, field);
    }

    static Expression containerType(Expression container, String field) {
        return call("Containers", "type", "(" + OBJECT + STRING + ")B", "B", List.of(container), field);
    }

    static Expression noType() {
        return call("Containers", "none", "()B", "B", List.of());
    }

    static Expression collection(Expression carriers, Expression type, int otherwise, ValueForm form) {
        return call("Containers", "collection", "(" + OBJECTS + "BII" + CLASS + ")" + OBJECT, OBJECT,
                List.of(carriers, type), otherwise, form.isDecoded() ? form.code() : 0, TypeName.of(form.constantType()));
    }

    static Expression description(Expression container, Expression carriers, String field) {
        return call("Descriptions", "of", "(" + OBJECT + OBJECT + STRING + ")[B", "[B", List.of(container, carriers), field);
    }

    static Expression described(Expression values, Expression description, int otherwise, ValueForm form) {
        return call("Descriptions", "collection", "(" + OBJECT + "[BII" + CLASS + ")" + OBJECT, OBJECT,
                List.of(values, description), otherwise, form.isDecoded() ? form.code() : 0, TypeName.of(form.constantType()));
    }

    static Expression entries(Expression map) {
        return call("Containers", "entries", "(" + OBJECT + ")" + OBJECTS, OBJECTS, List.of(map));
    }

    static Expression side(int side) {
        return call("Containers", "side", "(" + OBJECT + "I)" + OBJECT, OBJECT, List.of(PREPARED), side);
    }

    static Expression map(Expression keys, Expression values, Expression type, int otherwise, String keyType) {
        return call("Containers", "map", "(" + OBJECTS + OBJECTS + "BI" + CLASS + ")" + OBJECT, OBJECT,
                List.of(keys, values, type), otherwise, TypeName.of(keyType));
    }

    static Expression isThere(Expression value) {
        return call("Presence", "isThere", "(" + OBJECT + ")Z", "Z", List.of(value));
    }

    static Expression areThere(Expression values) {
        return call("Presence", "areThere", "(" + OBJECT + ")[Z", "[Z", List.of(values));
    }

    static Expression orZero(Expression box, Wire nullable, Wire primitive) {
        String type = primitive.descriptor();
        return call("Presence", "orZero", "(" + nullable.descriptor() + ")" + type, type, List.of(box));
    }

    static Expression orNull(Expression value, Expression there, Wire nullable, Wire primitive) {
        return call("Presence", "orNull", "(" + primitive.descriptor() + "Z)" + nullable.descriptor(), nullable.descriptor(),
                List.of(value, there));
    }

    static Expression box(Expression value, Wire nullable, Wire primitive) {
        return call("Presence", "box", "(" + primitive.descriptor() + ")" + nullable.descriptor(), nullable.descriptor(),
                List.of(value));
    }

    static Expression require(Expression value, String field) {
        return call("Presence", "require", "(" + OBJECT + STRING + ")V", "V", List.of(value), field);
    }

    static Expression requireAll(Expression values, String carriers, String field) {
        return call("Presence", "requireAll", "(" + OBJECT + STRING + ")" + OBJECTS, carriers, List.of(values), field);
    }

    static Expression noneMissing() {
        return call("Presence", "noneMissing", "()[Z", "[Z", List.of());
    }

    static Expression unboxAll(Expression boxes, Wire primitives) {
        return call("Presence", "unboxAll", "(" + OBJECT + CLASS + ")" + OBJECT, primitives.descriptor(),
                List.of(boxes), TypeName.ofElement(primitives.descriptor()));
    }

    static Expression boxAll(Expression values, Expression there, Wire boxes) {
        return call("Presence", "boxAll", "(" + OBJECT + "[Z" + CLASS + ")" + OBJECTS, OBJECTS,
                List.of(values, there), TypeName.ofElement(boxes.descriptor()));
    }

    static Expression thoseThere(Expression values, String carriers) {
        return call("Presence", "thoseThere", "(" + OBJECT + ")" + OBJECTS, carriers, List.of(values));
    }

    static Expression spread(Expression kept, Expression there, TypeName component) {
        return call("Presence", "spread", "(" + OBJECTS + "[Z" + CLASS + ")" + OBJECTS, OBJECTS,
                List.of(kept, there), component);
    }

    static Expression values(String name, String from, String to, Expression value) {
        return call("Values", name, "(" + from + ")" + to, to, List.of(value));
    }

    static Expression cast(Expression value, String type) {
        return call("", "", "(" + OBJECT + ")" + OBJECT, type, List.of(value));
    }

    private static Expression call(
            String template, String name, String descriptor, String result, List<Expression> arguments, Object... constants) {
        return new Apply(template, name, descriptor, arguments, List.of(constants), result);
    }
}
