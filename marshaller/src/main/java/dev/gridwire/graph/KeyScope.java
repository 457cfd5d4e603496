// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.graph;

import dev.gridwire.codec.Codec;
import dev.gridwire.container.Collisions;
import dev.gridwire.container.Completeness;

/** Counts the hash and sorted containers around the present place, and, if need be, tracks which objects are complete. */
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

    /** Counts comparisons of keys that have one hash. */
    Collisions collisions() {
        return collisions;
    }

    /** Whether it is known which objects are complete. */
    boolean areWatched() {
        return areWatched;
    }

    /** Whether a container around the present place hashes or compares it. */
    boolean areHere() {
        return containers > 0;
    }

    /** An object took the next handle. */
    void next() {
        if (areWatched) {
            completeness.next();
        }
    }

    /** Notes a back reference. */
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

    /** Begins the content that an object deferred. */
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
