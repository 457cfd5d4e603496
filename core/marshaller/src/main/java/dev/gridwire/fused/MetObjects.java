// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.fused;

import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Holds those objects of one graph that a second reference could lead to, with their handles. A few objects are compared one by
 * one, because computing the identity hash of a fresh object takes longer. For more objects, a hash table holds their indices in
 * the list. The hash depends only on what cannot change, so no other thread can make one object look like two.
 */
final class MetObjects {

    private static final int MOST_COMPARED = 32;
    private static final int MOST_PROBES = 64;
    private static final int GOLDEN = 0x9e3779b9;
    private static final int KEPT = 1 << 12;
    private static final int[] NO_TABLE = {};

    /** Stands for a handle: the object was not met before. */
    static final int NEW = -1;
    /** Stands for a handle: the object can only be made from its parts, which are being written. */
    static final int UNMADE = -2;

    private @Nullable Object[] objects = new @Nullable Object[MOST_COMPARED];
    private int[] handles = new int[MOST_COMPARED];
    /** The hashes of objects beyond the first ones. */
    private int[] hashCodes = new int[MOST_COMPARED];
    private final IdentityHash[] hashes = new IdentityHash[MOST_COMPARED];
    private int count;
    /** Holds indices + 1, by hash; all 0 while objects are compared one by one. */
    private int[] table = NO_TABLE;
    private int shift;
    /** The number of objects at which the next one needs more room. */
    private int room = MOST_COMPARED;

    /** Returns the handle of an object, {@link #UNMADE}, or {@link #NEW} if it was not met before. */
    int find(Object object, IdentityHash hash) {
        return count > MOST_COMPARED ? findHashed(object, hash.hash(object)) : findCompared(object);
    }

    private int findHashed(Object object, int hashCode) {
        int known = table[slotOf(object, firstSlot(hashCode))];
        return known == 0 ? NEW : handles[known - 1];
    }

    /** Compares the first four outside the loop: most graphs have no more, and entering the compiled loop takes longer. */
    private int findCompared(Object object) {
        if (count == 0) {
            return NEW;
        }
        if (objects[0] == object) {
            return handles[0];
        }
        if (count > 1 && objects[1] == object) {
            return handles[1];
        }
        if (count > 2 && objects[2] == object) {
            return handles[2];
        }
        if (count > 3 && objects[3] == object) {
            return handles[3];
        }
        for (int i = 4; i < count; i++) {
            if (objects[i] == object) {
                return handles[i];
            }
        }
        return NEW;
    }

    /** Returns whether the next object is found by its hash. */
    boolean isHashed() {
        return count >= MOST_COMPARED;
    }

    /** As {@link #find}, but adds a new object with this handle. */
    int meet(Object object, IdentityHash hash, int handle) {
        if (isHashed()) {
            return meetHashed(object, hash.hash(object), handle);
        }
        int known = findCompared(object);
        if (known != NEW) {
            return known;
        }
        hashes[count] = hash;
        keep(object, handle);
        return NEW;
    }

    /** Adds a new object that can only be made from its parts. Returns its index, for {@link #made}. */
    int begin(Object object, IdentityHash hash) {
        int place = count;
        meet(object, hash, UNMADE);
        return place;
    }

    /** Notes that the parts of the object at this index have been written. */
    void made(int place, int handle) {
        handles[place] = handle;
    }

    private void keep(Object object, int handle) {
        objects[count] = object;
        handles[count++] = handle;
    }

    /** As {@link #meet}, if objects are found by a hash. */
    int meetHashed(Object object, int hashCode, int handle) {
        if (count == room) {
            grow();
        }
        int at = firstSlot(hashCode);
        if (table[at] != 0) {
            at = slotOf(object, at);
            if (table[at] != 0) {
                return handles[table[at] - 1];
            }
        }
        table[at] = count + 1;
        hashCodes[count] = hashCode;
        keep(object, handle);
        return NEW;
    }

    private int firstSlot(int hashCode) {
        return hashCode * GOLDEN >>> shift;
    }

    /** Returns the index in the table where an object is, or where it belongs, searching from the first place of its hash. */
    private int slotOf(Object object, int first) {
        int mask = table.length - 1;
        int at = first;
        for (int i = 0; i < MOST_PROBES; i++) {
            int known = table[at];
            if (known == 0 || objects[known - 1] == object) {
                return at;
            }
            at = at + 1 & mask;
        }
        throw GuardFailed.instance();
    }

    private void grow() {
        if (count == objects.length) {
            objects = Arrays.copyOf(objects, count * 2);
            handles = Arrays.copyOf(handles, count * 2);
            hashCodes = Arrays.copyOf(hashCodes, count * 2);
        }
        int size = Math.max(table.length, Integer.highestOneBit(count) << 3);
        room = Math.min(objects.length, size / 2);
        if (size == table.length && count > MOST_COMPARED) {
            return;
        }
        for (int i = 0; i < MOST_COMPARED && count == MOST_COMPARED; i++) {
            hashCodes[i] = hashes[i].hash(Objects.requireNonNull(objects[i]));
        }
        table = size > table.length ? new int[size] : table;
        shift = Integer.SIZE - Integer.numberOfTrailingZeros(size);
        for (int i = 0; i < count; i++) {
            table[slotOf(Objects.requireNonNull(objects[i]), firstSlot(hashCodes[i]))] = i + 1;
        }
    }

    /** Forgets everything. */
    void clear() {
        if (count > KEPT) {
            objects = new @Nullable Object[MOST_COMPARED];
            handles = new int[MOST_COMPARED];
            hashCodes = new int[MOST_COMPARED];
            table = NO_TABLE;
        } else if (count > 0) {
            Arrays.fill(objects, 0, count, null);
            if (count >= MOST_COMPARED) {
                Arrays.fill(table, 0);
            }
        }
        count = 0;
        room = MOST_COMPARED;
    }
}
