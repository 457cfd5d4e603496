// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.element;

import dev.gridwire.codec.Codec;
import dev.gridwire.codec.GraphReader;
import dev.gridwire.codec.GraphWriter;
import dev.gridwire.codec.LeafCodec;
import dev.gridwire.container.ArrayFiller;
import dev.gridwire.container.ElementBuffer;
import dev.gridwire.wire.Tags;
import dev.gridwire.wire.WireInput;
import dev.gridwire.wire.WireStrings;
import java.util.Collection;
import org.jspecify.annotations.Nullable;

/** Writes and reads a collection's elements: count, form, then each element. */
public final class Elements {

    private Elements() {}

    /** Writes the elements of a collection, in the iterator's order. */
    public static void write(GraphWriter writer, Collection<?> collection) {
        if (collection.isEmpty()) {
            writer.writeCount(0);
            return;
        }
        write(writer, writer.buffers().push().add(collection));
        writer.buffers().pop();
    }

    /** Writes buffered elements. */
    public static void write(GraphWriter writer, ElementBuffer elements) {
        int count = elements.size();
        writer.writeCount(count);
        if (count == 0) {
            return;
        }
        if (count == 1) {
            writer.out().writeByte(Tags.EACH_NAMED);
            writeEach(writer, Tags.EACH_NAMED, null, elements, count);
            return;
        }
        Codec one = ElementForm.oneType(elements, count, writer, "[");
        int mode = ElementForm.mode(one, elements, count);
        writeForm(writer, mode, one);
        if (mode == Tags.ONE_BARE && one != null && one.type() == String.class) {
            writeStrings(writer, elements, count);
        } else {
            writeEach(writer, mode, one, elements, count);
        }
    }

    private static void writeStrings(GraphWriter writer, ElementBuffer elements, int count) {
        int at = 0;
        try {
            for (; at < count; at++) {
                WireStrings.write(writer.out(), (String) elements.get(at));
            }
        } catch (RuntimeException e) {
            throw failed(writer, at, e);
        }
    }

    private static void writeEach(GraphWriter writer, int mode, @Nullable Codec one, ElementBuffer elements, int count) {
        int at = 0;
        try {
            for (; at < count; at++) {
                ElementForm.writeElement(writer, mode, one, elements.get(at));
            }
        } catch (RuntimeException e) {
            throw failed(writer, at, e);
        }
    }

    private static void writeForm(GraphWriter writer, int mode, @Nullable Codec one) {
        try {
            ElementForm.write(writer, mode, one);
        } catch (RuntimeException e) {
            throw failed(writer, 0, e);
        }
    }

    private static RuntimeException failed(GraphWriter writer, int at, RuntimeException failure) {
        writer.path().within("[" + at + "]");
        return failure;
    }

    /** Reads elements into an array. */
    public static @Nullable Object[] read(GraphReader reader) {
        int count = reader.pending().readCount(1);
        @Nullable Object[] elements = new @Nullable Object[count];
        read(reader, new ArrayFiller(elements), count);
        return elements;
    }

    /** Reads elements into a collection that takes any element at once. */
    public static void read(GraphReader reader, Collection<@Nullable Object> target) {
        read(reader, target, reader.pending().readCount(1));
    }

    private static void read(GraphReader reader, Collection<@Nullable Object> target, int count) {
        if (count == 0) {
            return;
        }
        int mode = 0;
        Codec one;
        try {
            mode = ElementForm.readMode(reader);
            one = ElementForm.readType(reader, mode);
        } catch (RuntimeException e) {
            reader.path().within("[0]");
            throw e;
        }
        if (mode == Tags.ONE_BARE && one instanceof LeafCodec leaf) {
            readBare(reader, leaf, target, count);
        } else {
            readEach(reader, mode, one, target, count);
        }
    }

    private static void readEach(
            GraphReader reader, int mode, @Nullable Codec one, Collection<@Nullable Object> target, int count) {
        int at = 0;
        try {
            for (; at < count; at++) {
                target.add(ElementForm.readElement(reader, mode, one));
            }
        } catch (RuntimeException e) {
            reader.path().within("[" + at + "]");
            throw e;
        }
    }

    /** Reads values without identity, each of which is an announced element. */
    private static void readBare(GraphReader reader, LeafCodec codec, Collection<@Nullable Object> target, int count) {
        WireInput in = reader.in();
        boolean isText = codec.type() == String.class;
        int at = 0;
        try {
            for (; at < count; at++) {
                reader.pending().element();
                target.add(isText ? WireStrings.readRequired(in) : codec.readChecked(reader));
            }
        } catch (RuntimeException e) {
            reader.path().within("[" + at + "]");
            throw e;
        }
    }
}
