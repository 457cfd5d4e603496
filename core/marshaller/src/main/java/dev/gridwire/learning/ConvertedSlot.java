// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.learning;

import dev.gridwire.fused.FusedReader;
import dev.gridwire.fused.FusedSlot;
import dev.gridwire.object.AdaptedSlots;
import org.jspecify.annotations.Nullable;

/**
 * A slot that was written in another type than its field has here.
 *
 * @param raw reads what was written
 * @param index of the slot among those written
 */
record ConvertedSlot(FusedSlot raw, AdaptedSlots slots, int index) implements ReadSlot {

    @Override
    public @Nullable Object read(FusedReader reader) {
        return slots.convert(index, raw.read(reader));
    }
}
