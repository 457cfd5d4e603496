// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.graph;

import dev.gridwire.codec.Codec;
import dev.gridwire.codec.UnknownValue;
import org.jspecify.annotations.Nullable;

/**
 * Finds the handle of an object by identity. It is a table with open addressing. If a class has fields that cannot change, these
 * are hashed. If too many objects have the same hash, identity hashes replace all other hashes.
 */
final class IdentityTable {

    /** The result of {@link #hashing} if identity hashes are used for all objects. */
    static final int BY_IDENTITY = 0;

    private static final int FIRST_SLOTS = 128;
    private static final int KEPT_SLOTS = 1 << 13;
    private static final int SPREAD = 0x9e3779b9;
    private static final int MOST_PROBES = 64;

    private final TypeTable types;
    /** Holds an object's index + 1, or 0; at most half full. */
    private int[] slots = {};
    private @Nullable Object[] objects = {};
    private int[] handles = {};
    /** The slot of each object, so that a large table is cleared as fast as a small one. */
    private int[] slotOf = {};
    private int count;
    private int hashing;

    IdentityTable(TypeTable types) {
        this.types = types;
    }

    /** Returns the hashing by which objects are looked for: that of bodies up to this epoch, or {@link #BY_IDENTITY}. */
    int hashing() {
        return hashing;
    }

    /**
     * Registers the first objects, and returns {@link #hashing}.
     *
     * @param epoch the epoch at the beginning of the graph. Code that a class had before it got a better body may still write the
     *     elements of a list, and would hash them differently from a newer body.
     */
    int begin(@Nullable Object[] first, int[] firstHandles, int epoch) {
        hashing = epoch;
        if (slots.length == 0) {
            allocate(FIRST_SLOTS);
        }
        for (int i = 0; i < first.length; i++) {
            Object object = first[i];
            if (object != null) {
                put(object, firstHandles[i]);
            }
        }
        return hashing;
    }

    /** Returns the hash by which an object is looked for. */
    int hash(Object object) {
        Codec codec = object instanceof UnknownValue unknown ? unknown.codec() : types.declared(object.getClass());
        return codec.hashIn(hashing, object);
    }

    /** Returns the handle of the object, or -1 after adding it with this handle. {@link #hashing} may have changed then. */
    int findOrAdd(Object object, int hash, int handle) {
        int mask = slots.length - 1;
        int at = first(hash, mask);
        int probes = 0;
        for (int index = slots[at]; index != 0; index = slots[at]) {
            if (objects[index - 1] == object) {
                return handles[index - 1];
            }
            if (++probes == MOST_PROBES && hashing != BY_IDENTITY) {
                hashing = BY_IDENTITY;
                rebuild(slots.length);
                return findOrAdd(object, System.identityHashCode(object), handle);
            }
            at = at + 1 & mask;
        }
        add(at, object, handle);
        return -1;
    }

    private static int first(int hash, int mask) {
        return hash * SPREAD >>> Integer.numberOfLeadingZeros(mask) & mask;
    }

    private void add(int slot, Object object, int handle) {
        int index = count;
        slots[slot] = index + 1;
        objects[index] = object;
        handles[index] = handle;
        slotOf[index] = slot;
        count = index + 1;
        if (index + 1 == objects.length) {
            rebuild(slots.length * 2);
        }
    }

    private void put(Object object, int handle) {
        int mask = slots.length - 1;
        int at = first(hash(object), mask);
        while (slots[at] != 0) {
            at = at + 1 & mask;
        }
        add(at, object, handle);
    }

    private void allocate(int slotCount) {
        slots = new int[slotCount];
        objects = new @Nullable Object[slotCount / 2];
        handles = new int[slotCount / 2];
        slotOf = new int[slotCount / 2];
        count = 0;
    }

    private void rebuild(int slotCount) {
        @Nullable Object[] oldObjects = objects;
        int[] oldHandles = handles;
        int oldCount = count;
        allocate(slotCount);
        for (int i = 0; i < oldCount; i++) {
            Object object = oldObjects[i];
            if (object != null) {
                put(object, oldHandles[i]);
            }
        }
    }

    void clear() {
        if (slots.length > KEPT_SLOTS) {
            slots = new int[0];
            objects = new @Nullable Object[0];
            handles = new int[0];
            slotOf = new int[0];
        } else {
            for (int i = 0; i < count; i++) {
                slots[slotOf[i]] = 0;
                objects[i] = null;
            }
        }
        count = 0;
    }
}
