// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codec;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Finds the handle of an object by identity. Open addressing; at most half full. */
final class IdentityTable {

    private static final int FIRST_SLOTS = 32;
    private static final int KEPT_SLOTS = 1 << 13;
    private static final int SPREAD = 0x9e3779b9;

    private @Nullable Object[] objects = new @Nullable Object[FIRST_SLOTS];
    private int[] handles = new int[FIRST_SLOTS];
    private int size;

    /** The handle of the object, or -1. */
    int find(Object object) {
        int at = slot(object, objects);
        return objects[at] == null ? -1 : handles[at];
    }

    /** Adds an object that is not there. */
    void add(Object object, int handle) {
        if (++size * 2L > objects.length) {
            grow();
        }
        int at = slot(object, objects);
        objects[at] = object;
        handles[at] = handle;
    }

    private void grow() {
        @Nullable Object[] oldObjects = objects;
        int[] oldHandles = handles;
        objects = new @Nullable Object[oldObjects.length * 2];
        handles = new int[oldObjects.length * 2];
        for (int i = 0; i < oldObjects.length; i++) {
            Object object = oldObjects[i];
            if (object != null) {
                int at = slot(object, objects);
                objects[at] = object;
                handles[at] = oldHandles[i];
            }
        }
    }

    private static int slot(Object object, @Nullable Object[] objects) {
        int mask = objects.length - 1;
        int at = System.identityHashCode(object) * SPREAD >>> Integer.numberOfLeadingZeros(mask) & mask;
        while (objects[at] != null && objects[at] != object) {
            at = at + 1 & mask;
        }
        return at;
    }

    void clear() {
        if (objects.length > KEPT_SLOTS) {
            objects = new @Nullable Object[FIRST_SLOTS];
            handles = new int[FIRST_SLOTS];
        } else if (size > 0) {
            Arrays.fill(objects, null);
        }
        size = 0;
    }
}
