// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.fused;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Requires that no object occurs twice in one array. It stores numbers instead of references, which would burden the garbage
 * collector.
 */
final class DistinctElements {

    /** If there are more elements, a hash finds them. */
    static final int MOST_COMPARED = 24;

    private static final int MOST_PROBES = 64;
    private static final int GOLDEN = 0x9e3779b9;
    private static final int KEPT = 1 << 14;
    private static final int[] NO_TABLE = {};

    /** Holds indices + 1, by hash; all 0 between uses. */
    private int[] table = NO_TABLE;

    void require(@Nullable Object[] elements, int count, IdentityHash hash) {
        if (count <= MOST_COMPARED) {
            compare(elements, count);
        } else {
            compareHashed(elements, count, hash);
        }
    }

    private static void compare(@Nullable Object[] elements, int count) {
        for (int i = 1; i < count; i++) {
            Object element = elements[i];
            if (element != null) {
                requireOther(elements, i, element);
            }
        }
    }

    /** Requires that an object is not among the first elements. */
    static void requireOther(@Nullable Object[] elements, int count, Object object) {
        boolean isMet = false;
        // Does not leave the loop early, so the compiler unrolls it.
        for (int i = 0; i < count; i++) {
            isMet |= elements[i] == object;
        }
        if (isMet) {
            throw GuardFailed.instance();
        }
    }

    private void compareHashed(@Nullable Object[] elements, int count, IdentityHash hash) {
        int size = Integer.highestOneBit(count) << 2;
        int[] known = table.length >= size ? table : new int[size];
        table = NO_TABLE;
        int shift = Integer.SIZE - Integer.numberOfTrailingZeros(size);
        for (int i = 0; i < count; i++) {
            Object element = elements[i];
            if (element != null) {
                put(known, size - 1, hash.hash(element) * GOLDEN >>> shift, elements, i);
            }
        }
        Arrays.fill(known, 0, size, 0);
        table = known.length <= KEPT ? known : NO_TABLE;
    }

    private static void put(int[] table, int mask, int first, @Nullable Object[] elements, int place) {
        int at = first;
        for (int i = 0; i < MOST_PROBES; i++) {
            int known = table[at];
            if (known == 0) {
                table[at] = place + 1;
                return;
            }
            if (elements[known - 1] == elements[place]) {
                throw GuardFailed.instance();
            }
            at = at + 1 & mask;
        }
        throw GuardFailed.instance();
    }
}
