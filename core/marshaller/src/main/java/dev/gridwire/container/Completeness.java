// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.container;

import dev.gridwire.ground.Refusal;
import dev.gridwire.registry.Presets;
import java.util.Arrays;

/**
 * Tracks which objects are complete while a graph is walked. Writer and reader arrive at the same result.
 *
 * <p>An object is complete when everything that can be reached from it has been walked. It is not complete while a path of
 * references leads from it, through back references, to an object that is still open or deferred. This is Tarjan's search for
 * strongly connected components: {@code lowest} is the lowest handle of an open object to which the current part of the graph
 * leads. Handles are given in the order in which objects open, so those of a finished component form a range.
 *
 * <p>The same walk counts how deeply hash containers are nested, and computes the weight of each object. The weight is the number
 * of steps that hashing takes if containers, arrays and records hash their content, without regard to sharing. Plain objects
 * count as hashing in one step. Chains of objects that each hold a set with the next one are common, and a class whose
 * {@code hashCode} goes further is the user's own responsibility.
 *
 * <p>Classes that were reviewed for a preset have invariants that bytes need not respect: an immutable list has no end if its
 * last cell leads to the first. So an object of such a class may not lead back to itself through other such objects, containers
 * and arrays. The work of hashing it counts wherever it stands. It may do so through a plain object, since that object's class
 * can create such a cycle, too.
 */
public final class Completeness {

    /** The object leads to nothing that is incomplete. */
    static final int COMPLETE = Integer.MAX_VALUE;

    /** The object leads to a deferred object, so it is complete only with the whole graph. */
    private static final int DEFERRED = -1;

    private static final int FIRST_HANDLES = 16;
    private static final int KEPT_HANDLES = 1 << 14;

    /** Stands for any greater weight; the sum of two fits an int. */
    private static final int MAX_WEIGHT = 1 << 29;

    /** The number of values that {@link #enter} keeps: lowest, hash levels, weight. */
    private static final int FRAME = 3;
    /** The number of values that {@link #open} keeps in addition: handle, keys, run, and the beginning of the run. */
    private static final int OPEN_FRAME = 4;

    /** In {@link #stateOf}: the object is open and not plain. In {@link #run}: the innermost open object is not plain. */
    private static final int CONTENT = 1;
    /**
     * With {@link #CONTENT} in {@link #stateOf}: the object is of a reviewed class. In {@link #run}: the run contains such an
     * object.
     */
    private static final int REVIEWED = 2;
    /** The object leads to one that was open, or its content comes later. The bit stays set when the object is closed. */
    private static final int ENTANGLED = 4;
    /** With {@link #ENTANGLED}: the path goes through an object of a reviewed class, or ends at one. */
    private static final int BY_REVIEWED = 8;

    private int[] lowestOf = new int[FIRST_HANDLES];
    private int[] weightOf = new int[FIRST_HANDLES];
    private byte[] hashLevelsOf = new byte[FIRST_HANDLES];
    private byte[] stateOf = new byte[FIRST_HANDLES];
    private int handles;
    private int[] outer = new int[FIRST_HANDLES * (FRAME + OPEN_FRAME)];
    private int outerSize;
    private int lowest = COMPLETE;
    private int hashLevels;
    private int weight;
    private long hashWork;
    /** The bits of the run, that is of the open objects inside the innermost plain one. */
    private int run;
    /** The handle of the first object in the run. */
    private int runBegin;
    private boolean isReviewedDeferred;

    /** How an object takes part in hashing. */
    public enum Kind {
        /** The class decides by itself how it hashes. */
        PLAIN,
        /** The object hashes its content: a container, an array or a record. */
        CONTENT,
        /** Like {@link #CONTENT}, and the class was reviewed for a preset. */
        REVIEWED;

        /** Returns the kind of a class, given its name and whether it is known to hash its content. */
        public static Kind of(String className, boolean hashesContent) {
            return Presets.holds(className) ? REVIEWED : hashesContent ? CONTENT : PLAIN;
        }
    }

    /** Gives an object the next handle. The object refers to nothing yet. */
    public void next() {
        if (handles == lowestOf.length) {
            lowestOf = Arrays.copyOf(lowestOf, handles * 2);
            weightOf = Arrays.copyOf(weightOf, handles * 2);
            hashLevelsOf = Arrays.copyOf(hashLevelsOf, handles * 2);
            stateOf = Arrays.copyOf(stateOf, handles * 2);
        }
        lowestOf[handles] = COMPLETE;
        weightOf[handles] = 1;
        hashLevelsOf[handles] = 0;
        stateOf[handles] = 0;
        handles++;
    }

    /**
     * Opens the object that took the last handle.
     *
     * @param keys how many containers around it will hash or compare it; {@link #close} returns it
     */
    public void open(int keys, Kind kind) {
        int handle = handles - 1;
        lowestOf[handle] = handle;
        if (outerSize + OPEN_FRAME > outer.length) {
            outer = Arrays.copyOf(outer, outerSize * 2);
        }
        outer[outerSize++] = handle;
        outer[outerSize++] = keys;
        outer[outerSize++] = run;
        outer[outerSize++] = runBegin;
        runBegin = isInContent() ? runBegin : handle;
        int own = kind == Kind.REVIEWED ? CONTENT | REVIEWED : kind == Kind.CONTENT ? CONTENT : 0;
        stateOf[handle] = (byte) own;
        run = own == CONTENT ? CONTENT | run & REVIEWED : own;
        enter();
    }

    /**
     * Ends an object's content, and returns the number of keys that was given when it opened.
     *
     * @param byteCount the payload's bytes so far; they bound the work of hashing
     */
    public int close(int byteCount) {
        int handle = outer[outerSize - FRAME - OPEN_FRAME];
        boolean hashesContent = (run & CONTENT) != 0;
        weight = hashesContent ? Math.min(weight + 1, MAX_WEIGHT) : 1;
        weightOf[handle] = weight;
        hashLevels = hashesContent ? hashLevels : 0;
        hashLevelsOf[handle] = (byte) hashLevels;
        if (lowest >= handle && lowest != COMPLETE) {
            Arrays.fill(lowestOf, handle, handles, COMPLETE);
            lowest = COMPLETE;
        }
        lowestOf[handle] = lowest;
        if ((stateOf[handle] & REVIEWED) != 0) {
            hashWork += weight;
        }
        leave();
        outerSize -= OPEN_FRAME;
        int entangled = hashesContent ? run & (ENTANGLED | BY_REVIEWED) : 0;
        stateOf[handle] = (byte) entangled;
        run = outer[outerSize + 2];
        runBegin = outer[outerSize + 3];
        run |= isInContent() ? entangled : 0;
        checkReviewed(byteCount);
        return outer[outerSize + 1];
    }

    /**
     * Ends an object whose content comes later. If the object hashes its content, its weight is not known in time, so no key may
     * lead to it.
     *
     * @param byteCount the payload's bytes so far
     */
    public int defer(int byteCount) {
        lowest = DEFERRED;
        int handle = outer[outerSize - FRAME - OPEN_FRAME];
        boolean isContent = isInContent();
        run = 0;
        int keys = close(byteCount);
        if (isContent) {
            stateOf[handle] = ENTANGLED;
            weightOf[handle] = MAX_WEIGHT;
            isReviewedDeferred |= isInReviewed();
            weight = isInReviewed() ? weight : MAX_WEIGHT;
        }
        return keys;
    }

    private boolean isInContent() {
        return (run & CONTENT) != 0;
    }

    /** Returns whether an object of a reviewed class is open inside the innermost plain object. */
    public boolean isInReviewed() {
        return (run & REVIEWED) != 0;
    }

    /** Returns whether a container inside an object of a reviewed class was deferred, so that its weight is not known. */
    public boolean isReviewedDeferred() {
        return isReviewedDeferred;
    }

    private void checkReviewed(int byteCount) {
        if (isInReviewed()) {
            HashBudget.check(hashWork + weight, byteCount);
        }
    }

    /**
     * Counts a back reference.
     *
     * @param byteCount the payload's bytes so far; they bound the work of hashing
     */
    public void reference(int handle, int byteCount) {
        if (isInContent() && stateOf[handle] != 0) {
            leadBack(handle, stateOf[handle]);
        }
        lowest = Math.min(lowest, lowestOf[handle]);
        hashLevels = Math.max(hashLevels, hashLevelsOf[handle]);
        weight = Math.min(weight + weightOf[handle], MAX_WEIGHT);
        checkReviewed(byteCount);
    }

    /**
     * Notes that content leads to an object that is unfinished, or that led to one. This is refused if it may close a cycle
     * through an object of a reviewed class with no plain object in between.
     */
    private void leadBack(int handle, int state) {
        boolean isOpen = (state & CONTENT) != 0;
        boolean isBeyondPlain = isOpen && handle < runBegin;
        if (!isBeyondPlain && (isInReviewed() || (state & BY_REVIEWED) != 0)) {
            throw Refusal.shape(
                    "A library's object leads back to itself, or to a container whose content comes later: handle=" + handle,
                    "let a class of your own, not a container, close the cycle");
        }
        boolean byReviewed = isInReviewed() || isOpen && (state & REVIEWED) != 0;
        run |= byReviewed ? ENTANGLED | BY_REVIEWED : ENTANGLED;
    }

    /** Begins the content that an object deferred. */
    public void enterDeferred(Kind kind) {
        run = kind == Kind.PLAIN ? 0 : CONTENT;
        runBegin = 0;
        enter();
    }

    /** Ends this content. */
    public void leaveDeferred() {
        leave();
        run = 0;
    }

    /** Begins a part of the graph. */
    public void enter() {
        if (outerSize + FRAME > outer.length) {
            outer = Arrays.copyOf(outer, outerSize * 2);
        }
        outer[outerSize++] = lowest;
        outer[outerSize++] = hashLevels;
        outer[outerSize++] = weight;
        lowest = COMPLETE;
        hashLevels = 0;
        weight = 0;
    }

    /** Ends a part, and returns {@link #COMPLETE} if it is complete. */
    public int leave() {
        int own = lowest;
        weight = Math.min(weight + outer[--outerSize], MAX_WEIGHT);
        hashLevels = Math.max(hashLevels, outer[--outerSize]);
        lowest = Math.min(lowest, outer[--outerSize]);
        return own;
    }

    /**
     * Ends keys, and returns whether they are complete.
     *
     * @param count the number of keys
     * @param maxLevels the limit on nested hash containers
     * @param byteCount the payload's bytes so far; they bound the work of hashing
     */
    public boolean leaveKeys(int count, int maxLevels, int byteCount) {
        addWeight(count);
        Refusal.requireWithin("Hash containers stand too deep inside each other", "hashNesting", addHashLevel(), maxLevels);
        HashBudget.check(hashWork, byteCount);
        return leave() == COMPLETE;
    }

    /** Counts one more level of hash containers around the keys walked in the current part, and returns the number of levels. */
    private int addHashLevel() {
        hashWork = weight == MAX_WEIGHT ? Long.MAX_VALUE / 2 : hashWork + weight;
        return ++hashLevels;
    }

    /** Adds values without handles. */
    private void addWeight(int values) {
        weight = Math.min(weight + values, MAX_WEIGHT);
    }

    /** Forgets everything, before another payload. */
    public void clear() {
        handles = 0;
        outerSize = 0;
        lowest = COMPLETE;
        hashLevels = 0;
        weight = 0;
        hashWork = 0;
        run = 0;
        runBegin = 0;
        isReviewedDeferred = false;
        if (lowestOf.length > KEPT_HANDLES) {
            lowestOf = new int[FIRST_HANDLES];
            weightOf = new int[FIRST_HANDLES];
            hashLevelsOf = new byte[FIRST_HANDLES];
            stateOf = new byte[FIRST_HANDLES];
        }
    }
}
