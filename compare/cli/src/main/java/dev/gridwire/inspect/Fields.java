// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.inspect;

import dev.gridwire.codec.GraphReader;
import dev.gridwire.codec.ReferenceSlot;
import dev.gridwire.codegen.layout.Slot;
import dev.gridwire.codegen.model.EscapedNames;
import dev.gridwire.codegen.model.PrimitiveType;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Prints fields of a known layout, in its order. */
final class Fields {

    private final List<Field> fields = new ArrayList<>();
    private final Walk walk;

    /**
     * A field.
     *
     * @param primitive null for a reference
     * @param slot null for a primitive
     */
    private record Field(
            String step, @Nullable PrimitiveType primitive, @Nullable ReferenceSlot slot, String declared) {}

    Fields(List<Slot> slots, Function<Slot, ReferenceSlot> references, Walk walk) {
        this.walk = walk;
        for (Slot slot : slots) {
            boolean primitive = slot.kind().isPrimitive();
            fields.add(new Field(
                    "." + EscapedNames.of(slot.name()), slot.kind().primitive().orElse(null),
                    primitive ? null : references.apply(slot), slot.descriptor()));
        }
    }

    void read(GraphReader reader) {
        for (Field field : fields) {
            walk.tree().enter(field.step());
            if (field.slot() != null) {
                walk.slot(reader, field.slot(), field.declared());
            } else if (field.primitive() != null) {
                walk.primitive(field.primitive());
            }
            walk.tree().leave();
        }
    }
}
