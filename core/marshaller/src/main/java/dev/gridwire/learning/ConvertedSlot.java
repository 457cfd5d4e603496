// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.learning;

import dev.gridwire.fused.FusedReader;
import dev.gridwire.fused.FusedSlot;
import dev.gridwire.object.AdaptedSlots;
import org.jspecify.annotations.Nullable;

/**
 * Reads a slot that was written in a type that differs from its local field's.
 *
 * @param raw reads the written value
 * @param index the index of the slot among the written slots
 */
record ConvertedSlot(FusedSlot raw, AdaptedSlots slots, int index) implements ReadSlot {

    @Override
    public @Nullable Object read(FusedReader reader) {
        return slots.convert(index, raw.read(reader));
    }
}
