// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codec;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Finds the handle of an object by identity. A handful is scanned: to ask a fresh object for its identity hash costs more than
 * to compare it with a dozen others. From then on a table is used, with open addressing and at most half full.
 */
final class IdentityTable {

    private static final int SCANNED = 16;
    private static final int FIRST_SLOTS = 64;
    private static final int KEPT_SLOTS = 1 << 13;
    private static final int SPREAD = 0x9e3779b9;

    private final @Nullable Object[] scanned = new @Nullable Object[SCANNED];
    private final int[] scannedHandles = new int[SCANNED];
    private @Nullable Object[] objects = {};
    private int[] handles = {};
    private int size;

    /** Gives the handle of the object, or -1 after it was added with this one. */
    int findOrAdd(Object object, int handle) {
        int count = size;
        if (count > SCANNED) {
            return findOrAddHashed(object, handle);
        }
        for (int i = 0; i < count; i++) {
            if (scanned[i] == object) {
                return scannedHandles[i];
            }
        }
        if (count == SCANNED) {
            hashScanned();
            return findOrAddHashed(object, handle);
        }
        scanned[count] = object;
        scannedHandles[count] = handle;
        size = count + 1;
        return -1;
    }

    private void hashScanned() {
        if (objects.length == 0) {
            objects = new @Nullable Object[FIRST_SLOTS];
            handles = new int[FIRST_SLOTS];
        }
        for (int i = 0; i < SCANNED; i++) {
            put(scanned[i], scannedHandles[i]);
        }
    }

    private int findOrAddHashed(Object object, int handle) {
        int at = slot(object, objects);
        if (objects[at] != null) {
            return handles[at];
        }
        objects[at] = object;
        handles[at] = handle;
        size = Math.max(size, SCANNED) + 1;
        if (size * 2L > objects.length) {
            grow();
        }
        return -1;
    }

    private void grow() {
        @Nullable Object[] oldObjects = objects;
        int[] oldHandles = handles;
        objects = new @Nullable Object[oldObjects.length * 2];
        handles = new int[oldObjects.length * 2];
        for (int i = 0; i < oldObjects.length; i++) {
            put(oldObjects[i], oldHandles[i]);
        }
    }

    private void put(@Nullable Object object, int handle) {
        if (object != null) {
            int at = slot(object, objects);
            objects[at] = object;
            handles[at] = handle;
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
        if (size > SCANNED) {
            if (objects.length > KEPT_SLOTS) {
                objects = new @Nullable Object[0];
                handles = new int[0];
            } else {
                Arrays.fill(objects, null);
            }
        }
        Arrays.fill(scanned, 0, Math.min(size, SCANNED), null);
        size = 0;
    }
}
