// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.evolution;

import dev.gridwire.codegen.layout.Layout;
import dev.gridwire.codegen.layout.Slot;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.function.Function;

/**
 * Which slots of two states of a class are the same field: two of one name in one class; else two of one name that stands once in
 * either, which a superclass took or gave; else two of which one says that it was called like the other.
 *
 * <p>Where a class has several fields of one name, which only byte code can declare, two are the same field if their types are
 * the same, too. One that is left is the same field as another that is left if only these two fit, and one of both types holds
 * all values of the other. Other fields of that name have nothing to do with each other.
 *
 * @param written in the order of the writer's layout
 * @param added the reader's slots that the writer did not have
 * @param ambiguous written slots of such a name that could be several fields of the reader's, or one that others could be, with
 *     one of these; nobody can tell which value belongs where
 */
public record Matching(List<SlotMatch> written, List<Slot> added, List<SlotMatch> ambiguous) {

    /** Copies the lists. */
    public Matching {
        written = List.copyOf(written);
        added = List.copyOf(added);
        ambiguous = List.copyOf(ambiguous);
    }

    /** Matches the slots of two layouts. Costs time linear in the written slots, which may be a stranger's. */
    public static Matching of(Layout written, Renames writersNames, Layout own, Renames ownNames) {
        List<Slot> slots = written.slots();
        UnmatchedSlots left = new UnmatchedSlots(own.slots(), ownNames);
        SlotKeys writtenKeys = SlotKeys.of(slots);
        SlotKeys ownKeys = SlotKeys.of(own);
        BiPredicate<Slot, Slot> sameOwner = (slot, each) -> isSameOwner(slot, each, writersNames, ownNames, written, own);
        BiPredicate<Slot, Slot> overloaded = (slot, each) -> writtenKeys.isOverloaded(slot) || ownKeys.isOverloaded(each);
        List<Optional<Slot>> found = new ArrayList<>(Collections.nCopies(slots.size(), Optional.empty()));
        fillIn(found, slots, slot -> left.take(slot.name(), each -> isSameType(slot, each) && sameOwner.test(slot, each)));
        fillIn(found, slots,
                slot -> left.take(slot.name(), each -> !overloaded.test(slot, each) && sameOwner.test(slot, each)));
        OverloadedSlots several = new OverloadedSlots(left, (slot, each) ->
                overloaded.test(slot, each) && sameOwner.test(slot, each), new Renames[] {writersNames, ownNames});
        several.match(slots, found);
        fillIn(found, slots, slot -> writtenKeys.isOnce(slot.name()) && ownKeys.isOnce(slot.name())
                ? left.take(slot.name(), each -> true)
                : Optional.empty());
        Map<String, Map<String, List<String>>> formerNames = formerNames(writersNames);
        fillIn(found, slots, slot -> left.takeRenamed(slot.name(),
                formerNames.getOrDefault(slot.owner(), Map.of()).getOrDefault(slot.name(), List.of()),
                each -> !overloaded.test(slot, each) || isSameType(slot, each)));
        return new Matching(matches(slots, found), left.left(), several.ambiguous());
    }

    private static boolean isSameType(Slot written, Slot own) {
        return written.descriptor().equals(own.descriptor());
    }

    private static List<SlotMatch> matches(List<Slot> slots, List<Optional<Slot>> found) {
        List<SlotMatch> matches = new ArrayList<>(slots.size());
        for (int i = 0; i < slots.size(); i++) {
            matches.add(new SlotMatch(slots.get(i), found.get(i)));
        }
        return matches;
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
