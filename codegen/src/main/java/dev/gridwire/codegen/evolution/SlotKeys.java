// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.evolution;

import dev.gridwire.codegen.layout.Layout;
import dev.gridwire.codegen.layout.Slot;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The keys of a layout's slots: a name, with the class before it if slots of several classes have it. Where one class has several
 * fields of one name, which only byte code can declare, a semicolon and the type's descriptor follow. Made in time linear in the
 * slots.
 */
public final class SlotKeys {

    private final Map<String, Integer> counts = new HashMap<>();
    private final Map<String, Map<String, Integer>> countsByOwner = new HashMap<>();

    private SlotKeys(List<Slot> slots) {
        for (Slot slot : slots) {
            counts.merge(slot.name(), 1, Integer::sum);
            countsByOwner.computeIfAbsent(slot.owner(), any -> new HashMap<>()).merge(slot.name(), 1, Integer::sum);
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
        if (isOnce(slot.name())) {
            return FieldKeys.of(slot.name());
        }
        return FieldKeys.of(slot.owner(), slot.name()) + (isOverloaded(slot) ? ';' + slot.descriptor() : "");
    }

    /** Whether one slot alone has the name. */
    public boolean isOnce(String name) {
        return counts.getOrDefault(name, 0) == 1;
    }

    /** Whether the class of the slot has another one of that name. */
    public boolean isOverloaded(Slot slot) {
        return countsByOwner.getOrDefault(slot.owner(), Map.of()).getOrDefault(slot.name(), 0) > 1;
    }
}
