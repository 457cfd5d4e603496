// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.layout;

import dev.gridwire.codegen.model.Access;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * A constructor that makes, from a class's slots, exactly the object that setting each field would make. Its code was read, and
 * it only stores each parameter, unchanged, in the field of one slot. Slots without a parameter are not final, and are set
 * afterwards.
 *
 * @param descriptor the descriptor of its parameters (JVMS 4.3.3)
 * @param access the constructor's access, since not all code can call it
 * @param parameters the slot of each parameter, in order
 * @param others the other slots, in the order of the layout
 * @param nonNull the indices of the parameters for which it refuses null
 */
public record ProvenConstructor(
        String descriptor, Access access, List<Slot> parameters, List<Slot> others, Set<Integer> nonNull) {

    /** Copies the collections. */
    public ProvenConstructor {
        parameters = List.copyOf(parameters);
        others = List.copyOf(others);
        nonNull = Set.copyOf(nonNull);
    }

    /** Returns all slots of the class: those of the parameters first, then the others. */
    public List<Slot> slots() {
        List<Slot> slots = new ArrayList<>(parameters);
        slots.addAll(others);
        return slots;
    }

    /** Returns the index of a slot in {@link #slots}; -1 for a slot of another class. */
    public int indexOf(Slot slot) {
        int parameter = parameters.indexOf(slot);
        int other = others.indexOf(slot);
        return parameter >= 0 || other < 0 ? parameter : parameters.size() + other;
    }

    /** Returns the names of the parameters' slots, for people; an exclamation mark follows those that may not be null. */
    public List<String> names() {
        Set<Integer> marked = new TreeSet<>(nonNull);
        return parameters.stream().map(slot -> slot.name() + (marked.contains(parameters.indexOf(slot)) ? "!" : "")).toList();
    }
}
