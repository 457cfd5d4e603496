// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.compare;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** In which order a turn measures: by chance, and the same for the same seed. */
final class TurnOrder {

    private TurnOrder() {}

    /** The things of a turn, in its order. */
    static <T> List<T> of(Collection<? extends T> things, long seed, int turn) {
        List<T> order = new ArrayList<>(things);
        Collections.shuffle(order, new Random(seed * 31 + turn));
        return order;
    }
}
