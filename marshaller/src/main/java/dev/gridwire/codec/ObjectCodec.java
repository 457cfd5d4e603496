// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codec;

import dev.gridwire.codegen.layout.Layout;
import dev.gridwire.codegen.layout.Slot;
import java.lang.reflect.Constructor;
import java.util.List;

/** Plain objects: the slots in the layout's order. */
final class ObjectCodec extends FilledCodec {

    private final Constructor<?> constructor;
    private final FieldSlot[] slots;

    private ObjectCodec(Class<?> type, TypeName name, Constructor<?> constructor, FieldSlot[] slots) {
        super(type, name);
        this.constructor = constructor;
        this.slots = slots;
    }

    static ObjectCodec of(Class<?> type, TypeName name, Layout layout) {
        return new ObjectCodec(type, name, Construct.constructor(type, layout.construction()), slots(type, layout));
    }

    /** The class's slots, opened. */
    static FieldSlot[] slots(Class<?> type, Layout layout) {
        List<Slot> slots = layout.slots();
        FieldSlot[] opened = new FieldSlot[slots.size()];
        for (int i = 0; i < opened.length; i++) {
            opened[i] = FieldSlot.of(type, slots.get(i));
        }
        return opened;
    }

    /** Writes the slots. */
    static void write(FieldSlot[] slots, GraphWriter writer, Object value) {
        int at = 0;
        try {
            for (; at < slots.length; at++) {
                slots[at].write(writer, value);
            }
        } catch (RuntimeException e) {
            writer.path().within(slots[at].step());
            throw e;
        }
    }

    @Override
    void writeHead(GraphWriter writer, Object value) {}

    @Override
    void writeContent(GraphWriter writer, Object value) {
        write(slots, writer, value);
    }

    @Override
    Object make(GraphReader reader) {
        return Construct.call(constructor);
    }

    @Override
    void fill(GraphReader reader, Object made) {
        int at = 0;
        try {
            for (; at < slots.length; at++) {
                slots[at].fill(reader, made);
            }
        } catch (RuntimeException e) {
            reader.path().within(slots[at].step());
            throw e;
        }
    }
}
