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
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Holds the state of fused writing, that is no more than must be remembered of a graph. The index in the array is not part of it,
 * since a local variable is faster. Not thread-safe.
 */
public final class FusedWriter {

    private final WireOutput out;
    private final int maxContainerLength;
    private final int maxBytes;
    private final TypePlaces types;
    private final MetObjects met = new MetObjects();
    private final DistinctElements distinct = new DistinctElements();
    private final ElementArrays arrays = new ElementArrays();
    /** The number of objects that took a handle, in graphs that share objects. */
    private int handles;
    private boolean refersBack;
    private boolean isKeyed;
    private final Turns turns = new Turns();
    private final Tries tries = new Tries();
    private final Views views = new Views();
    private final Supplier<GeneralWalk> walks;
    /** Null until a graph needs it. */
    private @Nullable GeneralWalk walk;
    /** Null while it is in use. */
    private @Nullable EntryCopier copier;

    /**
     * Makes the state for a writer that leaves its bytes in an output.
     *
     * @param walks supplies the general walk for parts of a graph
     */
    public FusedWriter(WireOutput out, Limits limits, Supplier<GeneralWalk> walks) {
        this.out = out;
        this.walks = walks;
        this.maxContainerLength = limits.containerLength();
        // Each object takes at least one byte, so a payload within both limits does not have too many objects.
        this.maxBytes = Math.min(limits.bytes(), limits.references());
        this.types = new TypePlaces(limits.types());
    }

    /** Returns the output. */
    public WireOutput out() {
        return out;
    }

    /** Ends a payload at an index; refuses one that may exceed the limits. */
    void end(int at) {
        if (at > maxBytes) {
            throw GuardFailed.instance();
        }
        if (walk != null) {
            walk.end(refersBack);
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
        walk = null;
    }

    /** Forgets a graph whose writing failed. */
    void clearFailed() {
        if (walk != null) {
            walk.clearFailed();
        }
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

    /** Returns the counter of tries to write. */
    Tries tries() {
        return tries;
    }

    /** Returns the counter of objects nested inside others of their class. */
    public Turns turns() {
        return turns;
    }

    /** Returns the object behind a view of the JDK. */
    public Object behind(Object view, Class<?> kind) {
        return views.behind(view, kind);
    }

    /** Returns the next handle, for an object. */
    public int takeHandle() {
        return handles++;
    }

    /** Returns the general walk, which writes parts of this graph. */
    public GeneralWalk walk() {
        GeneralWalk known = walk;
        if (known == null) {
            known = walks.get();
            walk = known;
        }
        return known;
    }

    /** Returns the number of objects that took a handle. */
    public int handles() {
        return handles;
    }

    /**
     * Continues behind a part that the general walk wrote.
     *
     * @param newHandles the number of objects that have taken a handle
     */
    public void walked(int newHandles, boolean partRefersBack) {
        handles = newHandles;
        refersBack |= partRefersBack;
    }

    /** Registers an object that the general walk meets; returns whether it was not met before. */
    public boolean isNew(Object object, int handle) {
        return met.meet(object, IdentityHash.OF_SYSTEM, handle) == MetObjects.NEW;
    }

    /** Returns the numbers of the user classes that were named so far, by their places. */
    public TypePlaces types() {
        return types;
    }

    /**
     * Returns the distance of an object's handle from the last one; -1 if the object was not met before. Fails for an object
     * whose parts are still being written.
     */
    public int distance(Object object, IdentityHash hash) {
        int known = met.find(object, hash);
        return known >= 0 ? back(known) : notMet(known);
    }

    /** Leaves it to the general walk to report an object that is made from its parts and stands among them. */
    private static int notMet(int known) {
        if (known == MetObjects.UNMADE) {
            throw GuardFailed.instance();
        }
        return -1;
    }

    /**
     * Registers an object that can only be made from its parts, before they are written. Returns its index, for {@link #made}.
     */
    public int begin(Object object, IdentityHash hash) {
        return met.begin(object, hash);
    }

    /** Lets references lead to the object from now on, since its parts have been written. */
    public void made(int place, int handle) {
        met.made(place, handle);
    }

    private int back(int handle) {
        refersBack = true;
        return handles - 1 - handle;
    }

    /** Returns whether a hash already finds objects; a few are compared one by one. */
    public boolean isHashed() {
        return met.isHashed();
    }

    /**
     * Returns the distance of an object's handle from the last one, if the object was met before. Otherwise gives it the next
     * handle, and returns -1.
     */
    public int meet(Object object, IdentityHash hash) {
        return taken(met.meet(object, hash, handles));
    }

    /** As {@link #meet}, if a hash finds objects. A caller that knows the object's class computes the hash faster. */
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

    /** Returns whether this many elements are compared one by one. */
    public static boolean areCompared(int count) {
        return count <= DistinctElements.MOST_COMPARED;
    }

    /** Requires that an object is not among the first elements, and appends it to them. */
    public static void add(@Nullable Object[] elements, int count, Object object) {
        DistinctElements.requireOther(elements, count, object);
        elements[count] = object;
    }

    /** Requires that no object occurs twice among these elements. */
    public void requireDistinct(@Nullable Object[] elements, int count, IdentityHash hash) {
        distinct.require(elements, count, hash);
    }

    /**
     * Returns the index after what a codec wrote into the output.
     *
     * @throws IndexOutOfBoundsException if the codec needed a longer array than this one
     */
    public int behind(byte[] bytes) {
        if (out.array() != bytes) {
            throw new IndexOutOfBoundsException("longer than " + bytes.length + " bytes");
        }
        return out.position();
    }

    /** Writes the number of elements that follow, and returns the index after it. */
    public int count(byte[] bytes, int at, int count) {
        if (count > maxContainerLength) {
            throw GuardFailed.instance();
        }
        return Packed.varint(bytes, at, count);
    }

    /** Returns an array for this many elements, until {@link #pop}. */
    public @Nullable Object[] push(int count) {
        return arrays.push(count);
    }

    /** Copies elements into an array in the iterator's order, in one call, until {@link #pop}. */
    public @Nullable Object[] push(Collection<?> collection, int count) {
        @Nullable Object[] array = arrays.push(count);
        if (collection.toArray(array) != array || collection.size() != count) {
            throw new ConcurrentModificationException();
        }
        return array;
    }

    /**
     * Copies the entries of a map into two arrays, in the iterator's order. The array of the keys comes first; both are valid
     * until popped.
     */
    public void copy(Map<?, ?> map, @Nullable Object[] keys, @Nullable Object[] values, int count) {
        EntryCopier known = copier;
        copier = null;
        EntryCopier free = known == null ? new EntryCopier() : known;
        free.copy(map, keys, values, count);
        copier = free;
    }

    /** Ends the use of the array returned last, after this many of its elements were set. */
    public void pop(int count) {
        arrays.pop(count);
    }

    /** Names a user class by its place in the payload, if it has one. Returns the index after the name, or -1. */
    public int place(byte[] bytes, int at, int number) {
        int place = types.placeOf(number);
        return place == 0 ? -1 : Packed.varint(bytes, at, Tags.FIRST_TYPE + Tags.FIRST_NAMED_TYPE - 1L + place);
    }

    /** Registers a user class that is being named in full. */
    public void named(int number) {
        types.add(number);
    }
}
