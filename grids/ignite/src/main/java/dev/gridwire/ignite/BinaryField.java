// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.ignite;

import java.lang.reflect.Field;
import java.math.BigDecimal;
import java.sql.Time;
import java.sql.Timestamp;
import java.time.temporal.Temporal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Date;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import org.apache.ignite.binary.BinaryObjectException;
import org.apache.ignite.binary.BinaryWriter;
import org.jspecify.annotations.Nullable;

/** A field of an application's class that Ignite's binary objects hold by name, beside the payload. */
final class BinaryField {

    /** Declared types that Ignite's metadata does not record as objects. */
    private static final Set<Class<?>> COLLECTIONS =
            Set.of(ArrayList.class, LinkedList.class, HashSet.class, LinkedHashSet.class);
    private static final Set<Class<?>> MAPS = Set.of(HashMap.class, LinkedHashMap.class);

    private final String name;
    private final Field field;
    private final Class<?> type;

    /** Opens the field. */
    BinaryField(String name, Field field) {
        this.name = name;
        this.field = field;
        this.type = field.getType();
        field.setAccessible(true);
    }

    /** Returns the name in binary objects. */
    String name() {
        return name;
    }

    boolean isPrimitive() {
        return type.isPrimitive();
    }

    /** Whether equal values mean the same, so that one may replace another. */
    boolean isValue() {
        return type.isPrimitive() || type.isEnum() || type == String.class || type == Character.class || type == Boolean.class
                || type == UUID.class || type == byte[].class || Number.class.isAssignableFrom(type)
                || Date.class.isAssignableFrom(type) || Temporal.class.isAssignableFrom(type);
    }

    @Nullable Object get(Object owner) {
        try {
            return field.get(owner);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException("an opened field is closed: field=" + field, e);
        }
    }

    void set(Object owner, @Nullable Object value) {
        try {
            field.set(owner, value);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException("an opened field is closed: field=" + field, e);
        } catch (IllegalArgumentException e) {
            throw new BinaryObjectException("A binary object has a field of another type: field="
                    + field.getDeclaringClass().getName() + "." + field.getName() + ", type=" + type.getName() + ", value="
                    + (value == null ? null : value.getClass().getName()) + "; write it again as an object of its class", e);
        }
    }

    /** Writes the value, even null, with the type that Ignite's metadata has for the field. */
    void write(BinaryWriter writer, @Nullable Object value) {
        if (value == null) {
            writer.writeObject(name, null);
        } else {
            writeTyped(writer, value);
        }
    }

    /** Declares the type to Ignite's metadata, without a value. */
    void describe(BinaryWriter writer) {
        writeTyped(writer, null);
    }

    private void writeTyped(BinaryWriter writer, @Nullable Object value) {
        if (type == int.class || type == Integer.class) {
            writer.writeInt(name, value == null ? 0 : (Integer) value);
        } else if (type == long.class || type == Long.class) {
            writer.writeLong(name, value == null ? 0 : (Long) value);
        } else if (type == double.class || type == Double.class) {
            writer.writeDouble(name, value == null ? 0 : (Double) value);
        } else if (type == boolean.class || type == Boolean.class) {
            writer.writeBoolean(name, value != null && (Boolean) value);
        } else if (type == float.class || type == Float.class) {
            writer.writeFloat(name, value == null ? 0 : (Float) value);
        } else if (type == short.class || type == Short.class) {
            writer.writeShort(name, value == null ? 0 : (Short) value);
        } else if (type == byte.class || type == Byte.class) {
            writer.writeByte(name, value == null ? 0 : (Byte) value);
        } else if (type == char.class || type == Character.class) {
            writer.writeChar(name, value == null ? 0 : (Character) value);
        } else {
            writeReference(writer, value);
        }
    }

    private void writeReference(BinaryWriter writer, @Nullable Object value) {
        if (type == String.class) {
            writer.writeString(name, (String) value);
        } else if (type == BigDecimal.class) {
            writer.writeDecimal(name, (BigDecimal) value);
        } else if (type == Timestamp.class) {
            writer.writeTimestamp(name, (Timestamp) value);
        } else if (type == Time.class) {
            writer.writeTime(name, (Time) value);
        } else if (type == Date.class) {
            writer.writeDate(name, (Date) value);
        } else if (type == UUID.class) {
            writer.writeUuid(name, (UUID) value);
        } else if (type == byte[].class) {
            writer.writeByteArray(name, (byte[]) value);
        } else if (type.isEnum()) {
            writeEnum(writer, value);
        } else if (COLLECTIONS.contains(type)) {
            writer.writeCollection(name, (Collection<?>) value);
        } else if (MAPS.contains(type)) {
            writer.writeMap(name, (Map<?, ?>) value);
        } else {
            writer.writeObject(name, value);
        }
    }

    @SuppressWarnings({"unchecked", "rawtypes"}) // The type argument does not matter here.
    private void writeEnum(BinaryWriter writer, @Nullable Object value) {
        writer.writeEnum(name, (Enum) value);
    }

    /** Whether a value in the binary object equals the object's, as far as Ignite's form can express it. */
    static boolean isSame(Object there, @Nullable Object here) {
        return there instanceof byte[] bytes ? here instanceof byte[] others && Arrays.equals(bytes, others) : there.equals(here);
    }
}
