// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.faults;

import dev.gridwire.Marshaller;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Graphs that use most of a marshaller. */
final class Graphs {

    private Graphs() {}

    static Marshaller marshaller() {
        return Marshaller.builder().allowPackage("dev.gridwire.faults").build();
    }

    /** An object among many, shared and in cycles. */
    static final class Knot {
        String name;
        long[] numbers;
        @Nullable Knot before;
        List<Object> others = new ArrayList<>();
        Map<String, Object> byName = new LinkedHashMap<>();
        Map<Object, Object> byKnot = new HashMap<>();
        Set<Integer> known = new LinkedHashSet<>();

        Knot(int number) {
            name = "knot" + number;
            numbers = IntStream.range(0, number % 50).asLongStream().toArray();
        }
    }

    /** Some knots, each with references to others. */
    static Object of(int knots) {
        List<Knot> all = new ArrayList<>();
        for (int i = 0; i < knots; i++) {
            Knot knot = new Knot(i);
            knot.before = i == 0 ? knot : all.get(i - 1);
            knot.others.add(all.isEmpty() ? "none" : all.get(i / 2));
            knot.byName.put(knot.name, knot);
            knot.byName.put("text", "text of " + i);
            knot.byKnot.put(knot, "itself");
            knot.known.addAll(List.of(i, i + 1, i + 2));
            all.add(knot);
        }
        return new TreeMap<>(Map.of("all", all, "first", all.get(0)));
    }
}
