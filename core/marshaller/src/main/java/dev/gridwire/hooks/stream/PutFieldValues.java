// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hooks.stream;

import java.io.IOException;
import java.io.ObjectOutput;
import java.io.ObjectOutputStream.PutField;
import java.util.Comparator;
import java.util.Objects;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** The values that a class puts in place of its default fields. */
final class PutFieldValues extends PutField {

    private final FieldTable fields;
    private final HookOutput stream;
    private final @Nullable Object[] values;

    PutFieldValues(HookOutput stream, FieldTable fields) {
        this.stream = stream;
        this.fields = fields;
        this.values = new @Nullable Object[fields.count()];
        for (int i = 0; i < values.length; i++) {
            values[i] = FieldTable.initial(fields.type(i));
        }
    }

    @Nullable Object[] values() {
        return values;
    }

    @Override
    public void put(String name, boolean value) {
        values[fields.require(name, boolean.class)] = value;
    }

    @Override
    public void put(String name, byte value) {
        values[fields.require(name, byte.class)] = value;
    }

    @Override
    public void put(String name, char value) {
        values[fields.require(name, char.class)] = value;
    }

    @Override
    public void put(String name, short value) {
        values[fields.require(name, short.class)] = value;
    }

    @Override
    public void put(String name, int value) {
        values[fields.require(name, int.class)] = value;
    }

    @Override
    public void put(String name, long value) {
        values[fields.require(name, long.class)] = value;
    }

    @Override
    public void put(String name, float value) {
        values[fields.require(name, float.class)] = value;
    }

    @Override
    public void put(String name, double value) {
        values[fields.require(name, double.class)] = value;
    }

    @Override
    public void put(String name, @Nullable Object value) {
        values[fields.require(name, Object.class)] = value;
    }

    /**
     * Writes the values as bytes and objects that no reader mistakes for fields, as Java serialization does: primitives by name,
     * then references by name.
     */
    @Override
    @Deprecated
    public void write(ObjectOutput out) throws IOException {
        if (out != stream) {
            throw new IllegalArgumentException("wrong stream");
        }
        int[] order = IntStream.range(0, values.length).boxed()
                .sorted(Comparator.<Integer, Boolean>comparing(i -> !fields.type(i).isPrimitive()).thenComparing(fields::name))
                .mapToInt(i -> i).toArray();
        for (int index : order) {
            if (fields.type(index).isPrimitive()) {
                writePrimitive(out, Objects.requireNonNull(values[index]));
            } else {
                out.writeObject(values[index]);
            }
        }
    }

    private static void writePrimitive(ObjectOutput out, Object value) throws IOException {
        if (value instanceof Boolean flag) {
            out.writeBoolean(flag);
        } else if (value instanceof Character letter) {
            out.writeChar(letter);
        } else if (value instanceof Long number) {
            out.writeLong(number);
        } else if (value instanceof Float number) {
            out.writeFloat(number);
        } else if (value instanceof Double number) {
            out.writeDouble(number);
        } else {
            writeSmall(out, (Number) value);
        }
    }

    private static void writeSmall(ObjectOutput out, Number value) throws IOException {
        if (value instanceof Byte) {
            out.writeByte(value.intValue());
        } else if (value instanceof Short) {
            out.writeShort(value.intValue());
        } else {
            out.writeInt(value.intValue());
        }
    }
}
