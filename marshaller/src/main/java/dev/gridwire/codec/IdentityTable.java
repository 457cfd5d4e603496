// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codec;

import org.jspecify.annotations.Nullable;

/**
 * Finds the handle of an object by identity: a table with open addressing, at most half full, hashed by what cannot change in an
 * object where there is such a thing. If too many objects have one hash, all go by their identity hashes.
 */
final class IdentityTable {

    /** What {@link #hashing} gives where all go by their identity hashes. */
    static final int BY_IDENTITY = 0;

    private static final int FIRST_SLOTS = 128;
    private static final int KEPT_SLOTS = 1 << 13;
    private static final int SPREAD = 0x9e3779b9;
    private static final int MOST_PROBES = 64;

    private final Types types;
    private @Nullable Object[] objects = {};
    private int[] handles = {};
    /** The slots that are taken, so that a large table is cleared as fast as a small one. */
    private int[] taken = {};
    private int takenCount;
    private int hashing;

    IdentityTable(Types types) {
        this.types = types;
    }

    /** By which hashes objects are looked for: of bodies whose epoch is not above this one, or {@link #BY_IDENTITY}. */
    int hashing() {
        return hashing;
    }

    /** Takes the first objects, and gives {@link #hashing}. */
    int begin(@Nullable Object[] first, int[] firstHandles) {
        hashing = types.epoch();
        if (objects.length == 0) {
            allocate(FIRST_SLOTS);
        }
        for (int i = 0; i < first.length; i++) {
            Object object = first[i];
            if (object != null) {
                put(object, hash(object), firstHandles[i]);
            }
        }
        return hashing;
    }

    /** The hash by which an object is looked for. */
    int hash(Object object) {
        return types.declared(object.getClass()).hashIn(hashing, object);
    }

    private void allocate(int slots) {
        objects = new @Nullable Object[slots];
        handles = new int[slots];
        taken = new int[slots / 2 + 1];
        takenCount = 0;
    }

    /** Gives the handle of the object, or -1 after it was added with this one; {@link #hashing} may be another then. */
    int findOrAdd(Object object, int hash, int handle) {
        int mask = objects.length - 1;
        int at = first(hash, mask);
        for (int probes = 0; objects[at] != null; at = at + 1 & mask) {
            if (objects[at] == object) {
                return handles[at];
            }
            if (++probes == MOST_PROBES && hashing != BY_IDENTITY) {
                hashing = BY_IDENTITY;
                rebuild(objects.length);
                return findOrAdd(object, System.identityHashCode(object), handle);
            }
        }
        take(at, object, handle);
        if (takenCount == taken.length) {
            rebuild(objects.length * 2);
        }
        return -1;
    }

    private void take(int slot, Object object, int handle) {
        objects[slot] = object;
        handles[slot] = handle;
        taken[takenCount++] = slot;
    }

    private static int first(int hash, int mask) {
        return hash * SPREAD >>> Integer.numberOfLeadingZeros(mask) & mask;
    }

    private void rebuild(int slots) {
        @Nullable Object[] oldObjects = objects;
        int[] oldHandles = handles;
        allocate(slots);
        for (int i = 0; i < oldObjects.length; i++) {
            Object object = oldObjects[i];
            if (object != null) {
                put(object, hash(object), oldHandles[i]);
            }
        }
    }

    private void put(Object object, int hash, int handle) {
        int mask = objects.length - 1;
        int at = first(hash, mask);
        while (objects[at] != null) {
            at = at + 1 & mask;
        }
        take(at, object, handle);
    }

    void clear() {
        if (objects.length > KEPT_SLOTS) {
            objects = new @Nullable Object[0];
        }
        for (int i = 0; i < takenCount && objects.length > 0; i++) {
            objects[taken[i]] = null;
        }
        takenCount = 0;
    }
}
