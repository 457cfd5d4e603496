// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.graph;

import dev.gridwire.codec.Codec;
import dev.gridwire.codec.Retry;
import dev.gridwire.container.Collisions;
import dev.gridwire.container.Completeness;

/** Counts the hash and sorted containers around the present place, and, if need be, tracks which objects are complete. */
final class KeyScope {

    private final Completeness completeness = new Completeness();
    private final Collisions collisions = new Collisions();
    private final int maxNesting;
    private boolean tracksCompleteness;
    private int containers;

    KeyScope(int maxNesting) {
        this.maxNesting = maxNesting;
    }

    /** Begins a graph. */
    void begin(boolean toTrack) {
        tracksCompleteness = toTrack;
    }

    /** Counts comparisons of keys that have one hash. */
    Collisions collisions() {
        return collisions;
    }

    /** Whether it is known which objects are complete. */
    boolean tracksCompleteness() {
        return tracksCompleteness;
    }

    /** Whether a container around the present place hashes or compares it. */
    boolean isInside() {
        return containers > 0;
    }

    /** As {@link #isInside}, for a writer, which must try again where nothing is tracked; a class may refuse to be a key. */
    boolean isKeyed(Codec codec) {
        if (containers == 0) {
            return false;
        }
        if (!tracksCompleteness) {
            throw Retry.KEYED;
        }
        codec.requireKey();
        return true;
    }

    /** An object took the next handle. */
    void next() {
        if (tracksCompleteness) {
            completeness.next();
        }
    }

    /** Notes a back reference. */
    void reference(int handle) {
        if (tracksCompleteness) {
            completeness.reference(handle);
        }
    }

    /** Begins the object that took the last handle. */
    void open(Codec codec) {
        if (tracksCompleteness) {
            completeness.open(containers);
            containers = codec.hashesContent() ? containers : 0;
        }
    }

    /** Ends it, or as much as does not come later. */
    void close(Codec codec, boolean later) {
        if (tracksCompleteness) {
            containers = later ? completeness.defer() : completeness.close(codec.hashesContent());
        }
    }

    /** Begins the content that an object deferred. */
    void enterDeferred() {
        if (tracksCompleteness) {
            completeness.enter();
        }
    }

    /** Ends it. */
    void leaveDeferred() {
        if (tracksCompleteness) {
            completeness.leave();
        }
    }

    /** Begins keys or elements that a reader will hash or compare. */
    void enter() {
        containers++;
        if (tracksCompleteness) {
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
        return !tracksCompleteness || completeness.leaveKeys(count, maxNesting, byteCount);
    }

    /** Forgets the graph. */
    void clear() {
        containers = 0;
        collisions.clear();
        if (tracksCompleteness) {
            completeness.clear();
        }
    }
}
