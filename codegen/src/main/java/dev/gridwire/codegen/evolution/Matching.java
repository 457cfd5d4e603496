// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.evolution;

import dev.gridwire.codegen.layout.Layout;
import dev.gridwire.codegen.layout.Slot;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * Which slots of two states of a class are the same field: two of one name in one class; else two of one name that stands once in
 * either, which a superclass took or gave; else two of which one says that it was called like the other.
 *
 * @param written in the order of the writer's layout
 * @param added the reader's slots that the writer did not have
 */
public record Matching(List<SlotMatch> written, List<Slot> added) {

    /** Copies the lists. */
    public Matching {
        written = List.copyOf(written);
        added = List.copyOf(added);
    }

    /** Matches the slots of two layouts. Costs time linear in the written slots, which may be a stranger's. */
    public static Matching of(Layout written, Renames writersNames, Layout own, Renames ownNames) {
        List<Slot> slots = written.slots();
        List<Slot> ownSlots = own.slots();
        UnmatchedSlots left = new UnmatchedSlots(ownSlots, ownNames);
        List<Optional<Slot>> found = new ArrayList<>(slots.size());
        for (Slot slot : slots) {
            found.add(left.take(slot.name(), each -> isSameOwner(slot, each, writersNames, ownNames, written, own)));
        }
        SlotKeys writtenKeys = SlotKeys.of(slots);
        SlotKeys ownKeys = SlotKeys.of(ownSlots);
        fillIn(found, slots, slot -> writtenKeys.isOnce(slot.name()) && ownKeys.isOnce(slot.name())
                ? left.take(slot.name(), each -> true)
                : Optional.empty());
        Map<String, Map<String, List<String>>> formerNames = formerNames(writersNames);
        fillIn(found, slots, slot -> left.takeRenamed(slot.name(),
                formerNames.getOrDefault(slot.owner(), Map.of()).getOrDefault(slot.name(), List.of())));
        List<SlotMatch> matches = new ArrayList<>(slots.size());
        for (int i = 0; i < slots.size(); i++) {
            matches.add(new SlotMatch(slots.get(i), found.get(i)));
        }
        return new Matching(matches, left.left());
    }

    private static void fillIn(List<Optional<Slot>> found, List<Slot> slots, Function<Slot, Optional<Slot>> finder) {
        for (int i = 0; i < slots.size(); i++) {
            if (found.get(i).isEmpty()) {
                found.set(i, finder.apply(slots.get(i)));
            }
        }
    }

    /** Slots' former names by class and name: to join both for each slot would cost the length of the class's name each time. */
    private static Map<String, Map<String, List<String>>> formerNames(Renames names) {
        Map<String, Map<String, List<String>>> byOwner = new HashMap<>();
        names.slots().forEach((key, former) -> byOwner.computeIfAbsent(FieldKeys.owner(key), any -> new HashMap<>())
                .put(FieldKeys.name(key), former));
        return byOwner;
    }

    private static boolean isSameOwner(
            Slot written, Slot own, Renames writersNames, Renames ownNames, Layout writtenLayout, Layout ownLayout) {
        boolean bothThemselves =
                written.owner().equals(writtenLayout.typeName()) && own.owner().equals(ownLayout.typeName());
        return bothThemselves
                || written.owner().equals(own.owner())
                || ownNames.formerTypes(own.owner()).contains(written.owner())
                || writersNames.formerTypes(written.owner()).contains(own.owner());
    }
}
