// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.chains;

import dev.gridwire.chains.song.Cage;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;

/** Allowed containers around a chain. */
final class Nesting {

    /** The greatest depth to which chains are nested. */
    static final int DEEPEST = 5;

    private Nesting() {}

    /** So many containers, each of another kind, around a value. */
    static Object around(Object value, int depth) {
        Object nested = value;
        for (int i = 0; i < depth; i++) {
            nested = switch (i) {
                case 0 -> new ArrayList<>(List.of(nested));
                case 1 -> new HashMap<>(Map.of("key", nested));
                case 2 -> new Object[] {nested};
                case 3 -> new Cage(nested);
                default -> new AtomicReference<>(nested);
            };
        }
        return nested;
    }
}
