// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codec;

import dev.gridwire.container.ElementBuffer;
import dev.gridwire.ground.Refusal;
import dev.gridwire.reflect.Construct;
import java.lang.reflect.Constructor;
import java.util.Collection;
import org.jspecify.annotations.Nullable;

/**
 * Writes and reads the slots of one user class. It is public because generated classes extend it, but it is not part of the API.
 * Immutable except for the epoch of its hashes; {@link CodecState} describes when that is written.
 */
public abstract class Body {

    /** The hashing of a writer that compares objects one by one; see {@link #hashIn}. */
    public static final int SCANNED = -1;

    private final String[] steps;
    /** 0 while its hashes are not used. */
    private int epoch;

    /**
     * Keeps the path step of each slot.
     *
     * @param steps one per slot, in the layout's order
     */
    protected Body(String[] steps) {
        this.steps = steps.clone();
    }

    /** Returns the path step of each slot. */
    public String[] steps() {
        return steps;
    }

    /** Writes the slots. */
    public abstract void write(GraphWriter writer, Object value);

    /** Writes elements that are null or of exactly this class, each as a slot that does not name the class. */
    public abstract void writeElements(GraphWriter writer, ElementBuffer elements, int count, UserCodec codec);

    /** Creates an object whose slots are not filled yet. Not supported for records. */
    public abstract Object make();

    /**
     * Makes the object of a handle if a proven constructor cannot be called, because something refers to the object already or
     * because the constructor refuses a null. Allocates the object unless that was done, and sets its fields.
     *
     * @param arguments those of the constructor, followed by the slots that it has no parameter for
     * @throws UnsupportedOperationException if the class has no proven constructor; no caller asks for it then
     */
    public Object assemble(GraphReader reader, int handle, @Nullable Object[] arguments) {
        throw new UnsupportedOperationException("a class has no proven constructor: body=" + getClass().getName());
    }

    /** Reads the slots into an object. Not supported for records. */
    public abstract void fill(GraphReader reader, Object made);

    /** Reads a whole object, and passes it to the reader as soon as it exists. */
    public abstract Object read(GraphReader reader);

    /** Reads elements that are null or of exactly this class, each as a slot that does not name the class. */
    public abstract void readElements(
            GraphReader reader, Collection<@Nullable Object> target, int count, UserCodec codec);

    /**
     * Writes an object of exactly this class if nothing else needs to be done for it.
     *
     * @param isDeclared whether the slot declares the class, so that the bytes need not name it
     */
    public abstract void writeNamed(GraphWriter writer, Object value, UserCodec codec, boolean isDeclared);

    /** Sets the epoch from which a writer that begins to hash uses this body's hashes; see {@link Types#promote}. */
    public void hashFrom(int newEpoch) {
        epoch = newEpoch;
    }

    /**
     * Returns the hash by which a writer finds an object. A writer keeps to the hashes that existed when it began to hash, since
     * a class may get a better body meanwhile.
     *
     * @param hashing the result of {@link GraphWriter#hashing}
     * @param value an object of this class, or null, which has hash 0
     */
    public int hashIn(int hashing, @Nullable Object value) {
        if (hashing == SCANNED || value == null) {
            return 0;
        }
        return epoch != 0 && epoch <= hashing ? hash(value) : System.identityHashCode(value);
    }

    /** Returns a hash of an object's identity. It stays the same for as long as the object lives; other objects may share it. */
    public int hash(Object value) {
        return System.identityHashCode(value);
    }

    /** Notes the slot in which writing failed. */
    protected final RuntimeException failed(GraphWriter writer, int slot, RuntimeException failure) {
        writer.path().within(steps[slot]);
        return failure;
    }

    /** Notes the slot in which reading failed. */
    protected final RuntimeException failed(GraphReader reader, int slot, RuntimeException failure) {
        reader.path().within(steps[slot]);
        return failure;
    }

    /** Notes the element in which writing failed. */
    protected static RuntimeException elementFailed(GraphWriter writer, int index, RuntimeException failure) {
        writer.path().within("[" + index + "]");
        return failure;
    }

    /** Notes the element in which reading failed. */
    protected static RuntimeException elementFailed(GraphReader reader, int index, RuntimeException failure) {
        reader.path().within("[" + index + "]");
        return failure;
    }

    /** Reads elements one by one, if there is no faster way. */
    protected static void readOneByOne(GraphReader reader, Collection<@Nullable Object> target, int count, UserCodec codec) {
        int at = 0;
        try {
            for (; at < count; at++) {
                reader.pending().element();
                target.add(reader.readMonomorphic(codec));
            }
        } catch (RuntimeException e) {
            throw elementFailed(reader, at, e);
        }
    }

    /** Makes an object by a constructor without parameters. */
    protected static Object make(Constructor<?> constructor) {
        return Construct.call(constructor);
    }

    /**
     * Makes an object without its class's own constructor, which failed. Passes on errors that the constructor did not cause.
     */
    protected static Object makeOtherwise(Class<?> type, Throwable cause) {
        return Construct.makeOtherwise(type, Construct.notFatal(cause));
    }

    /** Returns the refusal of an object whose constructor failed, extended by what this body knows. */
    public Refusal explained(Refusal failed) {
        return failed;
    }

    /** Makes a refusal for a failed constructor. Passes on errors that the constructor did not cause. */
    protected static RuntimeException constructorFailed(Class<?> type, Throwable cause) {
        return Construct.failed(type, Construct.notFatal(cause));
    }
}
