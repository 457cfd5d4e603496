// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.plan;

import java.util.Locale;

/** Prints the shape of a value in a stream: {@code sequence nullable (text nullable kept)}. */
final class ShapePrinter {

    private ShapePrinter() {}

    static String print(ValueShape shape) {
        if (shape instanceof ValueShape.Primitive primitive) {
            return primitive.type().toString();
        }
        if (shape instanceof ValueShape.Box box) {
            return "box " + box.type() + " " + word(box.presence());
        }
        if (shape instanceof ValueShape.Text text) {
            return "text " + word(text.nulls()) + " " + word(text.surrogates());
        }
        if (shape instanceof ValueShape.Constant constant) {
            return "constant " + constant.typeName() + " " + word(constant.naming()) + " " + word(constant.nulls());
        }
        return shape instanceof ValueShape.Value value
                ? "value " + value.typeName() + " " + word(value.presence())
                : object(shape);
    }

    private static String object(ValueShape shape) {
        if (shape instanceof ValueShape.PrimitiveArray array) {
            return "array of " + array.type() + " " + word(array.nulls());
        }
        if (shape instanceof ValueShape.Body body) {
            return "body " + body.typeName() + " " + word(body.presence()) + " " + word(body.depth());
        }
        if (shape instanceof ValueShape.Sequence sequence) {
            return "sequence " + word(sequence.nulls()) + " (" + print(sequence.element()) + ")";
        }
        if (shape instanceof ValueShape.Mapping map) {
            return "mapping " + word(map.nulls()) + " (" + print(map.key()) + ", " + print(map.value()) + ")";
        }
        if (shape instanceof ValueShape.ReferenceArray array) {
            return "array of " + array.component() + " " + word(array.nulls()) + " (" + print(array.element()) + ")";
        }
        return "object " + word(((ValueShape.Anything) shape).nulls());
    }

    private static String word(Enum<?> choice) {
        return choice.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
