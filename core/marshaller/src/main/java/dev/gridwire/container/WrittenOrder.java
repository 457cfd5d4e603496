// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.container;

import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.Iterator;
import java.util.Map;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Fills sorted containers in the order of the bytes, which is the writer's order. */
public final class WrittenOrder {

    private WrittenOrder() {}

    /** Fills an empty sorted set. Returns false if the set compares its elements and finds another order or equal elements. */
    public static boolean fill(Collection<@Nullable Object> set, @Nullable Object[] elements) {
        if (set instanceof TreeSet<@Nullable Object> tree) {
            tree.addAll(new SortedElements(tree.comparator(), elements));
            return true;
        }
        set.addAll(Arrays.asList(elements));
        return isKept(set, elements);
    }

    /** Fills an empty sorted map. Returns false if the map compares its keys and finds another order or equal keys. */
    public static boolean fill(
            Map<@Nullable Object, @Nullable Object> map, @Nullable Object[] keys, @Nullable Object[] values) {
        if (map instanceof TreeMap<@Nullable Object, @Nullable Object> tree) {
            tree.putAll(new SortedEntries(tree.comparator(), keys, values));
            return true;
        }
        for (int i = 0; i < keys.length; i++) {
            map.put(keys[i], values[i]);
        }
        return isKept(map.keySet(), keys);
    }

    /** Returns elements in order, for a TreeSet's {@code addAll}. */
    public static SortedSet<@Nullable Object> elements(
            @Nullable Comparator<@Nullable Object> comparator, @Nullable Object[] elements) {
        return new SortedElements(comparator, elements);
    }

    /** Returns entries in order, for a TreeMap's {@code putAll}. */
    public static SortedMap<@Nullable Object, @Nullable Object> entries(
            @Nullable Comparator<@Nullable Object> comparator, @Nullable Object[] keys, @Nullable Object[] values) {
        return new SortedEntries(comparator, keys, values);
    }

    private static boolean isKept(Iterable<@Nullable Object> sorted, @Nullable Object[] written) {
        Iterator<@Nullable Object> each = sorted.iterator();
        int at = 0;
        while (at < written.length && each.hasNext() && each.next() == written[at]) {
            at++;
        }
        return at == written.length && !each.hasNext();
    }
}
