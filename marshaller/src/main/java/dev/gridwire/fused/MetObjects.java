// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.fused;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The objects of one graph that a second reference could lead to. A few are compared one by one: to ask a fresh object for its
 * identity hash takes longer than that. More stand in a table of places in the list of them, found by a hash of what cannot
 * change: no other thread can make one object look like two.
 */
final class MetObjects {

    private static final int MOST_COMPARED = 32;
    private static final int MOST_PROBES = 64;
    private static final int GOLDEN = 0x9e3779b9;
    private static final int KEPT = 1 << 12;
    private static final int[] NO_TABLE = {};

    private @Nullable Object[] objects = new @Nullable Object[MOST_COMPARED];
    private IdentityHash[] hashes = new IdentityHash[MOST_COMPARED];
    private int count;
    /** Places + 1 by hash; all 0 while objects are compared one by one. */
    private int[] table = NO_TABLE;
    private int shift;

    /** Takes an object, which must not be there yet. */
    void add(Object object, IdentityHash hash) {
        if (count < MOST_COMPARED) {
            for (int i = count - 1; i >= 0; i--) {
                if (objects[i] == object) {
                    throw GuardFailed.instance();
                }
            }
        } else {
            putHashed(object, hash);
        }
        keep(object, hash);
    }

    private void keep(Object object, IdentityHash hash) {
        if (count == objects.length) {
            objects = Arrays.copyOf(objects, count * 2);
            hashes = Arrays.copyOf(hashes, count * 2);
        }
        objects[count] = object;
        hashes[count++] = hash;
    }

    private void putHashed(Object object, IdentityHash hash) {
        if (count == MOST_COMPARED || 2 * count >= table.length) {
            rehash();
        }
        put(object, hash, count + 1);
    }

    private void rehash() {
        int size = Math.max(table.length, Integer.highestOneBit(count) << 3);
        table = size > table.length || count > MOST_COMPARED ? new int[size] : table;
        shift = Integer.SIZE - Integer.numberOfTrailingZeros(size);
        for (int i = 0; i < count; i++) {
            put(objects[i], hashes[i], i + 1);
        }
    }

    private void put(Object object, IdentityHash hash, int place) {
        int mask = table.length - 1;
        int at = hash.hash(object) * GOLDEN >>> shift;
        for (int i = 0; i < MOST_PROBES; i++) {
            int known = table[at];
            if (known == 0) {
                table[at] = place;
                return;
            }
            if (objects[known - 1] == object) {
                throw GuardFailed.instance();
            }
            at = at + 1 & mask;
        }
        throw GuardFailed.instance();
    }

    /** Forgets all. */
    void clear() {
        if (count > KEPT) {
            objects = new @Nullable Object[MOST_COMPARED];
            hashes = new IdentityHash[MOST_COMPARED];
            table = NO_TABLE;
        } else {
            Arrays.fill(objects, 0, count, null);
            if (count > MOST_COMPARED) {
                Arrays.fill(table, 0);
            }
        }
        count = 0;
    }
}
