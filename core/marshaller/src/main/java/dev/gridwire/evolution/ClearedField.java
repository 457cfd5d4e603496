// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.evolution;

import dev.gridwire.codegen.layout.Slot;
import dev.gridwire.ground.Conversion;
import dev.gridwire.object.FieldSlot;
import dev.gridwire.reflect.FieldSetter;
import dev.gridwire.reflect.FinalFieldAccess;
import org.jspecify.annotations.Nullable;

/**
 * A field that a constructor may set but that must begin as null, zero or false. It is looked up once for all objects, since a
 * lookup takes time that grows with the number of fields in the class.
 */
record ClearedField(Slot slot, FieldSetter setter, @Nullable Object zero) {

    /** Finds the field of a class. */
    static ClearedField of(Class<?> type, Slot slot, FinalFieldAccess finalFields) {
        return new ClearedField(slot, finalFields.setter(FieldSlot.field(type, slot)),
                slot.kind().isPrimitive() ? Conversion.zero(slot.kind()) : null);
    }

    /** Sets the field to null, zero or false. */
    void clear(Object made) {
        setter.set(made, zero);
    }
}
