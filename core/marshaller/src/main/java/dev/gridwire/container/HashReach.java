// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.container;

import dev.gridwire.ground.Refusal;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Walks what the hash of a key will visit, before the hash is computed. The JDK's lists, sets, maps and similar classes hash
 * their content, which can lead back to them, or deeper than the stack allows. The hash of a key visits at least as much as this
 * walk, and that work is bounded. User classes are responsible for their own hashes.
 */
final class HashReach {

    /** The limit on nested containers. Hashing takes some hundred bytes of stack for each. */
    static final int MOST_LEVELS = 1_000;

    private final Set<Object> open = Collections.newSetFromMap(new IdentityHashMap<>());
    private final Set<Object> done = Collections.newSetFromMap(new IdentityHashMap<>());
    private final Deque<Level> levels = new ArrayDeque<>();

    private record Level(Object container, Iterator<? extends @Nullable Object> rest) {}

    /** Refuses keys whose hash would never end, given the current content of containers. */
    static void require(@Nullable Object[] keys) {
        for (Object key : keys) {
            require(key);
        }
    }

    /** Refuses a key whose hash would never end, given the current content of containers. */
    static void require(@Nullable Object key) {
        if (key != null && hashesContent(key)) {
            new HashReach().walk(key);
        }
    }

    private void walk(Object key) {
        enter(key);
        while (!levels.isEmpty()) {
            Level level = levels.getLast();
            if (level.rest().hasNext()) {
                Object next = level.rest().next();
                if (next != null && hashesContent(next) && !done.contains(next)) {
                    enter(next);
                }
            } else {
                levels.removeLast();
                open.remove(level.container());
                done.add(level.container());
            }
        }
    }

    private void enter(Object container) {
        if (!open.add(container)) {
            throw Refusal.shape(
                    "The hash of a key leads back to itself, and never ends: container=" + container.getClass().getName(),
                    "keep containers out of keys that they hold themselves");
        }
        Refusal.requireWithin("The hash of a key goes through too many containers inside each other", "hashLevels",
                levels.size() + 1L, MOST_LEVELS);
        levels.add(new Level(container, content(container)));
    }

    private static boolean hashesContent(Object object) {
        boolean hashes = object instanceof List || object instanceof Set || object instanceof Map
                || object instanceof Map.Entry || object instanceof Optional;
        return hashes && object.getClass().getClassLoader() == null && !(object instanceof IdentityHashMap);
    }

    private static Iterator<? extends @Nullable Object> content(Object container) {
        if (container instanceof Map<?, ?> map) {
            return new Parts(map.entrySet().iterator());
        }
        if (container instanceof Map.Entry<?, ?> entry) {
            return Arrays.<@Nullable Object>asList(entry.getKey(), entry.getValue()).iterator();
        }
        return container instanceof Optional<?> optional ? optional.stream().iterator() : ((Iterable<?>) container).iterator();
    }

    /** Iterates over the keys and values of a map, in turn. */
    private static final class Parts implements Iterator<@Nullable Object> {

        private final Iterator<? extends Map.Entry<?, ?>> entries;
        private Map.@Nullable Entry<?, ?> current;

        Parts(Iterator<? extends Map.Entry<?, ?>> entries) {
            this.entries = entries;
        }

        @Override
        public boolean hasNext() {
            return current != null || entries.hasNext();
        }

        @Override
        public @Nullable Object next() {
            Map.Entry<?, ?> begun = current;
            if (begun != null) {
                current = null;
                return begun.getValue();
            }
            current = entries.next();
            return current.getKey();
        }
    }
}
