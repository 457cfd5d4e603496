// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codec;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Finds the handle of an object by identity. A handful is scanned: to ask a fresh object for its identity hash takes longer than
 * to compare it with a few dozen others. From then on a table is used, with open addressing and at most half full, hashed by what
 * cannot change in an object where there is such a thing. If too many objects have one hash, all go by their identity hashes.
 */
final class IdentityTable {

    private static final int SCANNED = 32;
    private static final int FIRST_SLOTS = 128;
    private static final int KEPT_SLOTS = 1 << 13;
    private static final int SPREAD = 0x9e3779b9;
    private static final int MOST_PROBES = 64;

    private final Types types;
    private final @Nullable Object[] scanned = new @Nullable Object[SCANNED];
    private final int[] scannedHandles = new int[SCANNED];
    private @Nullable Object[] objects = {};
    private int[] handles = {};
    /** The slots that are taken, so that a large table is cleared as fast as a small one. */
    private int[] taken = {};
    private int takenCount;
    private int size;
    private int epoch;
    private boolean byIdentityHash;

    IdentityTable(Types types) {
        this.types = types;
    }

    /** Gives the handle of the object, or -1 after it was added with this one. */
    int findOrAdd(Object object, Codec codec, int handle) {
        int count = size;
        if (count > SCANNED) {
            return findOrAddHashed(object, hash(object, codec), handle);
        }
        for (int i = 0; i < count; i++) {
            if (scanned[i] == object) {
                return scannedHandles[i];
            }
        }
        if (count == SCANNED) {
            hashScanned();
            return findOrAddHashed(object, hash(object, codec), handle);
        }
        scanned[count] = object;
        scannedHandles[count] = handle;
        size = count + 1;
        return -1;
    }

    private int hash(Object object) {
        return hash(object, types.declared(object.getClass()));
    }

    private int hash(Object object, Codec codec) {
        return !byIdentityHash && codec instanceof UserCodec user
                ? user.hash(object, epoch)
                : System.identityHashCode(object);
    }

    private void hashScanned() {
        epoch = types.epoch();
        if (objects.length == 0) {
            allocate(FIRST_SLOTS);
        }
        for (int i = 0; i < SCANNED; i++) {
            Object object = scanned[i];
            if (object != null) {
                put(object, hash(object), scannedHandles[i]);
            }
        }
    }

    private void allocate(int slots) {
        objects = new @Nullable Object[slots];
        handles = new int[slots];
        taken = new int[slots / 2 + 1];
        takenCount = 0;
    }

    private int findOrAddHashed(Object object, int hash, int handle) {
        int mask = objects.length - 1;
        int at = first(hash, mask);
        for (int probes = 0; objects[at] != null; at = at + 1 & mask) {
            if (objects[at] == object) {
                return handles[at];
            }
            if (++probes == MOST_PROBES && !byIdentityHash) {
                byIdentityHash = true;
                rebuild(objects.length);
                return findOrAddHashed(object, System.identityHashCode(object), handle);
            }
        }
        take(at, object, handle);
        size++;
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
        if (size > SCANNED) {
            if (objects.length > KEPT_SLOTS) {
                objects = new @Nullable Object[0];
            }
            for (int i = 0; i < takenCount && objects.length > 0; i++) {
                objects[taken[i]] = null;
            }
            takenCount = 0;
            byIdentityHash = false;
        }
        Arrays.fill(scanned, 0, Math.min(size, SCANNED), null);
        size = 0;
    }
}
