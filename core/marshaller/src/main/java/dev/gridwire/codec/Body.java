// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codec;

import dev.gridwire.container.ElementBuffer;
import dev.gridwire.ground.Refusal;
import dev.gridwire.reflect.Construct;
import java.lang.reflect.Constructor;
import java.util.Collection;
import org.jspecify.annotations.Nullable;

/**
 * Writes and reads the slots of one class of the user's. Generated classes extend it, which is why it is public; it is no API.
 * Immutable but for the epoch of its hashes, of which {@link CodecState} says when it is written.
 */
public abstract class Body {

    /** The hashing of a writer that compares objects one by one; see {@link #hashIn}. */
    public static final int SCANNED = -1;

    private final String[] steps;
    /** 0 as long as its hashes are not used. */
    private int epoch;

    /**
     * Keeps the step of each slot in a path.
     *
     * @param steps by slot, in the layout's order
     */
    protected Body(String[] steps) {
        this.steps = steps.clone();
    }

    /** The step of each slot in a path. */
    public String[] steps() {
        return steps;
    }

    /** Writes the slots. */
    public abstract void write(GraphWriter writer, Object value);

    /** Writes elements of exactly this class, or null, each a slot that does not name it. */
    public abstract void writeElements(GraphWriter writer, ElementBuffer elements, int count, UserCodec codec);

    /** Makes an object whose slots are not filled yet. Not for records. */
    public abstract Object make();

    /**
     * Makes the object of a handle where a proven constructor cannot be called, because something refers to the object already or
     * it refuses a null: allocates it, if that was not done, and sets its fields.
     *
     * @param arguments of the constructor, and behind them the slots that it has no parameter for
     * @throws UnsupportedOperationException if the class has none; no caller asks for it then
     */
    public Object assemble(GraphReader reader, int handle, @Nullable Object[] arguments) {
        throw new UnsupportedOperationException("a class has no proven constructor: body=" + getClass().getName());
    }

    /** Reads the slots into an object. Not for records. */
    public abstract void fill(GraphReader reader, Object made);

    /** Reads a whole object, and gives it to the reader as soon as it is there. */
    public abstract Object read(GraphReader reader);

    /** Reads elements of exactly this class, or null, each a slot that does not name it. */
    public abstract void readElements(
            GraphReader reader, Collection<@Nullable Object> target, int count, UserCodec codec);

    /**
     * Writes an object of exactly this class where no more is to be done than that.
     *
     * @param isDeclared whether the slot declares the class, so that the bytes need not name it
     */
    public abstract void writeNamed(GraphWriter writer, Object value, UserCodec codec, boolean isDeclared);

    /** From this epoch on, a writer that begins to hash takes this body's hashes; see {@link Types#promote}. */
    public void hashFrom(int newEpoch) {
        epoch = newEpoch;
    }

    /**
     * The hash by which a writer finds an object. A writer keeps to those that there were when it began to hash, since a class
     * may get a better body meanwhile.
     *
     * @param hashing the result of {@link GraphWriter#hashing}
     * @param value an object of this class, or null, which has no hash
     */
    public int hashIn(int hashing, @Nullable Object value) {
        if (hashing == SCANNED || value == null) {
            return 0;
        }
        return epoch != 0 && epoch <= hashing ? hash(value) : System.identityHashCode(value);
    }

    /** A hash of an object's identity, the same for as long as the object lives; others may have it, too. */
    public int hash(Object value) {
        return System.identityHashCode(value);
    }

    /** Notes in which slot writing failed. */
    protected final RuntimeException failed(GraphWriter writer, int slot, RuntimeException failure) {
        writer.path().within(steps[slot]);
        return failure;
    }

    /** Notes in which slot reading failed. */
    protected final RuntimeException failed(GraphReader reader, int slot, RuntimeException failure) {
        reader.path().within(steps[slot]);
        return failure;
    }

    /** Notes in which element writing failed. */
    protected static RuntimeException elementFailed(GraphWriter writer, int index, RuntimeException failure) {
        writer.path().within("[" + index + "]");
        return failure;
    }

    /** Notes in which element reading failed. */
    protected static RuntimeException elementFailed(GraphReader reader, int index, RuntimeException failure) {
        reader.path().within("[" + index + "]");
        return failure;
    }

    /** Reads elements where there is no faster way. */
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

    /** Makes an object by a constructor that takes nothing. */
    protected static Object make(Constructor<?> constructor) {
        return Construct.call(constructor);
    }

    /** Makes an object whose class's own constructor failed, without that; lets errors that are not its own through. */
    protected static Object makeOtherwise(Class<?> type, Throwable cause) {
        return Construct.makeOtherwise(type, Construct.notFatal(cause));
    }

    /** The refusal of an object whose constructor failed, with what this body knows of it. */
    public Refusal explained(Refusal failed) {
        return failed;
    }

    /** Makes a refusal of a failed constructor; lets errors that are not its own through. */
    protected static RuntimeException constructorFailed(Class<?> type, Throwable cause) {
        return Construct.failed(type, Construct.notFatal(cause));
    }
}
