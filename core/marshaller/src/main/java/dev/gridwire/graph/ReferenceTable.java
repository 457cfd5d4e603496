// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.graph;

import dev.gridwire.codec.Codec;
import dev.gridwire.codec.RootPlan;
import dev.gridwire.ground.IntStack;
import dev.gridwire.ground.Refusal;
import org.jspecify.annotations.Nullable;

/**
 * Holds the objects that a writer has met, with their handles. Each object with an identity takes the next handle. A handful of
 * objects is scanned: computing the identity hash of a fresh object takes longer than comparing it with a few dozen others.
 */
public final class ReferenceTable {

    private static final int MOST_SCANNED = 32;

    private final int maxReferences;
    private final @Nullable Object[] scanned = new @Nullable Object[MOST_SCANNED];
    private final int[] scannedHandles = new int[MOST_SCANNED];
    private final IdentityTable table = new IdentityTable();
    private final OccurrenceGuard occurrences = new OccurrenceGuard();
    private final IntStack unmade = new IntStack();
    private int scannedCount;
    private boolean isScanned = true;
    private int count;
    private int met;
    private boolean refersBack;
    private boolean hasReviewed;
    /** Looks at new objects if they are in a part of a graph; otherwise null. */
    private @Nullable PartWriter part;

    ReferenceTable(int maxReferences) {
        this.maxReferences = maxReferences;
    }

    /** Begins a graph. */
    void begin(RootPlan plan) {
        occurrences.begin(plan);
        refersBack = false;
        hasReviewed = false;
    }

    /** Returns whether the object has a handle, which is kept for {@link #distance}. If not, the object gets the next handle. */
    boolean isKnown(Object object, Codec codec) {
        if (!occurrences.isOnce(codec)) {
            int known = isScanned ? scanOrAdd(object, count) : table.findOrAdd(object, count);
            if (known >= 0) {
                met = known;
                return true;
            }
        }
        takeHandle();
        hasReviewed |= codec.isReviewed();
        if (part != null) {
            part.meets(object, codec);
        }
        return false;
    }

    /** Returns the handle of the object, or -1 after adding it with this handle. */
    private int scanOrAdd(Object object, int handle) {
        int size = scannedCount;
        for (int i = 0; i < size; i++) {
            if (scanned[i] == object) {
                return scannedHandles[i];
            }
        }
        if (size == MOST_SCANNED) {
            table.begin(scanned, scannedHandles);
            isScanned = false;
            return table.findOrAdd(object, handle);
        }
        scanned[size] = object;
        scannedHandles[size] = handle;
        scannedCount = size + 1;
        return -1;
    }

    /** Gives the next handle to an object that need not be found again. */
    public void takeHandle() {
        if (count >= maxReferences) {
            throw Refusal.limit("The object graph has too many objects", "references", count + 1L, maxReferences);
        }
        count++;
    }

    /** Returns whether all objects can be found again. */
    boolean areAllTracked() {
        return occurrences.areAllTracked();
    }

    /** Returns the distance from the last object to the one met. */
    int distance() {
        if (unmade.contains(met)) {
            throw Refusal.shape(
                    "An object that is made of its parts contains itself: handle=" + met,
                    "let a class with fields that can be set later, not a record, view or immutable collection, close the cycle");
        }
        refersBack = true;
        return count - 1 - met;
    }

    /** Notes which object was met, for {@link #distance}. */
    public void meet(int handle) {
        met = handle;
    }

    /** Returns the handle taken last. */
    int lastHandle() {
        return count - 1;
    }

    /** Returns the handle of the object met. */
    int met() {
        return met;
    }

    /** Returns the number of handles taken. */
    int count() {
        return count;
    }

    /** Begins a part of a graph. */
    void begin(PartWriter newPart) {
        part = newPart;
    }

    /** Returns whether {@link #distance} was called for this graph. */
    boolean refersBack() {
        return refersBack;
    }

    /** Returns whether an object of a class that was reviewed for a preset took a handle by which it can be found. */
    boolean hasReviewed() {
        return hasReviewed;
    }

    /** Notes that the last object is made from parts that are written now. */
    void beginParts() {
        unmade.push(count - 1);
    }

    /** Ends these parts. */
    void endParts() {
        unmade.pop();
    }

    /** Forgets the graph. */
    void clear() {
        if (!isScanned) {
            table.clear();
            isScanned = true;
        }
        for (int i = scannedCount - 1; i >= 0; i--) {
            scanned[i] = null;
        }
        scannedCount = 0;
        count = 0;
        part = null;
    }

    /** Forgets the parts that were open when writing failed. */
    void clearParts() {
        unmade.clear();
    }
}
