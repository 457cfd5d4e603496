// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.container;

import dev.gridwire.ground.Refusal;

/**
 * Bounds the work of hashing keys. Without a bound, a few lists that each hold the next one twice, put into a set, take time
 * exponential in their number.
 */
final class HashBudget {

    static final long FREE_STEPS = 1 << 20;
    private static final long STEPS_A_BYTE = 64;

    private HashBudget() {}

    static void check(long steps, int byteCount) {
        long budget = FREE_STEPS + STEPS_A_BYTE * byteCount;
        if (steps > budget) {
            throw Refusal.shape(
                    "The keys take too much work to hash or compare: steps=" + steps + ", limit=" + budget,
                    "let hashCode tell the keys apart, or let their class implement Comparable of itself, or use a TreeMap or"
                            + " TreeSet; hold no container in a key again and again");
        }
    }
}
