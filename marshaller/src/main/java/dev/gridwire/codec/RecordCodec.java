// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codec;

import dev.gridwire.codegen.layout.Layout;
import java.lang.reflect.Constructor;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Records: the slots in the layout's order, then the canonical constructor. */
final class RecordCodec extends PartsCodec {

    private final Constructor<?> constructor;
    private final FieldSlot[] slots;
    private final int[] argumentOfSlot;

    private RecordCodec(Class<?> type, TypeName name, Constructor<?> constructor, FieldSlot[] slots, int[] argumentOfSlot) {
        super(type, name);
        this.constructor = constructor;
        this.slots = slots;
        this.argumentOfSlot = argumentOfSlot;
    }

    static RecordCodec of(Class<?> type, TypeName name, Layout layout) {
        FieldSlot[] slots = ObjectCodec.slots(type, layout);
        List<String> arguments = layout.construction().arguments();
        int[] argumentOfSlot = new int[slots.length];
        for (int i = 0; i < slots.length; i++) {
            argumentOfSlot[i] = arguments.indexOf(slots[i].name());
        }
        return new RecordCodec(type, name, Construct.canonical(type), slots, argumentOfSlot);
    }

    @Override
    boolean looksIntoParts() {
        return true;
    }

    @Override
    void write(GraphWriter writer, Object value) {
        ObjectCodec.write(slots, writer, value);
    }

    @Override
    Object read(GraphReader reader) {
        @Nullable Object[] arguments = new @Nullable Object[slots.length];
        int at = 0;
        try {
            for (; at < slots.length; at++) {
                arguments[argumentOfSlot[at]] = slots[at].read(reader);
            }
        } catch (RuntimeException e) {
            reader.path().within(slots[at].step());
            throw e;
        }
        return Construct.call(constructor, arguments);
    }
}
