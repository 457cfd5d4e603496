// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.object;

import dev.gridwire.codec.Body;
import dev.gridwire.codec.ReferenceSlot;
import dev.gridwire.codegen.evolution.SlotMatch;
import dev.gridwire.codegen.layout.Slot;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The slots of another state of a class, in the order of the bytes, as a generator of the body that reads them needs them. */
public interface AdaptedSlots {

    /** The written slots, each with its match here. */
    List<SlotMatch> matches();

    /** The fields that begin as null, zero or false, whatever the constructor does. */
    List<Slot> cleared();

    /** The body that makes objects of the class where its proven constructor cannot be called. */
    Body allocating();

    /** The step of each slot in a path. */
    String[] steps();

    /** The constant by which generated code reads a slot that is not here as it was written. */
    Object constant(int slot);

    /** The place of a slot with a reference; null for primitives. */
    @Nullable ReferenceSlot reference(int slot);

    /** Whether generated code can make objects of the class and fill them. */
    boolean canBeGenerated();

    /** Whether {@link #convert} can convert the values of a slot: not where they become containers, which may come late. */
    boolean isConvertedAlone(int slot);

    /**
     * Makes a value that was read from a slot one that the field here takes; a box where it is primitive.
     *
     * @throws RuntimeException if it does not fit
     */
    @Nullable Object convert(int slot, @Nullable Object value);

    /** Keeps a value beside its object, whose class does not have the slot; it refers to nothing around it. */
    void keep(int slot, Object owner, @Nullable Object value);
}
