// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.graph;

import dev.gridwire.codec.Codec;
import dev.gridwire.container.Collisions;
import dev.gridwire.container.Completeness;

/**
 * How many containers around the present place hash or compare what stands there, and, if that must be known, which objects are
 * complete.
 */
final class KeyScope {

    private final Completeness completeness = new Completeness();
    private final Collisions collisions = new Collisions();
    private final int maxNesting;
    private boolean areWatched;
    private int containers;

    KeyScope(int maxNesting) {
        this.maxNesting = maxNesting;
    }

    /** Begins a graph. */
    void begin(boolean toWatch) {
        areWatched = toWatch;
    }

    /** How often keys are compared that have one hash. */
    Collisions collisions() {
        return collisions;
    }

    /** Whether it is known which objects are complete. */
    boolean areWatched() {
        return areWatched;
    }

    /** Whether what stands here is hashed or compared. */
    boolean areHere() {
        return containers > 0;
    }

    /** An object took the next handle. */
    void next() {
        if (areWatched) {
            completeness.next();
        }
    }

    /** Something refers to an object that was met before. */
    void reference(int handle) {
        if (areWatched) {
            completeness.reference(handle);
        }
    }

    /** Begins the object that took the last handle. */
    void open(Codec codec) {
        if (areWatched) {
            completeness.open(containers);
            containers = codec.hashesContent() ? containers : 0;
        }
    }

    /** Ends it, or as much as does not come later. */
    void close(Codec codec, boolean later) {
        if (areWatched) {
            containers = later ? completeness.defer() : completeness.close(codec.hashesContent());
        }
    }

    /** Begins what was deferred by an object. */
    void enterDeferred() {
        if (areWatched) {
            completeness.enter();
        }
    }

    /** Ends it. */
    void leaveDeferred() {
        if (areWatched) {
            completeness.leave();
        }
    }

    /** Begins keys or elements that a reader will hash or compare. */
    void enter() {
        containers++;
        if (areWatched) {
            completeness.enter();
        }
    }

    /**
     * Ends them, and gives whether they are complete.
     *
     * @param count how many there are
     * @param byteCount of the payload so far
     */
    boolean leave(int count, int byteCount) {
        containers--;
        return !areWatched || completeness.leaveKeys(count, maxNesting, byteCount);
    }

    /** Forgets the graph. */
    void clear() {
        containers = 0;
        collisions.clear();
        if (areWatched) {
            completeness.clear();
        }
    }
}
