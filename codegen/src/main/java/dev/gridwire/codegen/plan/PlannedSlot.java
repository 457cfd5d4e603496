// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.plan;

import dev.gridwire.codegen.layout.Slot;

/**
 * A slot with the access paths of its field.
 *
 * @param index the slot's place in the layout
 * @param get for writing the slot
 * @param set for reading it
 * @param isFinal whether the field never changes once the object is made
 */
public record PlannedSlot(int index, Slot slot, FieldAccess get, FieldAccess set, boolean isFinal) {}
