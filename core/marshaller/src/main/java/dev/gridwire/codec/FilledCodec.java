// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codec;

import org.jspecify.annotations.Nullable;

/**
 * Writes and reads arrays and containers, which are made empty and then filled, so that the content may come later.
 *
 * <pre>
 * +------+---------+
 * | head | content |   the head is what must be known to make the object: an array's length, a tree's comparator
 * +------+---------+
 * </pre>
 */
public abstract class FilledCodec extends Codec {

    /** Makes the codec of a class whose objects keep their identity. */
    public FilledCodec(Class<?> type, TypeName name) {
        this(type, name, null);
    }

    /** As {@link #FilledCodec(Class, TypeName)}, for a class that has objects which another codec writes. */
    public FilledCodec(Class<?> type, TypeName name, @Nullable Forms forms) {
        super(type, name, Identity.KEPT, forms);
    }

    @Override
    public final boolean isDeferrable(boolean amongKeys) {
        return !amongKeys;
    }

    /** Returns whether something must be written before the object can be made. */
    protected boolean hasHead() {
        return true;
    }

    /** Writes the data needed to make the object. */
    public abstract void writeHead(GraphWriter writer, Object value);

    /** Writes the rest. */
    public abstract void writeContent(GraphWriter writer, Object value);

    /**
     * Reads the head and makes the object.
     *
     * @param expectedSize a hint of how many elements the content holds; no more than the remaining bytes can hold
     */
    public abstract Object make(GraphReader reader, int expectedSize);

    /** Reads the content into an object that {@link #make} returned. */
    public abstract void fill(GraphReader reader, Object made);

    @Override
    public final void writeBody(GraphWriter writer, Object value) {
        if (hasHead()) {
            writer.beginParts(false);
            writeHead(writer, value);
            writer.endParts(false);
        }
        writeContent(writer, value);
    }

    @Override
    public final Object readBody(GraphReader reader) {
        int handle = reader.handle();
        Object made = make(reader, reader.pending().expectedSize());
        reader.keep(handle, made);
        return filled(reader, handle, made);
    }

    /**
     * Reads the content and returns the object, which differs from {@code made} only if {@code made} cannot hold what follows.
     */
    protected Object filled(GraphReader reader, int handle, Object made) {
        fill(reader, made);
        return made;
    }
}
