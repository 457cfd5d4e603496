// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.plan;

import dev.gridwire.codegen.layout.Slot;

/** A field of the class itself, and what its bytes look like. */
public record StreamSlot(Slot slot, Shape shape) {

    /** As failures name it: {@code com.acme.Order.lines}. */
    public String where() {
        return slot.owner() + "." + slot.name();
    }
}
