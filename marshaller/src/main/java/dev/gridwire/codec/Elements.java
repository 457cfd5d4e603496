// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codec;

import org.jspecify.annotations.Nullable;

/** The elements of a collection: how many, in which form, and they. */
final class Elements {

    private Elements() {}

    static void write(GraphWriter writer, @Nullable Object[] elements) {
        writer.writeCount(elements.length);
        if (elements.length == 0) {
            return;
        }
        ElementForm form = ElementForm.of(elements, writer, "[");
        int at = 0;
        try {
            form.write(writer);
            for (; at < elements.length; at++) {
                form.writeElement(writer, elements[at]);
            }
        } catch (RuntimeException e) {
            writer.path().within("[" + at + "]");
            throw e;
        }
    }

    static @Nullable Object[] read(GraphReader reader) {
        @Nullable Object[] elements = new @Nullable Object[reader.readCount(1)];
        int at = 0;
        try {
            if (elements.length > 0) {
                ElementForm form = ElementForm.read(reader);
                for (; at < elements.length; at++) {
                    elements[at] = form.readElement(reader);
                }
            }
            return elements;
        } catch (RuntimeException e) {
            reader.path().within("[" + at + "]");
            throw e;
        }
    }
}
