// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codec;

import dev.gridwire.container.Collisions;
import dev.gridwire.container.Insertions;
import dev.gridwire.ground.ConvertedContainers;
import dev.gridwire.ground.GraphPath;
import dev.gridwire.ground.PendingElements;
import dev.gridwire.ground.UnknownScope;
import dev.gridwire.payload.Limits;
import dev.gridwire.wire.WireInput;
import org.jspecify.annotations.Nullable;

/**
 * Reads one object graph for codecs. The kernel's reader is the only subclass. It is an abstract class and not
 * an interface, because the compiler then knows that there is one subclass and inlines its methods.
 */
public abstract class GraphReader {

    private final Types types;
    private final WireInput in;
    private final GraphPath path = new GraphPath();
    private final PendingElements pending;
    private final Insertions insertions;
    private final UnknownScope unknown = new UnknownScope();
    private final ConvertedContainers converted = new ConvertedContainers();

    /** Keeps the parts that every reader has. */
    protected GraphReader(Types types, WireInput in, Limits limits, Collisions collisions) {
        this.types = types;
        this.in = in;
        this.pending = new PendingElements(in, limits);
        this.insertions = new Insertions(collisions);
    }

    /** Returns the input. */
    public final WireInput in() {
        return in;
    }

    /** Returns the finder of codecs. */
    public final Types types() {
        return types;
    }

    /** Returns the path, which records where in the graph reading failed. */
    public final GraphPath path() {
        return path;
    }

    /** Returns the counter of elements that containers announced and that are still to be read. */
    public final PendingElements pending() {
        return pending;
    }

    /** Returns the service that fills containers which hash or compare their elements. */
    public final Insertions insertions() {
        return insertions;
    }

    /** Returns the scope that tells whether a field unknown on this side is being read. */
    public final UnknownScope unknown() {
        return unknown;
    }

    /** Returns the containers that stand for others of another type. */
    public final ConvertedContainers converted() {
        return converted;
    }

    /** Reads a reference with its type. */
    public abstract @Nullable Object readPolymorphic(ReferenceSlot slot);

    /** Reads a reference whose type is known. */
    public abstract @Nullable Object readMonomorphic(Codec codec);

    /** Reads an object that refers to no others. */
    public abstract Object readLeaf(LeafCodec codec);

    /** Reads a type. */
    public abstract Codec readType();

    /**
     * Returns an array in an unknown field that has elements of missing classes, so that the array's class cannot hold them.
     *
     * @param elements the elements; the array is taken over
     * @param name the name of the array's codec, since the elements' class may be final here and open in another state
     */
    public abstract UnknownValue arrayWithUnknown(Class<?> arrayType, @Nullable Object[] elements, TypeName name);

    /** Returns the handle of the object begun last. */
    public abstract int handle();

    /**
     * Registers a new object, so that others can refer to it. A {@link Body} stands for an object that a constructor will make.
     * It makes the object at once if something refers to it before.
     */
    public abstract void keep(int handle, @Nullable Object object);

    /** Returns the object whose place a body holds, if something has referred to it; otherwise null. */
    public abstract @Nullable Object claimed(int handle);

    /** Begins the parts that must exist before the object of the last handle can be made. */
    public abstract void beginParts(boolean looksIntoParts);

    /** Ends these parts. */
    public abstract void endParts(boolean looksIntoParts);

    /** Begins keys or elements that will be hashed or compared. */
    public abstract void enterKeys();

    /** Ends them, and returns whether they are complete. */
    public abstract boolean leaveKeys(int count);

    /** Returns whether it must be known which objects are complete. */
    public abstract boolean tracksCompleteness();
}
