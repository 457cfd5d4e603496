// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.learning;

import dev.gridwire.fused.FusedReader;
import dev.gridwire.fused.FusedSlot;
import dev.gridwire.fused.FusedType;
import dev.gridwire.fused.FusedValue;
import dev.gridwire.fused.FusedWriter;
import java.lang.reflect.Array;
import org.jspecify.annotations.Nullable;

/**
 * Writes and reads arrays of references in fused code.
 *
 * @param distinct see {@link FusedElements}
 */
record ArrayValue(Class<?> javaClass, FusedType type, FusedSlot slot, @Nullable FusedValue distinct) implements ContainerValue {

    @Override
    public int write(FusedWriter writer, byte[] bytes, int at, Object value) {
        Object[] array = (Object[]) value;
        int count = array.length;
        if (slot instanceof TextSlot) {
            // Strings have no identity. If another thread changes the array, each string is written in the state met.
            return writeEach(writer, bytes, writer.count(bytes, at, count), array, count);
        }
        @Nullable Object[] copy = writer.push(count);
        System.arraycopy(array, 0, copy, 0, count);
        if (distinct != null) {
            writer.requireDistinct(copy, count, distinct);
        }
        int next = writeEach(writer, bytes, writer.count(bytes, at, count), copy, count);
        writer.pop(count);
        return next;
    }

    private int writeEach(FusedWriter writer, byte[] bytes, int at, @Nullable Object[] elements, int count) {
        int next = at;
        for (int i = 0; i < count; i++) {
            next = slot.write(writer, bytes, next, elements[i]);
        }
        return next;
    }

    @Override
    public Object read(FusedReader reader) {
        Object[] array = (Object[]) Array.newInstance(javaClass.getComponentType(), reader.readCount(1));
        for (int i = 0; i < array.length; i++) {
            reader.beginElement();
            array[i] = slot.read(reader);
        }
        return array;
    }
}
