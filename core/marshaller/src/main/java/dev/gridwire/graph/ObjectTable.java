// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.graph;

import dev.gridwire.codec.Body;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Holds the objects of a payload by handle; null if an object is not made yet. */
final class ObjectTable {

    private static final int FIRST_OBJECTS = 16;
    private static final int KEPT_OBJECTS = 1 << 14;

    private @Nullable Object[] objects = new @Nullable Object[FIRST_OBJECTS];
    private int count;
    private boolean areKept;

    /**
     * Begins a payload.
     *
     * @param toKeep whether references to the objects may follow
     */
    void begin(boolean toKeep) {
        areKept = toKeep;
    }

    boolean areKept() {
        return areKept;
    }

    int count() {
        return count;
    }

    /** Gives the next handle to an object that is to be made. */
    void add() {
        if (areKept && count == objects.length) {
            objects = Arrays.copyOf(objects, count * 2);
        }
        count++;
    }

    /** Leaves handles to objects that are made elsewhere, up to this number of handles. */
    void skipTo(int newCount) {
        while (count < newCount) {
            add();
        }
    }

    void set(int handle, @Nullable Object object) {
        if (areKept) {
            objects[handle] = object;
        }
    }

    /** Returns an object. If its constructor waits for the slots, the object is made now and filled later. */
    @Nullable Object get(int handle) {
        if (objects[handle] instanceof Body waiting) {
            objects[handle] = waiting.make();
        }
        return objects[handle];
    }

    /** Returns the object of a handle that was set to a body; null if it was not asked for. */
    @Nullable Object claimed(int handle) {
        Object object = areKept ? objects[handle] : null;
        return object instanceof Body ? null : object;
    }

    void clear() {
        if (objects.length > KEPT_OBJECTS) {
            objects = new @Nullable Object[FIRST_OBJECTS];
        } else if (areKept) {
            Arrays.fill(objects, 0, count, null);
        }
        count = 0;
    }
}
