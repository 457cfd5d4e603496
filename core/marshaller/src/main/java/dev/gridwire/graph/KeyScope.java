// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.graph;

import dev.gridwire.codec.Codec;
import dev.gridwire.codec.Retry;
import dev.gridwire.container.Collisions;
import dev.gridwire.container.Completeness;
import dev.gridwire.container.Completeness.Kind;
import dev.gridwire.ground.Refusal;

/** Counts the hash and sorted containers around the current place. If need be, it tracks which objects are complete. */
final class KeyScope {

    private final Completeness completeness = new Completeness();
    private final Collisions collisions = new Collisions();
    private final int maxNesting;
    private boolean tracksCompleteness;
    private int containers;
    private boolean hasReviewed;
    private boolean refersBack;
    private boolean isKeyed;

    KeyScope(int maxNesting) {
        this.maxNesting = maxNesting;
    }

    /**
     * Begins a graph.
     *
     * @param isToRefer whether objects are known to be referred to again
     */
    void begin(boolean toTrack, boolean isToRefer) {
        tracksCompleteness = toTrack;
        refersBack = isToRefer;
        isKeyed = false;
    }

    /** Returns the counter of comparisons between keys with the same hash. */
    Collisions collisions() {
        return collisions;
    }

    /** Returns whether it is known which objects are complete. */
    boolean tracksCompleteness() {
        return tracksCompleteness;
    }

    /** Returns whether a container around the current place hashes or compares it. */
    boolean isInside() {
        return containers > 0;
    }

    /** Returns whether a container hashed or compared a written object with an identity. */
    boolean isKeyed() {
        return isKeyed;
    }

    /**
     * Notes an object that is written. If a container hashes or compares it, the writer must try again if nothing is tracked, and
     * its class may refuse to be a key.
     */
    void met(Codec codec) {
        if (containers == 0) {
            return;
        }
        if (!tracksCompleteness) {
            throw Retry.KEYED;
        }
        if (!completeness.isInReviewed()) {
            codec.requireKey();
        }
        isKeyed = true;
    }

    /** Notes that an object took the next handle. */
    void next() {
        if (tracksCompleteness) {
            completeness.next();
        }
    }

    /** Notes a back reference, after this many bytes of the payload. */
    void reference(int handle, int byteCount) {
        if (tracksCompleteness) {
            completeness.reference(handle, byteCount);
        }
    }

    /**
     * Ends a written graph that refers back. Returns whether it contains objects of classes that were reviewed for a preset. A
     * reader counts these, so the writer must have counted them, too.
     *
     * @param found whether the writer met such objects while nothing was tracked
     */
    boolean endsReviewed(boolean found) {
        if (found && !tracksCompleteness) {
            throw Retry.KEYED;
        }
        if (completeness.isReviewedDeferred()) {
            throw Refusal.shape("A container inside of a library's object stands too deep in a graph that shares objects",
                    "hold it less deep, or in an object of a class of your own");
        }
        return found || hasReviewed;
    }

    /**
     * Returns whether objects at this place count for hashing: among keys, and inside a reviewed object if the payload refers
     * back.
     */
    boolean isCounted() {
        return isInside() || refersBack && completeness.isInReviewed();
    }

    private static Kind kind(Codec codec) {
        return codec.isReviewed() ? Kind.REVIEWED : codec.hashesContent() ? Kind.CONTENT : Kind.PLAIN;
    }

    /** Begins the object that took the last handle. */
    void open(Codec codec) {
        if (tracksCompleteness) {
            Kind kind = kind(codec);
            hasReviewed |= kind == Kind.REVIEWED;
            completeness.open(containers, kind);
            containers = kind == Kind.PLAIN ? 0 : containers;
        }
    }

    /** Ends the object, or the part of it that does not come later, after this many bytes of the payload. */
    void close(boolean later, int byteCount) {
        if (tracksCompleteness) {
            containers = later ? completeness.defer(byteCount) : completeness.close(byteCount);
        }
    }

    /** Begins the content that an object deferred. */
    void enterDeferred(Codec codec) {
        if (tracksCompleteness) {
            completeness.enterDeferred(kind(codec));
        }
    }

    /** Ends this content. */
    void leaveDeferred() {
        if (tracksCompleteness) {
            completeness.leaveDeferred();
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
     * Ends them, and returns whether they are complete.
     *
     * @param count the number of keys or elements
     * @param byteCount the payload's bytes so far
     */
    boolean leave(int count, int byteCount) {
        containers--;
        return !tracksCompleteness || completeness.leaveKeys(count, maxNesting, byteCount);
    }

    /** Forgets the graph. */
    void clear() {
        containers = 0;
        hasReviewed = false;
        isKeyed = false;
        collisions.clear();
        if (tracksCompleteness) {
            completeness.clear();
        }
    }
}
