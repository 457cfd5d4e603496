// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.layout;

import dev.gridwire.codegen.model.EscapedNames;

/**
 * The place of a reference to an object: the root, a slot, or inside of what one of these holds. Prints as
 * {@code pkg.Order.lines[]}.
 *
 * @param owner the class that declares the slot; the root's class; or the user's container class that the elements are in
 * @param slot empty for the root and the elements of a container class
 * @param part steps inwards, empty for the slot itself: {@code []} an element, {@code {key}}, {@code {value}},
 *     {@code {comparator}}
 */
public record Place(String owner, String slot, String part) implements Comparable<Place> {

    /** The place of the root object of a class. */
    public static Place root(String typeName) {
        return new Place(typeName, "", "");
    }

    /** The place of the objects in a slot. */
    public static Place of(Slot slot) {
        return new Place(slot.owner(), slot.name(), "");
    }

    /** The elements of the array or collection here. */
    public Place element() {
        return step("[]");
    }

    /** The keys of the map here. */
    public Place key() {
        return step("{key}");
    }

    /** The values of the map here, or the content of the holder. */
    public Place value() {
        return step("{value}");
    }

    /** The comparator of the sorted collection or map here. */
    public Place comparator() {
        return step("{comparator}");
    }

    private Place step(String step) {
        return new Place(owner, slot, part + step);
    }

    @Override
    public int compareTo(Place other) {
        int byOwner = owner.compareTo(other.owner);
        int bySlot = slot.compareTo(other.slot);
        return byOwner != 0 ? byOwner : bySlot != 0 ? bySlot : part.compareTo(other.part);
    }

    @Override
    public String toString() {
        return EscapedNames.of(owner) + (slot.isEmpty() ? "" : "." + EscapedNames.of(slot)) + part;
    }
}
