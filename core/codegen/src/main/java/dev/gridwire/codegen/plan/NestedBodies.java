// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.plan;

import dev.gridwire.codegen.layout.Level;
import dev.gridwire.codegen.layout.Slot;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/** The graph of classes whose objects are written in place inside others; it finds cycles. */
final class NestedBodies {

    private final StreamContext world;
    private final Map<String, Map<String, String>> direct = new HashMap<>();

    NestedBodies(StreamContext world) {
        this.world = world;
    }

    /**
     * Finds the slots that lead from an object of one class back to one with the level of another.
     *
     * @return a text such as {@code com.acme.Node.next}, joined by arrows; empty if no way leads back
     */
    String wayBack(String from, String level) {
        Map<String, String> ways = new HashMap<>(Map.of(from, ""));
        Deque<String> open = new ArrayDeque<>(Set.of(from));
        while (!open.isEmpty()) {
            String type = open.remove();
            String way = Objects.requireNonNull(ways.get(type));
            if (hasLevel(type, level)) {
                return way.isEmpty() ? " " : way;
            }
            direct(type).forEach((next, slot) -> {
                if (ways.putIfAbsent(next, way + " -> " + slot) == null) {
                    open.add(next);
                }
            });
        }
        return "";
    }

    private boolean hasLevel(String type, String owner) {
        for (Level level : world.layouts().resolve(type).levels()) {
            if (level.owner().equals(owner)) {
                return true;
            }
        }
        return false;
    }

    /** Returns the classes whose objects are written in place inside one class, with the slots. */
    private Map<String, String> direct(String type) {
        Map<String, String> known = direct.get(type);
        if (known == null) {
            known = new LinkedHashMap<>();
            for (Slot slot : world.layouts().resolve(type).slots()) {
                for (ValueShape.Body each : new ShapeFinder(world, slot.owner()).of(slot).bodies()) {
                    known.putIfAbsent(each.typeName(), slot.owner() + "." + slot.name());
                }
            }
            direct.put(type, known);
        }
        return known;
    }
}
