// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.plan;

import dev.gridwire.codegen.layout.Layout;
import java.util.ArrayList;
import java.util.List;

/**
 * What code does for one class.
 *
 * @param target the name of the form of serialization
 * @param ops in the order of the bytes
 */
public record Plan(String target, Layout layout, List<Op> ops) {

    /** Copies the list. */
    public Plan {
        ops = List.copyOf(ops);
    }

    /** All slots, in the order of the layout. */
    public List<PlannedSlot> slots() {
        List<PlannedSlot> slots = new ArrayList<>();
        for (Op op : ops) {
            slots.addAll(op.slots());
        }
        return slots;
    }
}
