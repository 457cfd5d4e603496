// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.evolution;

import dev.gridwire.codegen.layout.Layout;
import dev.gridwire.codegen.layout.Slot;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Makes the keys of a layout's slots: a name, preceded by the class if slots of several classes have the name. If one class has
 * several fields with one name, which only byte code can declare, a semicolon and the type's descriptor follow. Takes time linear
 * in the number of slots.
 */
public final class SlotKeys {

    private final Map<String, Integer> counts = new HashMap<>();
    /** By class, the names that several of its fields have; no Java compiler creates such fields. */
    private final Map<String, Set<String>> overloaded = new HashMap<>();

    private SlotKeys(List<Slot> slots) {
        for (Slot slot : slots) {
            counts.merge(slot.name(), 1, Integer::sum);
        }
        int begin = 0;
        for (int end = 1; end <= slots.size(); end++) {
            if (end == slots.size() || !slots.get(end).owner().equals(slots.get(begin).owner())) {
                findOverloaded(slots.subList(begin, end));
                begin = end;
            }
        }
    }

    private void findOverloaded(List<Slot> ofOneClass) {
        String[] names = ofOneClass.stream().map(Slot::name).sorted().toArray(String[]::new);
        for (int i = 1; i < names.length; i++) {
            if (names[i].equals(names[i - 1])) {
                overloaded.computeIfAbsent(ofOneClass.get(0).owner(), any -> new HashSet<>()).add(names[i]);
            }
        }
    }

    /** Returns the keys of all slots of a layout. */
    public static SlotKeys of(Layout layout) {
        return of(layout.slots());
    }

    static SlotKeys of(List<Slot> slots) {
        return new SlotKeys(slots);
    }

    /** Returns the key of one of the slots. */
    public String of(Slot slot) {
        if (isOnce(slot.name())) {
            return FieldKeys.of(slot.name());
        }
        String key = FieldKeys.of(slot.owner(), slot.name());
        return isOverloaded(slot) ? key + ';' + slot.descriptor() : key;
    }

    /** Returns whether only one slot has the name. */
    public boolean isOnce(String name) {
        return counts.getOrDefault(name, 0) == 1;
    }

    /** Returns whether the slot's class has another slot of the same name. */
    public boolean isOverloaded(Slot slot) {
        return overloaded.getOrDefault(slot.owner(), Set.of()).contains(slot.name());
    }
}
