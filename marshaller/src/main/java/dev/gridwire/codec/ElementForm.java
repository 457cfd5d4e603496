// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codec;

import dev.gridwire.wire.Tags;
import org.jspecify.annotations.Nullable;

/**
 * How the elements of one container are written; a container of two or more elements of one type names it once.
 *
 * <pre>
 * +-------------+------------------------+---------------------------+
 * | varint mode | mode 1 or 2: the type  | elements                  |
 * +-------------+------------------------+---------------------------+
 * mode 0   each element is a slot that names its type
 *      1   no null, one type without identity: bare values
 *      2   one type: slots that do not name it
 * </pre>
 *
 * @param codec null in mode 0
 */
record ElementForm(int mode, @Nullable Codec codec) {

    private static final ElementForm EACH_NAMED = new ElementForm(Tags.EACH_NAMED, null);

    /**
     * Chooses the form: mode 0 for one element, for two types, and where all are null; else 1 where it can be; else 2.
     *
     * @param step what a path calls an element, up to its index
     */
    static ElementForm of(@Nullable Object[] elements, GraphWriter writer, String step) {
        if (elements.length < 2) {
            return EACH_NAMED;
        }
        Codec one = null;
        boolean nulls = false;
        for (int i = 0; i < elements.length; i++) {
            Codec codec = elements[i] == null ? one : codec(elements[i], i, writer, step);
            nulls |= elements[i] == null;
            if (one != null && codec != one) {
                return EACH_NAMED;
            }
            one = codec;
        }
        return one == null ? EACH_NAMED : new ElementForm(nulls || one.hasIdentity() ? Tags.ONE_TYPE : Tags.ONE_BARE, one);
    }

    private static Codec codec(Object element, int index, GraphWriter writer, String step) {
        try {
            return writer.types().allowed(element.getClass());
        } catch (RuntimeException e) {
            writer.path().within(step + index + "]");
            throw e;
        }
    }

    void write(GraphWriter writer) {
        writer.out().writeVarint(mode);
        if (codec != null) {
            writer.writeType(codec);
        }
    }

    static ElementForm read(GraphReader reader) {
        long mode = reader.in().readVarint();
        if (mode == Tags.EACH_NAMED) {
            return EACH_NAMED;
        }
        if (mode != Tags.ONE_BARE && mode != Tags.ONE_TYPE) {
            throw reader.in().malformed("a container has no such mode: mode=" + Long.toUnsignedString(mode));
        }
        Codec codec = reader.typeReader().read();
        if (mode == Tags.ONE_BARE && codec.hasIdentity()) {
            throw reader.in().malformed("objects with an identity cannot be bare: class=" + codec.type().getName());
        }
        return new ElementForm((int) mode, codec);
    }

    void writeElement(GraphWriter writer, @Nullable Object element) {
        if (codec == null) {
            writer.writePolymorphic(element, ReferenceSlot.ROOT);
        } else if (mode == Tags.ONE_TYPE || element == null) {
            writer.writeMonomorphic(element, codec);
        } else {
            writer.writeBare(element, codec);
        }
    }

    @Nullable Object readElement(GraphReader reader) {
        reader.element();
        if (codec == null) {
            return reader.readPolymorphic(ReferenceSlot.ROOT);
        }
        return mode == Tags.ONE_TYPE ? reader.readMonomorphic(codec) : reader.readBare(codec);
    }
}
