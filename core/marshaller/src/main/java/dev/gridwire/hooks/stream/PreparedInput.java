// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hooks.stream;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectStreamClass;
import org.jspecify.annotations.Nullable;

/** A stream of existing entries for the JDK's own {@code readObject} of a hash map or skip list. */
public final class PreparedInput extends ObjectInputStream {

    private static final int BUCKETS = 16;

    private final @Nullable Object[] keys;
    private final @Nullable Object[] values;
    private int numbers;
    private int objects;

    private PreparedInput(@Nullable Object[] keys, @Nullable Object[] values) throws IOException {
        this.keys = keys;
        this.values = values;
    }

    /** Makes a stream of entries. */
    public static PreparedInput ofEntries(@Nullable Object[] keys, @Nullable Object[] values) {
        try {
            return new PreparedInput(keys, values);
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    public GetField readFields() {
        return new Otherwise();
    }

    @Override
    public void defaultReadObject() {
        // The constructor has set all fields.
    }

    /** Returns the number of buckets, then the number of entries. */
    @Override
    public int readInt() {
        return numbers++ == 0 ? BUCKETS : keys.length;
    }

    @Override
    protected @Nullable Object readObjectOverride() {
        int at = objects++;
        if (at >> 1 == keys.length) {
            // This ends a skip list.
            return null;
        }
        return (at & 1) == 0 ? keys[at >> 1] : values[at >> 1];
    }

    /** Stands for fields that are all absent. */
    private static final class Otherwise extends GetField {

        @Override
        public @Nullable ObjectStreamClass getObjectStreamClass() {
            return null;
        }

        @Override
        public boolean defaulted(String name) {
            return true;
        }

        @Override
        public boolean get(String name, boolean otherwise) {
            return otherwise;
        }

        @Override
        public byte get(String name, byte otherwise) {
            return otherwise;
        }

        @Override
        public char get(String name, char otherwise) {
            return otherwise;
        }

        @Override
        public short get(String name, short otherwise) {
            return otherwise;
        }

        @Override
        public int get(String name, int otherwise) {
            return otherwise;
        }

        @Override
        public long get(String name, long otherwise) {
            return otherwise;
        }

        @Override
        public float get(String name, float otherwise) {
            return otherwise;
        }

        @Override
        public double get(String name, double otherwise) {
            return otherwise;
        }

        @Override
        public @Nullable Object get(String name, @Nullable Object otherwise) {
            return otherwise;
        }
    }
}
