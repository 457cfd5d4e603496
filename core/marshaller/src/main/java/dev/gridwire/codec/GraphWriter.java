// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codec;

import dev.gridwire.container.Collisions;
import dev.gridwire.container.ElementBuffer;
import dev.gridwire.ground.GraphPath;
import dev.gridwire.ground.Refusal;
import dev.gridwire.reflect.Views;
import dev.gridwire.wire.WireOutput;
import org.jspecify.annotations.Nullable;

/**
 * Writes one object graph for codecs. The kernel's writer is the only subclass. It is an abstract class and
 * not an interface, because the compiler then knows that there is one subclass and inlines its methods.
 */
public abstract class GraphWriter {

    private final Types types;
    private final WireOutput out;
    private final GraphPath path;
    private final int maxContainerLength;
    private final ElementBuffer.Stack buffers = new ElementBuffer.Stack();
    private final Views views = new Views();

    /** Keeps the parts that every writer has. */
    protected GraphWriter(Types types, WireOutput out, GraphPath path) {
        this.types = types;
        this.out = out;
        this.path = path;
        this.maxContainerLength = types.limits().containerLength();
    }

    /** Returns the output. */
    public final WireOutput out() {
        return out;
    }

    /** Returns the finder of codecs. */
    public final Types types() {
        return types;
    }

    /** Returns the path, which records where in the graph writing failed. */
    public final GraphPath path() {
        return path;
    }

    /** Returns the buffers for the elements of containers that are being written. */
    public final ElementBuffer.Stack buffers() {
        return buffers;
    }

    /** Returns the finder of the objects behind the JDK's views. */
    public final Views views() {
        return views;
    }

    /** Forgets the containers that were being written, and the path. */
    protected final void clearUnfinished() {
        buffers.clear();
        path.clear();
    }

    /** Writes a reference with its type. */
    public abstract void writePolymorphic(@Nullable Object value, ReferenceSlot slot);

    /** Writes a reference whose type was named before, or can only be one. */
    public abstract void writeMonomorphic(@Nullable Object value, Codec codec);

    /** Names a type. */
    public abstract void writeType(Codec codec);

    /**
     * Writes the number of elements that follow.
     *
     * @throws Refusal if there are more than {@code limits.containerLength} elements
     */
    public final void writeCount(int count) {
        Refusal.requireWithin("A container is too long", "containerLength", count, maxContainerLength);
        out.writeVarint(count);
    }

    /** Begins the parts that must exist before the object of the last handle can be made. */
    public abstract void beginParts(boolean looksIntoParts);

    /** Ends these parts. */
    public abstract void endParts(boolean looksIntoParts);

    /** Begins (1) or ends (-1) an object whose hooks look into its parts, so that nothing in it is deferred. */
    public abstract void strict(int change);

    /** Begins keys or elements that a reader will hash or compare. */
    public abstract void enterKeys();

    /** Ends them, and returns whether they are complete. */
    public abstract boolean leaveKeys(int count);

    /** Returns the counter of comparisons between keys with the same hash. */
    public abstract Collisions collisions();

    /** Puts the elements of a hash container, or the entries of a map, into the required order, if there is one. */
    public abstract void order(ElementBuffer elements, @Nullable ElementBuffer values);

    /** Returns whether equal objects must have equal bytes. */
    public abstract boolean isCanonical();

    /** Returns whether objects need more than writing: at a great depth, among keys, and if completeness is tracked. */
    public abstract boolean isChecked();

    /** Writes those fields of an object that its class lacks here, if there are any. */
    public abstract void writeKept(Object value);
}
