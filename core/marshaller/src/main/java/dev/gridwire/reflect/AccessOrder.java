// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.reflect;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Finds maps that order their entries by last access, which the JDK does not reveal. Looking up a key does not change an
 * insertion-ordered map, while an access-ordered map is put back into order.
 */
public final class AccessOrder {

    private static final String FIRST = "first";

    private AccessOrder() {}

    /**
     * Returns whether a map is ordered by access, and leaves its order unchanged. Holds the map's lock, since several threads may
     * write one map; see {@link #copy}.
     */
    public static boolean has(LinkedHashMap<?, ?> map) {
        if (map.size() < 2) {
            return hasCopy(map);
        }
        synchronized (map) {
            Object first = map.keySet().iterator().next();
            map.get(first);
            if (map.keySet().iterator().next() == first) {
                return false;
            }
            restore(map);
            return true;
        }
    }

    /** Returns the entries of a map that is ordered by access, while no other thread checks its order. */
    public static Map<?, ?> copy(Map<?, ?> map) {
        synchronized (map) {
            return new LinkedHashMap<>(map);
        }
    }

    /** A clone has the same order and may be given entries. */
    @SuppressWarnings("unchecked")
    private static boolean hasCopy(LinkedHashMap<?, ?> map) {
        LinkedHashMap<Object, Object> copy = (LinkedHashMap<Object, Object>) map.clone();
        copy.clear();
        copy.put(FIRST, FIRST);
        copy.put("last", FIRST);
        copy.get(FIRST);
        return copy.keySet().iterator().next() != FIRST;
    }

    /** Looks up all other keys, in their order, so that the key that moved to the end is first again. */
    private static void restore(LinkedHashMap<?, ?> map) {
        Object[] keys = map.keySet().toArray();
        map.get(keys[keys.length - 1]);
        for (int i = 0; i < keys.length - 1; i++) {
            map.get(keys[i]);
        }
    }
}
