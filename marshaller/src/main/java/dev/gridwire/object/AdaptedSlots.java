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
}
