// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.layout;

import dev.gridwire.codegen.layout.PossibleObjects.Occurrence;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * Counts how often each place occurs in one object graph: 0, 1, or 2 for more. It computes the least solution of these rules. The
 * root occurs once, and an element often. A slot occurs as often as there are objects with the level that declares it. There are
 * at most as many such objects as places that can hold one.
 */
final class PlaceOccurrences {

    private static final int MANY = 2;

    private final PlaceGraph graph;
    private final Map<Place, Integer> counts = new TreeMap<>();
    private Map<String, Integer> objects = Map.of();

    private PlaceOccurrences(PlaceGraph graph) {
        this.graph = graph;
    }

    static PlaceOccurrences of(PlaceGraph graph) {
        PlaceOccurrences occurrences = new PlaceOccurrences(graph);
        Map<String, Integer> before;
        do {
            before = occurrences.objects;
            occurrences.countPlaces();
            occurrences.objects = occurrences.countObjects();
        } while (!before.equals(occurrences.objects));
        return occurrences;
    }

    boolean isRepeated(Place place) {
        return counts.getOrDefault(place, MANY) >= MANY;
    }

    // A container comes before its content in the graph, so its count is known.
    private void countPlaces() {
        for (PossibleObjects holding : graph.holdings()) {
            counts.put(holding.place(), count(holding));
        }
    }

    private int count(PossibleObjects holding) {
        if (holding.occurrence() == Occurrence.OFTEN) {
            return MANY;
        }
        if (holding.container().isPresent()) {
            // The elements of a user's own container class are not inside any place of the graph.
            return counts.getOrDefault(holding.container().get(), MANY);
        }
        return holding.place().slot().isEmpty() ? 1 : objects.getOrDefault(holding.place().owner(), 0);
    }

    /** Counts objects by the levels that they have. */
    private Map<String, Integer> countObjects() {
        Map<String, Integer> objectsByLevel = new HashMap<>();
        for (PossibleObjects holding : graph.holdings()) {
            int count = counts.getOrDefault(holding.place(), 0);
            for (String level : levels(holding)) {
                int before = objectsByLevel.getOrDefault(level, 0);
                objectsByLevel.put(level, Math.min(MANY, before + count));
            }
        }
        return objectsByLevel;
    }

    private Set<String> levels(PossibleObjects holding) {
        Set<String> levels = new HashSet<>();
        for (String candidate : holding.candidates()) {
            for (Level level : graph.layout(candidate).levels()) {
                levels.add(level.owner());
            }
        }
        return levels;
    }
}
