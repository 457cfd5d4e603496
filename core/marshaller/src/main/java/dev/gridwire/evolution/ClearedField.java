// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.evolution;

import dev.gridwire.codegen.layout.Slot;
import dev.gridwire.ground.Conversion;
import dev.gridwire.object.FieldSlot;
import dev.gridwire.reflect.FieldSetter;
import dev.gridwire.reflect.FinalFieldAccess;
import org.jspecify.annotations.Nullable;

/**
 * A field that a constructor may set, and that begins as null, zero or false. It is looked up once for all objects: that takes
 * time that grows with the fields of its class.
 */
record ClearedField(Slot slot, FieldSetter setter, @Nullable Object zero) {

    /** Finds the field of a class. */
    static ClearedField of(Class<?> type, Slot slot, FinalFieldAccess finalFields) {
        return new ClearedField(slot, finalFields.setter(FieldSlot.field(type, slot)),
                slot.kind().isPrimitive() ? Conversion.zero(slot.kind()) : null);
    }

    /** Gives it its zero. */
    void clear(Object made) {
        setter.set(made, zero);
    }
}
