// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hooks.stream;

import java.io.ObjectOutput;
import java.io.ObjectOutputStream.PutField;
import org.jspecify.annotations.Nullable;

/** The values that a class puts in place of its default fields. */
final class PutFieldValues extends PutField {

    private final FieldTable fields;
    private final @Nullable Object[] values;

    PutFieldValues(FieldTable fields) {
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

    @Override
    @Deprecated
    public void write(ObjectOutput out) {
        throw new UnsupportedOperationException("write the fields by ObjectOutputStream.writeFields");
    }
}
