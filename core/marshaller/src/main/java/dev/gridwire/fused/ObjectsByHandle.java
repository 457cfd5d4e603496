// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.fused;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Holds the objects of a payload that is being read, by their handles. Holds none if nothing refers back. */
final class ObjectsByHandle {

    private static final int FIRST_SIZE = 64;
    private static final int KEPT_SIZE = 1 << 13;

    private @Nullable Object[] objects = new @Nullable Object[FIRST_SIZE];
    private int count;
    private boolean areKept;

    void begin(boolean refersBack) {
        areKept = refersBack;
    }

    int takeHandle() {
        return count++;
    }

    /** Returns the number of handles taken. */
    int count() {
        return count;
    }

    /** Continues behind objects that took handles elsewhere. */
    void continueAt(int newCount) {
        count = newCount;
    }

    boolean areKept() {
        return areKept;
    }

    /** Registers an object with the last handle. */
    void keepLast(Object object) {
        keep(count - 1, object);
    }

    void keep(int handle, Object object) {
        if (areKept) {
            if (handle >= objects.length) {
                objects = Arrays.copyOf(objects, Math.max(handle + 1, 2 * objects.length));
            }
            objects[handle] = object;
        }
    }

    /** Fails for an object that is still being read, since the general reader knows what to do then. */
    Object back(long distance) {
        long handle = count - 1L - distance;
        Object object = areKept && distance >= 0 && handle >= 0 && handle < objects.length ? objects[(int) handle] : null;
        if (object == null) {
            throw GuardFailed.instance();
        }
        return object;
    }

    /** Forgets everything. */
    void clear() {
        if (areKept) {
            areKept = false;
            forget();
        }
        count = 0;
    }

    private void forget() {
        if (count > KEPT_SIZE) {
            objects = new @Nullable Object[FIRST_SIZE];
        } else {
            Arrays.fill(objects, 0, Math.min(count, objects.length), null);
        }
    }
}
