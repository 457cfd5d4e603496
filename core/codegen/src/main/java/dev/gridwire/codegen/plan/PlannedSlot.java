// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.plan;

import dev.gridwire.codegen.layout.Slot;
import org.jspecify.annotations.Nullable;

/**
 * A slot with the access paths of its field.
 *
 * @param index the slot's place in the layout
 * @param get for writing the slot
 * @param set for reading it
 * @param isFinal whether the field never changes once the object is made
 */
public record PlannedSlot(int index, Slot slot, FieldAccess get, FieldAccess set, boolean isFinal) {

    /** As any record's, which the JDK would link when it is first called, in the middle of an application's first write. */
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
