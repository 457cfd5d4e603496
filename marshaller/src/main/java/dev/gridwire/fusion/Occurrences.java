// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.fusion;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Counts where in a graph objects of each class stand. Guards hold a graph to its shape, so that what is counted here is true of
 * it: an object of a class that stands in one place, which is not repeated, cannot be met twice.
 */
final class Occurrences {

    private final Map<Class<?>, List<Occurrence>> byClass = new HashMap<>();

    private record Occurrence(ShapePlace place, boolean isInsideRepeated) {}

    /** What must be done about objects of a class that stand in a place. */
    enum Treatment {
        /** Nothing. */
        NONE,
        /** No two elements of the one container may be the same. */
        DISTINCT,
        /** Each must be compared with all others met before. */
        TRACKED
    }

    static Occurrences of(Shape root) {
        Occurrences found = new Occurrences();
        found.add(root, false);
        return found;
    }

    private void add(Shape shape, boolean isRepeated) {
        for (ShapePlace place : shape.places()) {
            for (Shape each : place.shapes()) {
                if (each.codec().hasIdentity()) {
                    byClass.computeIfAbsent(each.javaClass(), unused -> new ArrayList<>())
                            .add(new Occurrence(place, isRepeated));
                }
                add(each, isRepeated || place.isRepeated());
            }
        }
    }

    /** The treatment of objects of a class. */
    Treatment treatment(Shape shape) {
        List<Occurrence> found = byClass.getOrDefault(shape.javaClass(), List.of());
        if (!shape.codec().hasIdentity() || found.isEmpty()) {
            return Treatment.NONE;
        }
        Occurrence only = found.get(0);
        if (found.size() > 1 || only.isInsideRepeated()) {
            return Treatment.TRACKED;
        }
        if (!only.place().isRepeated()) {
            return Treatment.NONE;
        }
        return only.place().shapes().size() == 1 ? Treatment.DISTINCT : Treatment.TRACKED;
    }
}
