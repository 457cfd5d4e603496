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
 * Decides which slots of two states of a class are the same field. Two slots match if they have the same name in the same class.
 * Otherwise they match if each state has their name once, as when a field moved to or from a superclass. Otherwise they match if
 * one declares the other's name as a former name.
 *
 * <p>Only byte code can declare several fields with one name in a class. Then two fields are the same if their types are, too.
 * Two remaining fields are the same if only these two fit, and the type of one holds all values of the other. Other fields of
 * that name are unrelated.
 *
 * @param written the matches, in the order of the writer's layout
 * @param added the reader's slots that the writer lacked
 * @param ambiguous written slots with such a name, each with a candidate of the reader, if several matches are possible; it is
 *     unclear which value belongs where
 */
public record Matching(List<SlotMatch> written, List<Slot> added, List<SlotMatch> ambiguous) {

    /** Copies the lists. */
    public Matching {
        written = List.copyOf(written);
        added = List.copyOf(added);
        ambiguous = List.copyOf(ambiguous);
    }

    /** Matches the slots of two layouts. Takes time linear in the written slots, since these may come from a stranger. */
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

    /**
     * Returns the slots' former names by class and name. Joining both into one key would, for each slot, take time by the length
     * of the class's name.
     */
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
