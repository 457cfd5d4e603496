// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codec;

import org.jspecify.annotations.Nullable;

/** Writes and reads the slots of one class on the general walk. Immutable. */
public abstract class Body {

    private final String[] steps;

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
}
