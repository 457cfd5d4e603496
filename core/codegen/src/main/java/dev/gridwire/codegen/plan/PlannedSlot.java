// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.plan;

import dev.gridwire.codegen.layout.Slot;
import org.jspecify.annotations.Nullable;

/**
 * A slot with the access paths of its field.
 *
 * @param index the slot's index in the layout
 * @param get how the field is read, to write the slot
 * @param set how the field is set, to read the slot
 * @param isFinal whether the field never changes after the object is made
 */
public record PlannedSlot(int index, Slot slot, FieldAccess get, FieldAccess set, boolean isFinal) {

    /**
     * Compares like any record. The JDK would link a record's own method on the first call, in the middle of an application's
     * first write.
     */
    @Override
    public boolean equals(@Nullable Object other) {
        return this == other
                || other instanceof PlannedSlot planned
                && index == planned.index
                && slot.equals(planned.slot)
                && get == planned.get
                && set == planned.set
                && isFinal == planned.isFinal;
    }

    @Override
    public int hashCode() {
        return 31 * index + slot.hashCode();
    }
}
