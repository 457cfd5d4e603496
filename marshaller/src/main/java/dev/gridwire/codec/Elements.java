// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codec;

import dev.gridwire.wire.Tags;
import java.util.Collection;
import org.jspecify.annotations.Nullable;

/** The elements of a collection: how many, in which form, and they. */
final class Elements {

    private Elements() {}

    static void write(GraphWriter writer, Gathered gathered) {
        @Nullable Object[] elements = gathered.elements();
        int count = gathered.size();
        writer.writeCount(count);
        if (count == 0) {
            return;
        }
        Codec one = ElementForm.oneType(elements, count, writer, "[");
        int mode = ElementForm.mode(one, elements, count);
        if (one instanceof UserCodec user) {
            writeForm(writer, mode, one);
            user.body().writeElements(writer, elements, count, user);
            return;
        }
        int at = 0;
        try {
            ElementForm.write(writer, mode, one);
            for (; at < count; at++) {
                ElementForm.writeElement(writer, mode, one, elements[at]);
            }
        } catch (RuntimeException e) {
            throw failed(writer, at, e);
        }
    }

    private static void writeForm(GraphWriter writer, int mode, Codec one) {
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
    static @Nullable Object[] read(GraphReader reader) {
        @Nullable Object[] elements = new @Nullable Object[reader.readCount(1)];
        read(reader, elements.length, elements, null);
        return elements;
    }

    /** Reads elements into a collection that takes any at once. */
    static void read(GraphReader reader, Collection<@Nullable Object> target) {
        read(reader, reader.readCount(1), null, target);
    }

    private static void read(
            GraphReader reader, int count, @Nullable Object @Nullable [] array, @Nullable Collection<@Nullable Object> target) {
        int at = 0;
        try {
            if (count > 0) {
                int mode = ElementForm.readMode(reader);
                Codec one = ElementForm.readType(reader, mode);
                for (; at < count; at++) {
                    Object element = ElementForm.readElement(reader, mode, one);
                    if (array != null) {
                        array[at] = element;
                    } else if (target != null) {
                        Insertions.add(target, element);
                    }
                }
            }
        } catch (RuntimeException e) {
            reader.path().within("[" + at + "]");
            throw e;
        }
    }
}
