// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.container;

import dev.gridwire.ground.Refusal;
import java.util.Arrays;

/**
 * Knows which objects are complete while a graph is walked; writer and reader come to the same result.
 *
 * <p>An object is complete when all that can be reached from it has been walked. It is not while a path of references leads
 * from it, through back references, to an object that is still open, or to a deferred one. This is Tarjan's search for strongly
 * connected components: {@code lowest} is the lowest handle of an open object to which the part of the graph in question leads.
 * Handles are given in the order in which objects open, so a finished component's are a range.
 *
 * <p>The same walk counts how many hash containers stand inside each other, and the weight of each object: the steps that it
 * takes to hash it if containers, arrays and records hash their content, without regard to sharing. Plain objects are taken
 * to hash in one step: a chain of objects that each hold a set of the next is usual, and a class whose {@code hashCode} goes
 * further is the user's own.
 */
public final class Completeness {

    /** Leads to nothing that is incomplete. */
    static final int COMPLETE = Integer.MAX_VALUE;

    /** Leads to a deferred object, and is complete with the whole graph only. */
    private static final int DEFERRED = -1;

    private static final int FIRST_HANDLES = 16;
    private static final int KEPT_HANDLES = 1 << 14;

    /** Stands for any greater weight; two of them fit an int. */
    private static final int MAX_WEIGHT = 1 << 29;

    /** Numbers that {@link #enter} keeps: lowest, hash levels, weight. */
    private static final int FRAME = 3;
    /** Numbers that {@link #open} keeps besides: handle, keys. */
    private static final int OPEN_FRAME = 2;

    private int[] lowestOf = new int[FIRST_HANDLES];
    private int[] weightOf = new int[FIRST_HANDLES];
    private byte[] hashLevelsOf = new byte[FIRST_HANDLES];
    private int handles;
    private int[] outer = new int[FIRST_HANDLES * (FRAME + OPEN_FRAME)];
    private int outerSize;
    private int lowest = COMPLETE;
    private int hashLevels;
    private int weight;
    private long hashWork;

    /** Gives an object the next handle; it refers to nothing yet. */
    public void next() {
        if (handles == lowestOf.length) {
            lowestOf = Arrays.copyOf(lowestOf, handles * 2);
            weightOf = Arrays.copyOf(weightOf, handles * 2);
            hashLevelsOf = Arrays.copyOf(hashLevelsOf, handles * 2);
        }
        lowestOf[handles] = COMPLETE;
        weightOf[handles] = 1;
        hashLevelsOf[handles] = 0;
        handles++;
    }

    /**
     * Opens the object that took the last handle.
     *
     * @param keys how many containers around it will hash or compare it; kept for the end
     */
    public void open(int keys) {
        int handle = handles - 1;
        lowestOf[handle] = handle;
        if (outerSize + OPEN_FRAME > outer.length) {
            outer = Arrays.copyOf(outer, outerSize * 2);
        }
        outer[outerSize++] = handle;
        outer[outerSize++] = keys;
        enter();
    }

    /** Ends an object's content, and gives the number of keys kept at its opening. */
    public int close(boolean hashesContent) {
        int handle = outer[outerSize - FRAME - OPEN_FRAME];
        weight = hashesContent ? Math.min(weight + 1, MAX_WEIGHT) : 1;
        weightOf[handle] = weight;
        hashLevels = hashesContent ? hashLevels : 0;
        hashLevelsOf[handle] = (byte) hashLevels;
        if (lowest >= handle && lowest != COMPLETE) {
            Arrays.fill(lowestOf, handle, handles, COMPLETE);
            lowest = COMPLETE;
        }
        lowestOf[handle] = lowest;
        leave();
        outerSize -= OPEN_FRAME;
        return outer[outerSize + 1];
    }

    /** Ends an object whose content comes later. */
    public int defer() {
        lowest = DEFERRED;
        return close(false);
    }

    /** Counts a back reference. */
    public void reference(int handle) {
        lowest = Math.min(lowest, lowestOf[handle]);
        hashLevels = Math.max(hashLevels, hashLevelsOf[handle]);
        weight = Math.min(weight + weightOf[handle], MAX_WEIGHT);
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

    /** Ends a part, and gives {@link #COMPLETE} if it is complete. */
    public int leave() {
        int own = lowest;
        weight = Math.min(weight + outer[--outerSize], MAX_WEIGHT);
        hashLevels = Math.max(hashLevels, outer[--outerSize]);
        lowest = Math.min(lowest, outer[--outerSize]);
        return own;
    }

    /**
     * Ends keys, and gives whether they are complete.
     *
     * @param count how many
     * @param maxLevels of hash containers inside each other
     * @param byteCount of the payload so far; it bounds the work of hashing
     */
    public boolean leaveKeys(int count, int maxLevels, int byteCount) {
        addWeight(count);
        Refusal.requireWithin("Hash containers stand too deep inside each other", "hashNesting", addHashLevel(), maxLevels);
        HashBudget.check(hashWork, byteCount);
        return leave() == COMPLETE;
    }

    /** Counts one more level of hash containers around the keys walked in the present part, and gives all levels. */
    private int addHashLevel() {
        hashWork = weight == MAX_WEIGHT ? Long.MAX_VALUE / 2 : hashWork + weight;
        return ++hashLevels;
    }

    /** Adds values that have no handle. */
    private void addWeight(int values) {
        weight = Math.min(weight + values, MAX_WEIGHT);
    }

    /** Forgets all, before another payload. */
    public void clear() {
        handles = 0;
        outerSize = 0;
        lowest = COMPLETE;
        hashLevels = 0;
        weight = 0;
        hashWork = 0;
        if (lowestOf.length > KEPT_HANDLES) {
            lowestOf = new int[FIRST_HANDLES];
            weightOf = new int[FIRST_HANDLES];
            hashLevelsOf = new byte[FIRST_HANDLES];
        }
    }
}
