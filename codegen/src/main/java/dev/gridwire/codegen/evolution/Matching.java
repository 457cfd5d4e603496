// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.evolution;

import dev.gridwire.codegen.layout.Layout;
import dev.gridwire.codegen.layout.Slot;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

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

    /** Matches the slots of two layouts. */
    public static Matching of(Layout written, Renames writersNames, Layout own, Renames ownNames) {
        List<Slot> left = new ArrayList<>(own.slots());
        List<Slot> slots = written.slots();
        List<Optional<Slot>> found = new ArrayList<>();
        for (Slot slot : slots) {
            found.add(take(left, each -> isSame(slot, each) && isSameOwner(slot, each, writersNames, ownNames, written, own)));
        }
        for (int i = 0; i < slots.size(); i++) {
            Slot slot = slots.get(i);
            if (found.get(i).isEmpty() && isOnce(slot.name(), slots) && isOnce(slot.name(), own.slots())) {
                found.set(i, take(left, each -> isSame(slot, each)));
            }
        }
        for (int i = 0; i < slots.size(); i++) {
            Slot slot = slots.get(i);
            if (found.get(i).isEmpty()) {
                found.set(i, take(left, each -> isRenamed(slot, each, writersNames, ownNames)));
            }
        }
        List<SlotMatch> matches = new ArrayList<>();
        for (int i = 0; i < slots.size(); i++) {
            matches.add(new SlotMatch(slots.get(i), found.get(i)));
        }
        return new Matching(matches, left);
    }

    private interface Condition {
        boolean holds(Slot slot);
    }

    private static Optional<Slot> take(List<Slot> left, Condition condition) {
        for (Slot each : left) {
            if (condition.holds(each)) {
                left.remove(each);
                return Optional.of(each);
            }
        }
        return Optional.empty();
    }

    private static boolean isSame(Slot written, Slot own) {
        return written.name().equals(own.name());
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

    /** The key of a slot in its layout: its name, with the class before it if others have the same. */
    public static String nameIn(Slot slot, Layout layout) {
        return isOnce(slot.name(), layout.slots()) ? slot.name() : slot.owner() + '#' + slot.name();
    }

    /** Whether one slot alone has the name. */
    public static boolean isOnce(String name, List<Slot> slots) {
        return slots.stream().filter(each -> each.name().equals(name)).count() == 1;
    }

    private static boolean isRenamed(Slot written, Slot own, Renames writersNames, Renames ownNames) {
        return ownNames.formerSlots(own.owner(), own.name()).contains(written.name())
                || writersNames.formerSlots(written.owner(), written.name()).contains(own.name());
    }
}
