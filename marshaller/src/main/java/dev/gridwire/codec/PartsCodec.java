// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codec;

/** For objects of the JDK that can only be made of their parts, so that they cannot be deferred, nor contain themselves. */
abstract class PartsCodec extends Codec {

    PartsCodec(Class<?> type, TypeName name) {
        super(type, name, Identity.KEPT);
    }

    /**
     * Whether the parts must be filled when the object is made, not only be there: a constructor may look into them. Nothing
     * inside of such an object is deferred.
     */
    abstract boolean looksIntoParts();

    abstract void write(GraphWriter writer, Object value);

    abstract Object read(GraphReader reader);

    @Override
    final void writeBody(GraphWriter writer, Object value) {
        writer.beginParts(looksIntoParts());
        write(writer, value);
        writer.endParts(looksIntoParts());
    }

    @Override
    final Object readBody(GraphReader reader) {
        int handle = reader.handle();
        reader.beginParts(looksIntoParts());
        Object made = read(reader);
        reader.endParts(looksIntoParts());
        reader.keep(handle, made);
        return made;
    }
}
