// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.reflect;

import dev.gridwire.ground.Refusal;
import java.util.LinkedHashMap;

/**
 * Finds maps that order their entries by the last access, which the JDK tells nobody: their copies would order them by
 * insertion. Asking an insertion-ordered map for a key changes nothing; an access-ordered one is put in order again.
 */
public final class AccessOrder {

    private AccessOrder() {}

    /** Refuses a map of two or more entries that is ordered by access; leaves its order as it was. */
    public static void refuse(LinkedHashMap<?, ?> map) {
        if (map.size() < 2) {
            return;
        }
        Object first = map.keySet().iterator().next();
        map.get(first);
        if (map.keySet().iterator().next() != first) {
            restore(map);
            throw Refusal.unsupported(
                    "Maps in access order are", LinkedHashMap.class, "store a copy: new LinkedHashMap<>(map)");
        }
    }

    /** Asks for all other keys, in their order, so that the one that went last is first again. */
    private static void restore(LinkedHashMap<?, ?> map) {
        Object[] keys = map.keySet().toArray();
        map.get(keys[keys.length - 1]);
        for (int i = 0; i < keys.length - 1; i++) {
            map.get(keys[i]);
        }
    }
}
