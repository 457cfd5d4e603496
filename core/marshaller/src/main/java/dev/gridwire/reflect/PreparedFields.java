// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.reflect;

import java.io.ObjectInputStream.GetField;
import java.io.ObjectStreamClass;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Holds the serial fields of an object, by name, for a class that reads them by {@code readFields}. */
final class PreparedFields extends GetField {

    private final Map<String, Object> values;

    PreparedFields(Map<String, Object> values) {
        this.values = values;
    }

    private Object value(String name) {
        return Objects.requireNonNull(values.get(name));
    }

    @Override
    public @Nullable ObjectStreamClass getObjectStreamClass() {
        return null;
    }

    @Override
    public boolean defaulted(String name) {
        return !values.containsKey(name);
    }

    @Override
    public boolean get(String name, boolean otherwise) {
        return (Boolean) value(name);
    }

    @Override
    public byte get(String name, byte otherwise) {
        return (Byte) value(name);
    }

    @Override
    public char get(String name, char otherwise) {
        return (Character) value(name);
    }

    @Override
    public short get(String name, short otherwise) {
        return (Short) value(name);
    }

    @Override
    public int get(String name, int otherwise) {
        return (Integer) value(name);
    }

    @Override
    public long get(String name, long otherwise) {
        return (Long) value(name);
    }

    @Override
    public float get(String name, float otherwise) {
        return (Float) value(name);
    }

    @Override
    public double get(String name, double otherwise) {
        return (Double) value(name);
    }

    @Override
    public Object get(String name, @Nullable Object otherwise) {
        return value(name);
    }
}
