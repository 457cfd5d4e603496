// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.learning;

import dev.gridwire.fused.FusedReader;
import dev.gridwire.fused.FusedSlot;
import dev.gridwire.object.AdaptedSlots;
import org.jspecify.annotations.Nullable;

/**
 * Reads a slot that the class lacks here.
 *
 * @param raw reads the written value, which holds no other objects
 * @param index the index of the slot among the written slots
 */
record UnknownSlot(FusedSlot raw, AdaptedSlots slots, int index) implements ReadSlot {

    @Override
    public @Nullable Object read(FusedReader reader) {
        return raw.read(reader);
    }

    @Override
    public void keep(Object owner, @Nullable Object value) {
        slots.keep(index, owner, value);
    }
}
