// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.object;

import dev.gridwire.codec.ReferenceSlot;
import dev.gridwire.codegen.evolution.SlotMatch;
import dev.gridwire.codegen.layout.Slot;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Describes the slots of another state of a class, in the order of the bytes, for fused code that reads them. */
public interface AdaptedSlots {

    /** Returns the written slots, each with its match here. */
    List<SlotMatch> matches();

    /** Returns the fields that begin as null, zero or false, whatever the constructor does. */
    List<Slot> cleared();

    /** Returns the place of a slot with a reference; null for primitives. */
    @Nullable ReferenceSlot reference(int slot);

    /** Returns whether fused code can make and fill objects of the class. */
    boolean canBeFused();

    /**
     * Returns whether {@link #convert} can convert the values of a slot. It cannot if they become containers, whose content may
     * come late.
     */
    boolean isConvertedAlone(int slot);

    /**
     * Converts a value that was read from a slot to one for the local field; returns a box if the field is primitive.
     *
     * @throws RuntimeException if the value does not fit
     */
    @Nullable Object convert(int slot, @Nullable Object value);

    /** Keeps a value beside its object, whose class lacks the slot. The value refers to nothing around it. */
    void keep(int slot, Object owner, @Nullable Object value);
}
