// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.canonical;

import dev.gridwire.graph.CanonicalPlace;
import org.jspecify.annotations.Nullable;

/**
 * An object that is being written canonically, and the open objects around it. Immutable but for an index that saves time, so
 * that deferred objects can keep their place.
 */
final class OpenObject implements CanonicalPlace {

    /** Compares so many objects one by one; finds those further out by the index. */
    private static final int WALKED = 128;

    private final @Nullable Object object;
    private final int handle;
    private final int nesting;
    private final boolean isFirst;
    private final int level;
    private final @Nullable OpenObject outer;
    /** Whether it and all around it are among the objects that the unfolding knows to have been opened. */
    private boolean isListed;
    /** Finds those further out, if it was needed. */
    private @Nullable OpenObjectIndex index;

    /**
     * Opens an object.
     *
     * @param object null for one that nothing may refer back to
     * @param nesting which writer gave the handle: how many sorted containers stand around it
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

    /** Finds an object that is open at a place. */
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

    /** Whether the same objects are open here as there, from these two outward. */
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

    /** Notes that it is listed. */
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

    /** How many are open around it. */
    int level() {
        return level;
    }

    @Nullable OpenObject outer() {
        return outer;
    }
}
