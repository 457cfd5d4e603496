// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.evolution;

import dev.gridwire.codegen.layout.Slot;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Holds the reader's slots that have no match yet, by name and by former name. A schema from a stranger may have any number of
 * slots, and each must cost no more than the few local slots that it may match.
 */
final class UnmatchedSlots {

    private final List<Slot> slots;
    private final boolean[] isTaken;
    private final Map<String, List<Integer>> byName = new HashMap<>();
    private final Map<String, List<Integer>> byFormerName = new HashMap<>();

    UnmatchedSlots(List<Slot> slots, Renames names) {
        this.slots = slots;
        this.isTaken = new boolean[slots.size()];
        for (int i = 0; i < slots.size(); i++) {
            Slot slot = slots.get(i);
            put(byName, slot.name(), i);
            for (String former : names.formerSlots(slot.owner(), slot.name())) {
                put(byFormerName, former, i);
            }
        }
    }

    private static void put(Map<String, List<Integer>> places, String name, int place) {
        places.computeIfAbsent(name, any -> new ArrayList<>(1)).add(place);
    }

    /** Takes the first slot with a name for which a condition holds. */
    Optional<Slot> take(String name, Predicate<Slot> condition) {
        for (int place : byName.getOrDefault(name, List.of())) {
            if (!isTaken[place] && condition.test(slots.get(place))) {
                return taken(place);
            }
        }
        return Optional.empty();
    }

    /** Returns the slots with a name for which a condition holds, without taking any. */
    List<Slot> of(String name, Predicate<Slot> condition) {
        List<Slot> of = new ArrayList<>();
        for (int place : byName.getOrDefault(name, List.of())) {
            if (!isTaken[place] && condition.test(slots.get(place))) {
                of.add(slots.get(place));
            }
        }
        return of;
    }

    /**
     * Takes the first slot with this name as a former name, or with one of the other's former names.
     *
     * @param formerNames the former names of the other slot
     */
    Optional<Slot> takeRenamed(String name, Collection<String> formerNames, Predicate<Slot> condition) {
        int first = first(byFormerName, name, slots.size(), condition);
        for (String former : formerNames) {
            first = first(byName, former, first, condition);
        }
        return first == slots.size() ? Optional.empty() : taken(first);
    }

    private int first(Map<String, List<Integer>> places, String name, int otherwise, Predicate<Slot> condition) {
        for (int place : places.getOrDefault(name, List.of())) {
            if (!isTaken[place] && condition.test(slots.get(place))) {
                return Math.min(place, otherwise);
            }
        }
        return otherwise;
    }

    private Optional<Slot> taken(int place) {
        isTaken[place] = true;
        return Optional.of(slots.get(place));
    }

    /** Returns the remaining slots, in order. */
    List<Slot> left() {
        List<Slot> left = new ArrayList<>();
        for (int i = 0; i < isTaken.length; i++) {
            if (!isTaken[i]) {
                left.add(slots.get(i));
            }
        }
        return left;
    }
}
