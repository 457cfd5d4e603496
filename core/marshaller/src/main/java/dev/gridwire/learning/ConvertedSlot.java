// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.learning;

import dev.gridwire.codegen.evolution.Fit;
import dev.gridwire.codegen.evolution.SlotMatch;
import dev.gridwire.codegen.model.EscapedNames;
import dev.gridwire.fused.FusedReader;
import dev.gridwire.fused.FusedSlot;
import dev.gridwire.fused.UnfusableException;
import dev.gridwire.object.AdaptedSlots;
import org.jspecify.annotations.Nullable;

/**
 * Reads a slot that was written in a type that differs from its local field's.
 *
 * @param raw reads the written value
 * @param index the index of the slot among the written slots
 */
record ConvertedSlot(FusedSlot raw, AdaptedSlots slots, int index) implements ReadSlot {

    /** Returns the code for a slot as another state of its class wrote it; that is the given one if the value can stay. */
    static FusedSlot of(SlotMatch match, FusedSlot raw, AdaptedSlots slots, int index, Isolation isolation)
            throws UnfusableException {
        if (match.own().isEmpty()) {
            return isolation.isolated(new UnknownSlot(raw, slots, index), FusedSlot.class);
        }
        if (match.fit() == Fit.SAME) {
            return raw;
        }
        if (!slots.isConvertedAlone(index)) {
            throw new UnfusableException("values become containers: field=" + EscapedNames.of(match.written().name()));
        }
        return isolation.isolated(new ConvertedSlot(raw, slots, index), FusedSlot.class);
    }

    @Override
    public @Nullable Object read(FusedReader reader) {
        return slots.convert(index, raw.read(reader));
    }
}
