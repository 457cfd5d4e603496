// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.layout;

import dev.gridwire.codegen.model.EscapedNames;

/**
 * The place of a reference to an object: the root, a slot, or a place inside the content of one of these. It prints as
 * {@code pkg.Order.lines[]}.
 *
 * @param owner the class that declares the slot; the class of the root; or the user's container class that holds the elements
 * @param slot the slot's name; empty for the root and for the elements of a container class
 * @param part the steps inwards, empty for the slot itself: {@code []} an element, {@code {key}}, {@code {value}},
 *     {@code {comparator}}
 */
public record Place(String owner, String slot, String part) implements Comparable<Place> {

    /** Returns the place of the root object of a class. */
    public static Place root(String typeName) {
        return new Place(typeName, "", "");
    }

    /** Returns the place of the objects in a slot. */
    public static Place of(Slot slot) {
        return new Place(slot.owner(), slot.name(), "");
    }

    /** Returns the place of elements in the array or collection at this place. */
    public Place element() {
        return step("[]");
    }

    /** Returns the place of keys in the map at this place. */
    public Place key() {
        return step("{key}");
    }

    /** Returns the place of values in the map at this place, or of the content of the holder. */
    public Place value() {
        return step("{value}");
    }

    /** Returns the place of the comparator in the sorted collection or map at this place. */
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
