// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.graph;

import org.jspecify.annotations.Nullable;

/** Finds the handle of an object by identity. It is a table with open addressing. */
final class IdentityTable {

    private static final int FIRST_SLOTS = 128;
    private static final int KEPT_SLOTS = 1 << 13;
    private static final int SPREAD = 0x9e3779b9;

    /** Holds an object's index + 1, or 0; at most half full. */
    private int[] slots = {};
    private @Nullable Object[] objects = {};
    private int[] handles = {};
    /** The slot of each object, so that a large table is cleared as fast as a small one. */
    private int[] slotOf = {};
    private int count;

    /** Registers the first objects. */
    void begin(@Nullable Object[] first, int[] firstHandles) {
        if (slots.length == 0) {
            allocate(FIRST_SLOTS);
        }
        for (int i = 0; i < first.length; i++) {
            Object object = first[i];
            if (object != null) {
                put(object, firstHandles[i]);
            }
        }
    }

    /** Returns the handle of the object, or -1 after adding it with this handle. */
    int findOrAdd(Object object, int handle) {
        int mask = slots.length - 1;
        int at = first(object, mask);
        for (int index = slots[at]; index != 0; index = slots[at]) {
            if (objects[index - 1] == object) {
                return handles[index - 1];
            }
            at = at + 1 & mask;
        }
        add(at, object, handle);
        return -1;
    }

    private static int first(Object object, int mask) {
        return System.identityHashCode(object) * SPREAD >>> Integer.numberOfLeadingZeros(mask) & mask;
    }

    private void add(int slot, Object object, int handle) {
        int index = count;
        slots[slot] = index + 1;
        objects[index] = object;
        handles[index] = handle;
        slotOf[index] = slot;
        count = index + 1;
        if (index + 1 == objects.length) {
            grow();
        }
    }

    private void put(Object object, int handle) {
        int mask = slots.length - 1;
        int at = first(object, mask);
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

    private void grow() {
        @Nullable Object[] oldObjects = objects;
        int[] oldHandles = handles;
        int oldCount = count;
        allocate(slots.length * 2);
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
