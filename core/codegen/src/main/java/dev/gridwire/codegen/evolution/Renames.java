// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.evolution;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The former names of classes and fields. They are not part of a schema's hash.
 *
 * @param types the former names of classes, by binary name
 * @param slots the former names of fields, by {@link FieldKeys}
 */
public record Renames(Map<String, List<String>> types, Map<String, List<String>> slots) {

    /** Contains no former names. */
    public static final Renames NONE = new Renames(Map.of(), Map.of());

    /**
     * Copies the maps, but not by {@code Map.copyOf}: it takes quadratic time for names with the same hash, which a stranger may
     * choose.
     */
    public Renames {
        types = Collections.unmodifiableMap(new HashMap<>(types));
        slots = Collections.unmodifiableMap(new HashMap<>(slots));
    }

    /** Returns a class's former binary names. */
    public List<String> formerTypes(String typeName) {
        return types.getOrDefault(typeName, List.of());
    }

    /** Returns a field's former names. */
    public List<String> formerSlots(String owner, String name) {
        return slots.getOrDefault(FieldKeys.of(owner, name), List.of());
    }

    /** Returns the part for some classes, given their binary names. */
    public Renames of(Collection<String> typeNames) {
        if (isEmpty()) {
            return this;
        }
        Map<String, List<String>> someTypes = new HashMap<>(types);
        someTypes.keySet().retainAll(typeNames);
        Map<String, List<String>> someSlots = new HashMap<>(slots);
        someSlots.keySet().removeIf(slot -> !typeNames.contains(FieldKeys.owner(slot)));
        return new Renames(someTypes, someSlots);
    }

    /** Returns whether there are no former names. */
    private boolean isEmpty() {
        return types.isEmpty() && slots.isEmpty();
    }

    /** Returns the union of both. */
    public Renames with(Renames others) {
        return others.isEmpty() ? this : new Renames(joined(types, others.types), joined(slots, others.slots));
    }

    private static Map<String, List<String>> joined(Map<String, List<String>> some, Map<String, List<String>> others) {
        Map<String, List<String>> joined = new HashMap<>(some);
        others.forEach((name, former) -> joined.merge(name, former, Renames::joined));
        return joined;
    }

    static List<String> joined(List<String> some, List<String> others) {
        List<String> joined = new ArrayList<>(some);
        others.stream().filter(each -> !some.contains(each)).forEach(joined::add);
        return List.copyOf(joined);
    }
}
