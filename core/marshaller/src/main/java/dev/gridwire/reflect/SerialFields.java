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
 * Sets final fields of one Serializable class as Java serialization does. {@code ReflectionFactory} of JDK 24 and newer gives
 * what stands for a {@code readObject} that a class does not have: it asks a stream for the value of each field, and sets all
 * fields of that class, final ones among them. Our stream answers with the new value for one field, and with the present ones
 * for the others.
 *
 * <p>So each call sets all fields of the class, and costs as much.
 */
final class SerialFields {

    private final MethodHandle defaultReadObject;
    private final Map<String, Field> fields;

    private SerialFields(MethodHandle defaultReadObject, Map<String, Field> fields) {
        this.defaultReadObject = defaultReadObject;
        this.fields = fields;
    }

    /**
     * The serial fields that a class declares; null if it is not Serializable, if it lists fields in
     * {@code serialPersistentFields} that it does not have, or if this JDK does not have the method.
     */
    static @Nullable SerialFields of(Class<?> owner) {
        MethodHandle found = SerialMethods.defaultReadObject(owner);
        Map<String, Field> fields = found == null ? null : SerialMethods.fields(owner);
        return found == null || fields == null ? null : new SerialFields(found, fields);
    }

    /** Whether it is one of them. */
    boolean has(Field field) {
        return field.equals(fields.get(field.getName()));
    }

    /** Sets one of them. */
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

    /** As reflection does it, but that boxes are of exactly the field's type. */
    private static boolean accepts(Class<?> type, @Nullable Object value) {
        return type.isPrimitive() ? value != null : value == null || type.isInstance(value);
    }

    /** Gives the values; no byte is read. */
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

    /** The present values of an object's fields, but for one. */
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
