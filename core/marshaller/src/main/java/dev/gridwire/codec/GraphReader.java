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
 * Reads one object graph, as codecs and generated code see it; the kernel's reader is the one subclass. An abstract class and
 * no interface, since the compiler then knows that there is one subclass and inlines its methods.
 */
public abstract class GraphReader {

    private final Types types;
    private final WireInput in;
    private final GraphPath path = new GraphPath();
    private final PendingElements pending;
    private final Insertions insertions;
    private final UnknownScope unknown = new UnknownScope();
    private final ConvertedContainers converted = new ConvertedContainers();
    private boolean isLearning;

    /** Joins the parts that every reader has. */
    protected GraphReader(Types types, WireInput in, Limits limits, Collisions collisions) {
        this.types = types;
        this.in = in;
        this.pending = new PendingElements(in, limits);
        this.insertions = new Insertions(collisions);
    }

    /** Whether fused code may be made of the graph, and of what there is generated for it none would be used then. */
    public final boolean isLearning() {
        return isLearning;
    }

    /** Says so, of the graph that comes. */
    public final void setLearning(boolean learning) {
        isLearning = learning;
    }

    /** Gives the bytes. */
    public final WireInput in() {
        return in;
    }

    /** Finds codecs. */
    public final Types types() {
        return types;
    }

    /** Notes where in the graph reading failed. */
    public final GraphPath path() {
        return path;
    }

    /** The elements that containers announced and that are still to be read. */
    public final PendingElements pending() {
        return pending;
    }

    /** Fills the containers that hash or compare their elements. */
    public final Insertions insertions() {
        return insertions;
    }

    /** Knows whether a field that is not here is being read. */
    public final UnknownScope unknown() {
        return unknown;
    }

    /** Knows the containers that stand for others of another type. */
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
     * An array in an unknown field, with some elements of classes that are not here, so that the array's class cannot hold them.
     *
     * @param elements which are taken over
     * @param name of the array's codec: another state of the elements' class may be open where it is final here
     */
    public abstract UnknownValue arrayWithUnknown(Class<?> arrayType, @Nullable Object[] elements, TypeName name);

    /** Whether there is no more to do for a new object of the type, which is named here, than to read it. */
    public abstract boolean beginsPlainly(Codec codec);

    /** Reads an object that begins plainly. */
    public abstract Object readPlainly(Codec codec);

    /**
     * Begins an object of a slot that declares its class, and that a subclass's object may stand in. Gives whether the caller
     * must read the object and {@link #leave}; if not, it is the {@link #value}.
     */
    public abstract boolean enter(ReferenceSlot slot);

    /** Begins an object of a slot whose class is final; otherwise as {@link #enter}. */
    public abstract boolean enterSame(ReferenceSlot slot);

    /** Begins an object whose class the bytes have named; otherwise as {@link #enter}. */
    public abstract boolean enterElement(UserCodec codec);

    /** Ends an entered object. */
    public abstract void leave();

    /** The object just read, where the caller need not read it. */
    public abstract @Nullable Object value();

    /** The handle of the object begun last. */
    public abstract int handle();

    /**
     * Takes a new object, so that others can refer to it. A {@link Body} stands for an object that a constructor will make: it
     * makes the object at once if something refers to it before.
     */
    public abstract void keep(int handle, @Nullable Object object);

    /** The object whose place a body holds, if something referred to it since; null if nothing did. */
    public abstract @Nullable Object claimed(int handle);

    /** Begins the parts that must be there before the object of the last handle can be made. */
    public abstract void beginParts(boolean looksIntoParts);

    /** Ends them. */
    public abstract void endParts(boolean looksIntoParts);

    /** Begins keys or elements that will be hashed or compared. */
    public abstract void enterKeys();

    /** Ends them, and gives whether they are complete. */
    public abstract boolean leaveKeys(int count);

    /** Whether it must be known which objects are complete. */
    public abstract boolean tracksCompleteness();
}
