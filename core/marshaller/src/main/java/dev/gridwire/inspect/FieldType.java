// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.inspect;

import dev.gridwire.codegen.layout.LayoutResolver;
import dev.gridwire.codegen.layout.Slot;
import dev.gridwire.codegen.model.EscapedNames;
import dev.gridwire.codegen.model.PrimitiveType;
import java.util.Optional;

/**
 * A field on the wire.
 *
 * @param step of a path
 * @param primitive empty for references
 */
record FieldType(String step, Optional<PrimitiveType> primitive, SlotType slot) {

    static FieldType of(Slot slot, LayoutResolver layouts) {
        boolean primitive = slot.kind().isPrimitive();
        SlotType type = primitive ? SlotType.ANYTHING : SlotType.of(slot.descriptor(), layouts);
        return new FieldType("." + EscapedNames.of(slot.name()), slot.kind().primitive(), type);
    }

    /** The form on the wire. */
    String wireText() {
        return primitive.map(FieldType::wireText).orElse(slot.form().wireText());
    }

    private static String wireText(PrimitiveType type) {
        return switch (type) {
            case INT, LONG -> "zigzag varint";
            default -> type.byteCount() == 1 ? "1 byte" : type.byteCount() + " bytes";
        };
    }
}
