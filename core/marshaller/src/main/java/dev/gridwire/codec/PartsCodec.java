// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codec;

/** Writes and reads JDK objects that can only be made from their parts, so they cannot be deferred or contain themselves. */
public abstract class PartsCodec extends Codec {

    /** Makes the codec of a class whose objects keep their identity. */
    public PartsCodec(Class<?> type, TypeName name) {
        super(type, name, Identity.KEPT);
    }

    /**
     * Returns whether the parts must be filled, not only exist, when the object is made, because a constructor may look into
     * them. If so, nothing inside such an object is deferred.
     */
    public abstract boolean looksIntoParts();

    /** Writes the parts. */
    public abstract void write(GraphWriter writer, Object value);

    /** Reads the parts and makes the object from them. */
    public abstract Object read(GraphReader reader);

    @Override
    public final void writeBody(GraphWriter writer, Object value) {
        writer.beginParts(looksIntoParts());
        write(writer, value);
        writer.endParts(looksIntoParts());
    }

    @Override
    public final Object readBody(GraphReader reader) {
        int handle = reader.handle();
        reader.beginParts(looksIntoParts());
        Object made = read(reader);
        reader.endParts(looksIntoParts());
        reader.keep(handle, made);
        return made;
    }
}
