// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.evolution;

import dev.gridwire.codegen.layout.Layout;
import dev.gridwire.codegen.layout.Slot;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The keys of a layout's slots: a name, with the class before it if several slots have it. Made in time linear in the slots. */
public final class SlotKeys {

    private final Map<String, Integer> counts = new HashMap<>();

    private SlotKeys(List<Slot> slots) {
        for (Slot slot : slots) {
            counts.merge(slot.name(), 1, Integer::sum);
        }
    }

    /** The keys of all slots of a layout. */
    public static SlotKeys of(Layout layout) {
        return of(layout.slots());
    }

    static SlotKeys of(List<Slot> slots) {
        return new SlotKeys(slots);
    }

    /** The key of one of the slots. */
    public String of(Slot slot) {
        return isOnce(slot.name()) ? FieldKeys.of(slot.name()) : FieldKeys.of(slot.owner(), slot.name());
    }

    /** Whether one slot alone has the name. */
    public boolean isOnce(String name) {
        return counts.getOrDefault(name, 0) == 1;
    }
}
