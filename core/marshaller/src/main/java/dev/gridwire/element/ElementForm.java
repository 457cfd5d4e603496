// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.element;

import dev.gridwire.codec.Codec;
import dev.gridwire.codec.GraphReader;
import dev.gridwire.codec.GraphWriter;
import dev.gridwire.codec.LeafCodec;
import dev.gridwire.codec.UnknownValue;
import dev.gridwire.codegen.model.EscapedNames;
import dev.gridwire.container.ElementBuffer;
import dev.gridwire.wire.Tags;
import org.jspecify.annotations.Nullable;

/**
 * Chooses the form in which the elements of one container are written. A container of two or more elements of one type names the
 * type once.
 *
 * <pre>
 * +-------------+------------------------+---------------------------+
 * | varint mode | mode 1 or 2: the type  | elements                  |
 * +-------------+------------------------+---------------------------+
 * mode 0   each element is a slot that names its type
 *      1   no null, one type without identity: bare values
 *      2   one type: slots that do not name it
 * </pre>
 */
final class ElementForm {

    private ElementForm() {}

    /**
     * Returns the single type of the elements; null for one element, for two types, and if all are null.
     *
     * @param step the path step of an element, up to its index
     */
    static @Nullable Codec oneType(ElementBuffer elements, int count, GraphWriter writer, String step) {
        if (count < 2) {
            return null;
        }
        Class<?> type = null;
        Codec one = null;
        for (int i = 0; i < count; i++) {
            Object element = elements.get(i);
            if (element == null || element.getClass() == type) {
                continue;
            }
            type = element.getClass();
            Codec codec = codec(type, i, writer, step);
            if (codec == null || one != null && codec != one || codec.isReplaced()) {
                return null;
            }
            one = codec;
        }
        return one == null || !one.hasForms() || haveOneForm(elements, count, one) ? one : null;
    }

    private static boolean haveOneForm(ElementBuffer elements, int count, Codec one) {
        for (int i = 0; i < count; i++) {
            Object element = elements.get(i);
            if (element != null && one.formOf(element) != one) {
                return false;
            }
        }
        return true;
    }

    /** Returns the codec for objects of a class; null if they have no codec in common. */
    static @Nullable Codec codec(Class<?> type, int index, GraphWriter writer, String step) {
        if (UnknownValue.class.isAssignableFrom(type)) {
            return null;
        }
        try {
            return writer.types().element().codecOf(type);
        } catch (RuntimeException e) {
            writer.path().within(step + index + "]");
            throw e;
        }
    }

    /** Returns the mode of elements that have this one type. */
    static int mode(@Nullable Codec one, ElementBuffer elements, int count) {
        if (one == null) {
            return Tags.EACH_NAMED;
        }
        if (one.hasIdentity()) {
            return Tags.ONE_TYPE;
        }
        for (int i = 0; i < count; i++) {
            if (elements.get(i) == null) {
                return Tags.ONE_TYPE;
            }
        }
        return Tags.ONE_BARE;
    }

    static void write(GraphWriter writer, int mode, @Nullable Codec one) {
        writer.out().writeByte(mode);
        if (one != null) {
            writer.writeType(one);
        }
    }

    static void writeElement(GraphWriter writer, int mode, @Nullable Codec one, @Nullable Object element) {
        if (one == null) {
            writer.writePolymorphic(element, writer.types().element());
        } else if (mode == Tags.ONE_TYPE || element == null) {
            writer.writeMonomorphic(element, one);
        } else {
            ((LeafCodec) one).write(writer.out(), element);
        }
    }

    static int readMode(GraphReader reader) {
        long mode = reader.in().readVarint();
        if (mode != Tags.EACH_NAMED && mode != Tags.ONE_BARE && mode != Tags.ONE_TYPE) {
            throw reader.in().malformed("a container has no such mode: mode=" + Long.toUnsignedString(mode));
        }
        return (int) mode;
    }

    /** Reads the type of the elements; returns null in mode 0. */
    static @Nullable Codec readType(GraphReader reader, int mode) {
        if (mode == Tags.EACH_NAMED) {
            return null;
        }
        Codec codec = reader.readType();
        if (mode == Tags.ONE_BARE && codec.hasIdentity()) {
            throw reader.in().malformed("objects with an identity cannot be bare: class="
                    + EscapedNames.of(codec.type().getName()));
        }
        return codec;
    }

    static @Nullable Object readElement(GraphReader reader, int mode, @Nullable Codec one) {
        reader.pending().element();
        if (one == null) {
            return reader.readPolymorphic(reader.types().element());
        }
        return mode == Tags.ONE_TYPE ? reader.readMonomorphic(one) : bare(reader, one);
    }

    /** Refuses an object of a class without objects, as elsewhere. */
    private static Object bare(GraphReader reader, Codec one) {
        if (one instanceof LeafCodec leaf) {
            return leaf.readChecked(reader);
        }
        throw reader.in().malformed("there are no objects of exactly this type: type=" + one.type().getName());
    }
}
