// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.graph;

import dev.gridwire.codec.Codec;
import dev.gridwire.codec.Retry;
import dev.gridwire.container.Collisions;
import dev.gridwire.container.Completeness;
import dev.gridwire.container.Completeness.Kind;
import dev.gridwire.ground.Refusal;

/** Counts the hash and sorted containers around the present place, and, if need be, tracks which objects are complete. */
final class KeyScope {

    private final Completeness completeness = new Completeness();
    private final Collisions collisions = new Collisions();
    private final int maxNesting;
    private boolean tracksCompleteness;
    private int containers;
    private boolean hasReviewed;
    private boolean refersBack;

    KeyScope(int maxNesting) {
        this.maxNesting = maxNesting;
    }

    /**
     * Begins a graph.
     *
     * @param isToRefer whether it is known that objects are referred to again
     */
    void begin(boolean toTrack, boolean isToRefer) {
        tracksCompleteness = toTrack;
        refersBack = isToRefer;
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
        if (!completeness.isInReviewed()) {
            codec.requireKey();
        }
        return true;
    }

    /** An object took the next handle. */
    void next() {
        if (tracksCompleteness) {
            completeness.next();
        }
    }

    /** Notes a back reference behind so many bytes of the payload. */
    void reference(int handle, int byteCount) {
        if (tracksCompleteness) {
            completeness.reference(handle, byteCount);
        }
    }

    /**
     * Ends a written graph that refers back, and gives whether it has objects of classes that were reviewed for a preset. Then a
     * reader counts them, so the writer must have done so.
     *
     * @param found whether the writer met such objects where nothing was tracked
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

    /** Whether what stands here is counted for its hash: among keys, or inside of a reviewed object where payloads refer back. */
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

    /** Ends it, or as much as does not come later, behind so many bytes of the payload. */
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

    /** Ends it. */
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
        hasReviewed = false;
        collisions.clear();
        if (tracksCompleteness) {
            completeness.clear();
        }
    }
}
