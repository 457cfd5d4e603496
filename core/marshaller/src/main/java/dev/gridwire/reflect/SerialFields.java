// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.reflect;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectStreamClass;
import java.lang.invoke.MethodHandle;
import java.lang.reflect.Field;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Sets final fields of one Serializable class in the way of Java serialization. {@code ReflectionFactory} of JDK 24 and newer
 * provides a default {@code readObject}. It asks a stream for the value of each field, and sets all fields of the class,
 * including final ones. Our stream returns the new value for one field, and the current values for the others.
 *
 * <p>So the cost of a call grows with the number of fields in the class.
 */
final class SerialFields {

    private final MethodHandle defaultReadObject;
    private final Map<String, Field> fields;

    private SerialFields(MethodHandle defaultReadObject, Map<String, Field> fields) {
        this.defaultReadObject = defaultReadObject;
        this.fields = fields;
    }

    /**
     * Returns the serial fields that a class declares. Returns null if the class is not Serializable or lists missing fields in
     * {@code serialPersistentFields}, or if this JDK lacks the method.
     */
    static @Nullable SerialFields of(Class<?> owner) {
        MethodHandle found = SerialMethods.defaultReadObject(owner);
        Map<String, Field> fields = found == null ? null : SerialMethods.fields(owner);
        return found == null || fields == null ? null : new SerialFields(found, fields);
    }

    /** Returns whether the field is among them. */
    boolean has(Field field) {
        return field.equals(fields.get(field.getName()));
    }

    /** Sets one of the fields. */
    void set(Object owner, Field field, @Nullable Object value) {
        if (!accepts(field.getType(), value)) {
            throw new IllegalArgumentException("a field cannot hold a value: field=" + field);
        }
        try {
            defaultReadObject.invokeExact(owner, (ObjectInputStream) new Stream(new Values(owner, field.getName(), value)));
        } catch (RuntimeException | Error e) {
            throw e;
        } catch (Throwable e) {
            throw new IllegalStateException("the JDK does not set a field: field=" + field, e);
        }
    }

    /** Returns whether reflection would accept the value; boxes must be of exactly the field's type. */
    private static boolean accepts(Class<?> type, @Nullable Object value) {
        return type.isPrimitive() ? value != null : value == null || type.isInstance(value);
    }

    /** Returns the values; reads no bytes. */
    private static final class Stream extends ObjectInputStream {

        private final Values values;

        Stream(Values values) throws IOException {
            this.values = values;
        }

        @Override
        public GetField readFields() {
            return values;
        }
    }

    /** Returns the current values of an object's fields, except for one. */
    private final class Values extends ObjectInputStream.GetField {

        private final Object owner;
        private final String name;
        private final @Nullable Object value;

        Values(Object owner, String name, @Nullable Object value) {
            this.owner = owner;
            this.name = name;
            this.value = value;
        }

        private @Nullable Object value(String asked) {
            try {
                return asked.equals(name) ? value : Objects.requireNonNull(fields.get(asked)).get(owner);
            } catch (IllegalAccessException e) {
                throw new IllegalStateException("an opened field is closed: field=" + asked, e);
            }
        }

        private Object primitive(String asked) {
            return Objects.requireNonNull(value(asked));
        }

        @Override
        public ObjectStreamClass getObjectStreamClass() {
            return ObjectStreamClass.lookupAny(owner.getClass());
        }

        @Override
        public boolean defaulted(String asked) {
            return false;
        }

        @Override
        public boolean get(String asked, boolean other) {
            return (Boolean) primitive(asked);
        }

        @Override
        public byte get(String asked, byte other) {
            return (Byte) primitive(asked);
        }

        @Override
        public char get(String asked, char other) {
            return (Character) primitive(asked);
        }

        @Override
        public short get(String asked, short other) {
            return (Short) primitive(asked);
        }

        @Override
        public int get(String asked, int other) {
            return (Integer) primitive(asked);
        }

        @Override
        public long get(String asked, long other) {
            return (Long) primitive(asked);
        }

        @Override
        public float get(String asked, float other) {
            return (Float) primitive(asked);
        }

        @Override
        public double get(String asked, double other) {
            return (Double) primitive(asked);
        }

        @Override
        public @Nullable Object get(String asked, @Nullable Object other) {
            return value(asked);
        }
    }
}
