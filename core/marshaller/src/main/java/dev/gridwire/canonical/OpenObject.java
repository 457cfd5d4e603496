// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.canonical;

import dev.gridwire.graph.CanonicalPlace;
import org.jspecify.annotations.Nullable;

/**
 * An object that is being written canonically, with the open objects around it. Immutable except for an index that saves time, so
 * deferred objects can keep their place.
 */
final class OpenObject implements CanonicalPlace {

    /** Up to this many objects are compared one by one; those further out are found by the index. */
    private static final int WALKED = 128;

    private final @Nullable Object object;
    private final int handle;
    private final int nesting;
    private final boolean isFirst;
    private final int level;
    private final @Nullable OpenObject outer;
    /** Whether this object and all objects around it are in the unfolding's set of opened objects. */
    private boolean isListed;
    /** Finds the objects further out; null until needed. */
    private @Nullable OpenObjectIndex index;

    /**
     * Opens an object.
     *
     * @param object null for an object that nothing may refer back to
     * @param nesting identifies the writer that gave the handle: the number of sorted containers around it
     * @param isFirst whether the object is opened for the first time
     */
    OpenObject(@Nullable Object object, int handle, int nesting, boolean isFirst, @Nullable OpenObject outer) {
        this.object = object;
        this.handle = handle;
        this.nesting = nesting;
        this.isFirst = isFirst;
        this.outer = outer;
        this.level = outer == null ? 0 : outer.level + 1;
    }

    /** Finds an object among those open at a place. */
    static @Nullable OpenObject find(@Nullable OpenObject innermost, Object object) {
        OpenObject middle = null;
        int steps = 0;
        for (OpenObject at = innermost; at != null; at = at.outer) {
            if (at.object == object) {
                return at;
            }
            if (at.index != null) {
                return at.index.find(object);
            }
            if (++steps == WALKED) {
                middle = at;
            } else if (steps == 2 * WALKED && middle != null) {
                return middle.indexed().find(object);
            }
        }
        return null;
    }

    private OpenObjectIndex indexed() {
        OpenObjectIndex found = null;
        OpenObject end = outer;
        while (end != null && end.index == null) {
            end = end.outer;
        }
        if (end != null) {
            found = OpenObjectIndex.with(end.index, end);
        }
        for (OpenObject at = outer; at != null && at != end; at = at.outer) {
            found = OpenObjectIndex.with(found, at);
        }
        index = found;
        if (found == null) {
            throw new IllegalStateException("nothing is open around: level=" + level);
        }
        return found;
    }

    /** Returns whether the same objects are open in both places, from these two outwards. */
    static boolean haveSameAround(OpenObject here, OpenObject there) {
        OpenObject one = here;
        OpenObject other = there;
        while (one != other) {
            if (one == null || other == null || one.object != other.object) {
                return false;
            }
            one = one.outer;
            other = other.outer;
        }
        return true;
    }

    /** Notes that this object is listed. */
    void list() {
        isListed = true;
    }

    boolean isListed() {
        return isListed;
    }

    @Nullable Object object() {
        return object;
    }

    int handle() {
        return handle;
    }

    int nesting() {
        return nesting;
    }

    boolean isFirst() {
        return isFirst;
    }

    /** Returns how many objects are open around this one. */
    int level() {
        return level;
    }

    @Nullable OpenObject outer() {
        return outer;
    }
}
