// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.cluster;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiPredicate;
import org.jspecify.annotations.Nullable;

/**
 * The expected value of each key of a writer: the one that was acknowledged last. A write that got no answer may be there or
 * not: both are right, even later, since a message may still be under way.
 */
final class Ledger {

    private static final int NEVER = -1;

    private final Object[] values;
    private final int[] acknowledged;
    private final Map<Integer, List<Integer>> unanswered = new HashMap<>();

    Ledger(Object[] values, int keys) {
        this.values = values;
        this.acknowledged = new int[keys];
        Arrays.fill(acknowledged, NEVER);
    }

    Object value(int index) {
        return values[index];
    }

    void acknowledged(int key, int value) {
        acknowledged[key] = value;
    }

    void unanswered(int key, int value) {
        unanswered.computeIfAbsent(key, any -> new ArrayList<>()).add(value);
    }

    /** Whether the fetched value, null for none, may stand under the key. */
    boolean explains(int key, @Nullable Object fetched, BiPredicate<Object, Object> isSame) {
        int last = acknowledged[key];
        if (fetched == null) {
            return last == NEVER;
        }
        return last != NEVER && isSame.test(values[last], fetched)
                || unanswered.getOrDefault(key, List.of()).stream()
                        .anyMatch(value -> isSame.test(values[value], fetched));
    }
}
