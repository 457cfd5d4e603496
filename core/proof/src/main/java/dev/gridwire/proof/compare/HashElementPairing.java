// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.proof.compare;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Pairs the elements of two hash containers, which have no order. An element whose partner is known is paired with it, and others
 * are compared by their content, some levels deep. Elements that are equal to that depth are paired in the given order.
 */
record HashElementPairing(Anatomy anatomy, Map<Object, Object> actualOfExpected, Map<Object, Object> expectedOfActual) {

    private static final int LEVELS = 4;
    private static final int FACTOR = 31;

    /** Returns a partner for each expected element, in order. */
    List<Part> partners(List<Part> expected, List<Part> actual) {
        Map<Object, Part> known = new IdentityHashMap<>();
        Map<Integer, Deque<Part>> alike = new HashMap<>();
        for (Part part : actual) {
            if (part.value() != null && expectedOfActual.containsKey(part.value())) {
                known.put(part.value(), part);
            } else {
                alike.computeIfAbsent(hash(part), hash -> new ArrayDeque<>()).add(part);
            }
        }
        List<Part> partners = new ArrayList<>();
        for (Part part : expected) {
            Object standsFor = part.value() == null ? null : actualOfExpected.get(part.value());
            Part partner = standsFor != null ? known.get(standsFor) : next(alike.get(hash(part)));
            partners.add(partner != null ? partner : Part.MISSING);
        }
        return partners;
    }

    private static @Nullable Part next(@Nullable Deque<Part> candidates) {
        return candidates == null ? null : candidates.poll();
    }

    private int hash(Part part) {
        // A value may differ although the key does not; the difference is then found in the value.
        boolean hasKey = part.hasCompanion() && part.value() != null && Values.isValue(part.value());
        int key = hash(part.value(), LEVELS);
        return hasKey || !part.hasCompanion() ? key : key * FACTOR + hash(part.companion(), LEVELS - 1);
    }

    private int hash(@Nullable Object object, int levels) {
        if (object == null) {
            return 0;
        }
        int type = object.getClass().isHidden() ? 1 : object.getClass().getName().hashCode();
        if (Values.isValue(object)) {
            boolean named = object instanceof Enum || object instanceof Class;
            return type * FACTOR + (named ? Values.text(object).hashCode() : object.hashCode());
        }
        if (levels == 0) {
            return type;
        }
        if (Values.isPrimitiveArray(object)) {
            return type * FACTOR + java.lang.reflect.Array.getLength(object);
        }
        return type * FACTOR + hash(anatomy.of(object), levels - 1);
    }

    private int hash(Parts parts, int levels) {
        int hash = 1;
        for (Part part : parts.ordered()) {
            hash = hash * FACTOR + hash(part.value(), levels);
        }
        int sum = 0;
        for (Part part : parts.unordered()) {
            sum += hash(part.value(), levels) + FACTOR * (part.hasCompanion() ? hash(part.companion(), levels) : 0);
        }
        return hash * FACTOR + sum;
    }
}
