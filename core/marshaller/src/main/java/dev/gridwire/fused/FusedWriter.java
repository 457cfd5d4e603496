// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.fused;

import dev.gridwire.payload.Limits;
import dev.gridwire.reflect.Views;
import dev.gridwire.wire.Packed;
import dev.gridwire.wire.PayloadHeader;
import dev.gridwire.wire.Tags;
import dev.gridwire.wire.WireOutput;
import java.util.Collection;
import java.util.ConcurrentModificationException;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The state of fused writing: what must be remembered of a graph, and no more. The place in the array is no part of it, since a
 * local variable is faster. For one thread at a time.
 */
public final class FusedWriter {

    private final WireOutput out;
    private final int maxContainerLength;
    private final int maxBytes;
    private final TypePlaces types;
    private final MetObjects met = new MetObjects();
    private final DistinctElements distinct = new DistinctElements();
    private final ElementArrays arrays = new ElementArrays();
    /** Objects that took a handle, in graphs that share some. */
    private int handles;
    private boolean refersBack;
    private boolean isKeyed;
    private final Turns turns = new Turns();
    private final Tries tries = new Tries();
    private final Views views = new Views();
    /** Null while it is at work. */
    private @Nullable EntryCopier copier;

    /** Makes the state of a writer that leaves its bytes in an output. */
    public FusedWriter(WireOutput out, Limits limits) {
        this.out = out;
        this.maxContainerLength = limits.containerLength();
        // An object takes a byte at least, so that a payload within both limits has not too many of them.
        this.maxBytes = Math.min(limits.bytes(), limits.references());
        this.types = new TypePlaces(limits.types());
    }

    /** Takes the bytes. */
    public WireOutput out() {
        return out;
    }

    /** Ends a payload at a place; refuses one that may be beyond the limits. */
    void end(int at) {
        if (at > maxBytes) {
            throw GuardFailed.instance();
        }
        if (refersBack || isKeyed) {
            out.array()[0] = (byte) PayloadHeader.of(refersBack, isKeyed);
        }
        out.moveTo(at);
        clear();
    }

    /** Forgets the graph. */
    private void clear() {
        types.clear();
        met.clear();
        handles = 0;
        refersBack = false;
        isKeyed = false;
        views.clear();
    }

    /** Forgets a graph whose writing failed. */
    void clearFailed() {
        clear();
        turns.clear();
        arrays.clear();
        out.reset();
    }

    /** Notes that a container hashes or compares objects with an identity. */
    public void noteKeys() {
        isKeyed = true;
    }

    /** Requires that an object was not met before. */
    public void requireNew(Object object, IdentityHash hash) {
        if (met.meet(object, hash, 0) != MetObjects.NEW) {
            throw GuardFailed.instance();
        }
    }

    /** Counts the tries to write. */
    Tries tries() {
        return tries;
    }

    /** Counts objects inside of others of their class. */
    public Turns turns() {
        return turns;
    }

    /** What stands behind a view of the JDK. */
    public Object behind(Object view, Class<?> kind) {
        return views.behind(view, kind);
    }

    /** Gives the next handle to an object. */
    public int takeHandle() {
        return handles++;
    }

    /** How many handles an object was taken before the last one; -1 if it was not met. Fails for one whose parts are awaited. */
    public int distance(Object object, IdentityHash hash) {
        int known = met.find(object, hash);
        return known >= 0 ? back(known) : notMet(known);
    }

    /** The general walk says what is wrong with an object that is made of its parts and stands among them. */
    private static int notMet(int known) {
        if (known == MetObjects.UNMADE) {
            throw GuardFailed.instance();
        }
        return -1;
    }

    /** Takes an object that can only be made of its parts, before them; gives its place, for {@link #made}. */
    public int begin(Object object, IdentityHash hash) {
        return met.begin(object, hash);
    }

    /** From now on references lead to the object, as its parts stand before them. */
    public void made(int place, int handle) {
        met.made(place, handle);
    }

    private int back(int handle) {
        refersBack = true;
        return handles - 1 - handle;
    }

    /** Whether objects are found by a hash by now; a few are compared one by one. */
    public boolean isHashed() {
        return met.isHashed();
    }

    /** How many handles an object was taken before the last one, if it was met; otherwise it takes the next one, and -1. */
    public int meet(Object object, IdentityHash hash) {
        return taken(met.meet(object, hash, handles));
    }

    /** As {@link #meet}, where objects are found by a hash: whoever knows the class of the object asks for it faster. */
    public int meetHashed(Object object, int hashCode) {
        return taken(met.meetHashed(object, hashCode, handles));
    }

    private int taken(int known) {
        if (known < 0) {
            handles++;
            return notMet(known);
        }
        return back(known);
    }

    /** Whether so many elements are compared one by one. */
    public static boolean areCompared(int count) {
        return count <= DistinctElements.MOST_COMPARED;
    }

    /** Requires that an object is none of the first elements, and is the next one then. */
    public static void add(@Nullable Object[] elements, int count, Object object) {
        DistinctElements.requireOther(elements, count, object);
        elements[count] = object;
    }

    /** Requires that no object stands twice among these. */
    public void requireDistinct(@Nullable Object[] elements, int count, IdentityHash hash) {
        distinct.require(elements, count, hash);
    }

    /**
     * The place behind what a codec wrote into the output.
     *
     * @throws IndexOutOfBoundsException if it needed a longer array than this one
     */
    public int behind(byte[] bytes) {
        if (out.array() != bytes) {
            throw new IndexOutOfBoundsException("longer than " + bytes.length + " bytes");
        }
        return out.position();
    }

    /** Writes how many elements follow, and gives the place behind. */
    public int count(byte[] bytes, int at, int count) {
        if (count > maxContainerLength) {
            throw GuardFailed.instance();
        }
        return Packed.varint(bytes, at, count);
    }

    /** Gives an array for so many elements, until {@link #pop}. */
    public @Nullable Object[] push(int count) {
        return arrays.push(count);
    }

    /** Copies elements in the order of the iterator into an array, in one call, until {@link #pop}. */
    public @Nullable Object[] push(Collection<?> collection, int count) {
        @Nullable Object[] array = arrays.push(count);
        if (collection.toArray(array) != array || collection.size() != count) {
            throw new ConcurrentModificationException();
        }
        return array;
    }

    /** Copies the entries of a map in the order of its iterator into two arrays, the keys' the first, until both are popped. */
    public void copy(Map<?, ?> map, @Nullable Object[] keys, @Nullable Object[] values, int count) {
        EntryCopier known = copier;
        copier = null;
        EntryCopier free = known == null ? new EntryCopier() : known;
        free.copy(map, keys, values, count);
        copier = free;
    }

    /** Ends the use of the array given last, of which so many elements are set. */
    public void pop(int count) {
        arrays.pop(count);
    }

    /** Names a class of the user's by its place in the payload, if it has one; gives the place behind, or -1. */
    public int place(byte[] bytes, int at, int number) {
        int place = types.placeOf(number);
        return place == 0 ? -1 : Packed.varint(bytes, at, Tags.FIRST_TYPE + Tags.FIRST_NAMED_TYPE - 1L + place);
    }

    /** Takes a class of the user's that is being named in full. */
    public void named(int number) {
        types.add(number);
    }
}
