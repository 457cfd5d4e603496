// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hooks.stream;

import java.io.ObjectInputStream.GetField;
import java.io.ObjectStreamClass;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The values read in place of a class's default fields. */
final class GetFieldValues extends GetField {

    private final FieldTable fields;
    private final FieldValues values;

    GetFieldValues(FieldTable fields, FieldValues values) {
        this.fields = fields;
        this.values = values;
    }

    private @Nullable Object get(String name, @Nullable Class<?> type, @Nullable Object otherwise) {
        int index = fields.find(name, type);
        if (index >= 0) {
            Object value = index < values.values().length ? values.values()[index] : InputGraph.ABSENT;
            return value == InputGraph.ABSENT ? otherwise : value;
        }
        return written(name, type).value();
    }

    /**
     * Returns a field that the class had where it was written; this is the usual way to migrate (Java Object Serialization 3.4).
     */
    private FieldValues.Written written(String name, @Nullable Class<?> type) {
        for (FieldValues.Written written : values.others().getOrDefault(name, List.of())) {
            if (written.fits(type)) {
                return written;
            }
        }
        throw FieldTable.missing(name, type);
    }

    @Override
    public @Nullable ObjectStreamClass getObjectStreamClass() {
        return fields.description();
    }

    @Override
    public boolean defaulted(String name) {
        int index = fields.find(name, null);
        if (index < 0) {
            written(name, null);
            return false;
        }
        return index >= values.values().length || values.values()[index] == InputGraph.ABSENT;
    }

    @Override
    public boolean get(String name, boolean otherwise) {
        return (Boolean) Objects.requireNonNull(get(name, boolean.class, otherwise));
    }

    @Override
    public byte get(String name, byte otherwise) {
        return (Byte) Objects.requireNonNull(get(name, byte.class, otherwise));
    }

    @Override
    public char get(String name, char otherwise) {
        return (Character) Objects.requireNonNull(get(name, char.class, otherwise));
    }

    @Override
    public short get(String name, short otherwise) {
        return (Short) Objects.requireNonNull(get(name, short.class, otherwise));
    }

    @Override
    public int get(String name, int otherwise) {
        return (Integer) Objects.requireNonNull(get(name, int.class, otherwise));
    }

    @Override
    public long get(String name, long otherwise) {
        return (Long) Objects.requireNonNull(get(name, long.class, otherwise));
    }

    @Override
    public float get(String name, float otherwise) {
        return (Float) Objects.requireNonNull(get(name, float.class, otherwise));
    }

    @Override
    public double get(String name, double otherwise) {
        return (Double) Objects.requireNonNull(get(name, double.class, otherwise));
    }

    @Override
    public @Nullable Object get(String name, @Nullable Object otherwise) {
        return get(name, Object.class, otherwise);
    }
}
