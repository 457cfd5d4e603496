// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.testkit.universe;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Makes the JDK containers for graphs. */
final class RandomContainers {

    private RandomContainers() {}

    /** Returns an empty collection; an array if the collection is made from its content. */
    static Object make(Class<?> declared, SplittableRandom random) {
        if (declared == LinkedList.class) {
            return new LinkedList<>();
        }
        if (declared == Deque.class) {
            return random.nextBoolean() ? new LinkedList<>() : new ArrayDeque<>();
        }
        if (declared == Set.class || declared == Collection.class && random.nextBoolean()) {
            return random.nextInt(4) == 0 ? new HashSet<>() : new LinkedHashSet<>();
        }
        return switch (random.nextInt(declared == Collection.class ? 7 : 6)) {
            case 0 -> new Object[0];
            case 1 -> new LinkedList<>();
            case 2 -> new CopyOnWriteArrayList<>();
            case 6 -> new ConcurrentLinkedQueue<>();
            default -> new ArrayList<>();
        };
    }

    static List<@Nullable Object> fixed(@Nullable Object[] content, SplittableRandom random) {
        if (random.nextBoolean() && Stream.of(content).allMatch(each -> each != null)) {
            return List.of(content);
        }
        return random.nextBoolean() ? Collections.unmodifiableList(new ArrayList<>(Arrays.asList(content)))
                : Arrays.asList(content);
    }

    static Map<?, ?> makeMap(Class<?> key, SplittableRandom random) {
        return switch (random.nextInt(4)) {
            case 0 -> new HashMap<>();
            case 1 -> key == String.class || key == Integer.class ? new TreeMap<>() : new LinkedHashMap<>();
            default -> new LinkedHashMap<>();
        };
    }

    /** Returns the size limit: one element if the JVM chooses the order, so that bytes can be compared. */
    static int maxSize(Object container) {
        return container.getClass() == HashSet.class || container.getClass() == HashMap.class ? 1 : 4;
    }

    static boolean isHashed(Object container) {
        return container instanceof Set;
    }

    static void addAll(Collection<@Nullable Object> collection, @Nullable Object[] content) {
        boolean noNull = collection instanceof ArrayDeque || collection instanceof ConcurrentLinkedQueue;
        for (Object each : content) {
            if ((each != null || !noNull) && (!isHashed(collection) || isKey(each, 0))) {
                collection.add(each);
            }
        }
    }

    static void put(Map<@Nullable Object, @Nullable Object> map, @Nullable Object key, @Nullable Object value) {
        if (isKey(key, 0)) {
            map.put(key, value);
        }
    }

    /** Returns whether the hash stays the same whatever happens to the rest of the graph, where the object may be in a cycle. */
    private static boolean isKey(@Nullable Object key, int depth) {
        if (key instanceof Collection || key instanceof Map || depth > 3) {
            return false;
        }
        return key == null || !key.getClass().isRecord()
                || Instances.components(key).stream().allMatch(part -> isKey(part, depth + 1));
    }
}
