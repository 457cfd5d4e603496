// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codec;

import dev.gridwire.container.Collisions;
import dev.gridwire.container.ElementBuffer;
import dev.gridwire.ground.GraphPath;
import dev.gridwire.ground.Refusal;
import dev.gridwire.reflect.Views;
import dev.gridwire.wire.WireOutput;
import java.util.Collection;
import org.jspecify.annotations.Nullable;

/**
 * Writes one object graph, as codecs and generated code see it; the kernel's writer is the one subclass. An abstract class and
 * no interface, since the compiler then knows that there is one subclass and inlines its methods.
 */
public abstract class GraphWriter {

    private final Types types;
    private final WireOutput out;
    private final GraphPath path;
    private final int maxContainerLength;
    private final ElementBuffer.Stack buffers = new ElementBuffer.Stack();
    private final Views views = new Views();
    private boolean isLearning;

    /** Joins the parts that every writer has. */
    protected GraphWriter(Types types, WireOutput out, GraphPath path) {
        this.types = types;
        this.out = out;
        this.path = path;
        this.maxContainerLength = types.limits().containerLength();
    }

    /** Takes the bytes. */
    public final WireOutput out() {
        return out;
    }

    /** Finds codecs. */
    public final Types types() {
        return types;
    }

    /** Notes where in the graph writing failed. */
    public final GraphPath path() {
        return path;
    }

    /** The elements of the containers that are being written. */
    public final ElementBuffer.Stack buffers() {
        return buffers;
    }

    /** Finds what stands behind the JDK's views. */
    public final Views views() {
        return views;
    }

    /** Whether fused code may be made of the graph, and of what there is generated for it none would be used then. */
    public final boolean isLearning() {
        return isLearning;
    }

    /** Says so, of the graph that comes. */
    public final void setLearning(boolean learning) {
        isLearning = learning;
    }

    /** Forgets the containers that are being written, and where. */
    protected final void clearUnfinished() {
        buffers.clear();
        path.clear();
    }

    /** Writes a reference with its type. */
    public abstract void writePolymorphic(@Nullable Object value, ReferenceSlot slot);

    /** Writes a reference whose type the bytes have named, or that has only one. */
    public abstract void writeMonomorphic(@Nullable Object value, Codec codec);

    /** Writes a plain collection with its type, where no more is to be done than that. */
    public abstract void writeCollection(Collection<?> collection, Codec codec);

    /** Names a type. */
    public abstract void writeType(Codec codec);

    /**
     * Writes how many elements follow.
     *
     * @throws Refusal if there are more than {@code limits.containerLength}
     */
    public final void writeCount(int count) {
        Refusal.requireWithin("A container is too long", "containerLength", count, maxContainerLength);
        out.writeVarint(count);
    }

    /** The hashes by which objects are looked for; see {@link Body#hashIn}. */
    public abstract int hashing();

    /**
     * Begins an object that names its class, where no more is to be done than to write it. Gives whether the caller must write
     * the slots and {@link #leave}; if not, all is written.
     */
    public abstract boolean enterNamed(Object value, UserCodec codec, int hash, boolean isDeclared);

    /** Begins an object in a slot that declares its class or a superclass; as {@link #enterNamed}. */
    public abstract boolean enter(@Nullable Object value, ReferenceSlot slot, int hash);

    /** Begins an object in a slot whose class is final; as {@link #enterNamed}. */
    public abstract boolean enterSame(@Nullable Object value, ReferenceSlot slot, int hash);

    /** Begins elements of one class; gives whether {@link #enterElement} serves them and the caller must {@link #leave}. */
    public abstract boolean enterElements(UserCodec codec);

    /** Begins an object whose class the bytes have named. Gives whether the caller must write the slots. */
    public abstract boolean enterElement(@Nullable Object value, UserCodec codec, int hash);

    /** Ends an entered object. */
    public abstract void leave();

    /** Begins the parts that must be there before the object of the last handle can be made. */
    public abstract void beginParts(boolean looksIntoParts);

    /** Ends them. */
    public abstract void endParts(boolean looksIntoParts);

    /** Begins, by 1, or ends, by -1, an object whose hooks look into its parts, so that nothing in it is deferred. */
    public abstract void strict(int change);

    /** Begins keys or elements that a reader will hash or compare. */
    public abstract void enterKeys();

    /** Ends them, and gives whether they are complete. */
    public abstract boolean leaveKeys(int count);

    /** Counts how often keys are compared that have one hash. */
    public abstract Collisions collisions();

    /** Gives the elements of a hash container, or the entries of a map, the order that they must have, if there is one. */
    public abstract void order(ElementBuffer elements, @Nullable ElementBuffer values);

    /** Whether equal objects must have equal bytes. */
    public abstract boolean isCanonical();

    /** Whether there is more to do for an object than to write it: at a great depth, among keys, if completeness is tracked. */
    public abstract boolean isChecked();

    /** Writes the fields of an object that its class does not have here, if there are any. */
    public abstract void writeKept(Object value);
}
