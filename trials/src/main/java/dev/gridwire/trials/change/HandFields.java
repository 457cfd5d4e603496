// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.change;

import com.hazelcast.nio.ObjectDataInput;
import com.hazelcast.nio.ObjectDataOutput;
import com.hazelcast.nio.serialization.PortableReader;
import com.hazelcast.nio.serialization.PortableWriter;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.io.ObjectInput;
import java.io.ObjectOutput;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The code that users write for a class, done by reflection: the fields in their order, the superclass's first, with no
 * question whether a payload has them. Public, since classes call it that are made while the comparison runs.
 */
@SuppressWarnings({"NullAway", "removal"}) // users do not ask whether a field is null; Portable leaves Hazelcast with 7.0
public final class HandFields {

    private HandFields() {}

    /** For records, which must have an equals. */
    public static boolean same(@Nullable Object one, @Nullable Object other) {
        return one == other;
    }

    /** Writes all fields. */
    public static void write(Object object, DataOutput out) throws IOException {
        for (HandField slot : HandField.of(object.getClass())) {
            Object value = slot.get(object);
            switch (slot.kind()) {
                case INT, INTEGER -> out.writeInt((Integer) value);
                case LONG -> out.writeLong((Long) value);
                case STRING -> out.writeUTF((String) value);
                case STATUS -> out.writeUTF(((Enum<?>) value).name());
                case STRINGS, LIST, ARRAY_LIST -> writeAll(out, HandField.strings(value));
                case OBJECT -> writeObject(out, value);
            }
        }
    }

    /** Reads all fields. */
    public static void read(Object object, DataInput in) throws IOException {
        for (HandField slot : HandField.of(object.getClass())) {
            slot.set(object, read(slot, in));
        }
    }

    /** Reads one field. */
    static @Nullable Object read(HandField slot, DataInput in) throws IOException {
        return switch (slot.kind()) {
            case INT, INTEGER -> in.readInt();
            case LONG -> in.readLong();
            case STRING -> in.readUTF();
            case STATUS -> slot.constant(in.readUTF());
            case STRINGS, LIST, ARRAY_LIST -> slot.container(readAll(in));
            case OBJECT -> readObject(in);
        };
    }

    /** Writes all fields by their names. */
    public static void writePortable(Object object, PortableWriter writer) throws IOException {
        for (HandField slot : HandField.of(object.getClass())) {
            Object value = slot.get(object);
            switch (slot.kind()) {
                case INT, INTEGER -> writer.writeInt(slot.name(), (Integer) value);
                case LONG -> writer.writeLong(slot.name(), (Long) value);
                case STRING -> writer.writeString(slot.name(), (String) value);
                case STATUS -> writer.writeString(slot.name(), ((Enum<?>) value).name());
                case STRINGS, LIST, ARRAY_LIST -> writer.writeStringArray(
                        slot.name(), HandField.strings(value).toArray(new String[0]));
                case OBJECT -> throw new UnsupportedOperationException("Portable has no field for any object");
            }
        }
    }

    /** Reads all fields by their names. */
    public static void readPortable(Object object, PortableReader reader) throws IOException {
        for (HandField slot : HandField.of(object.getClass())) {
            slot.set(object, switch (slot.kind()) {
                case INT, INTEGER -> reader.readInt(slot.name());
                case LONG -> reader.readLong(slot.name());
                case STRING -> reader.readString(slot.name());
                case STATUS -> slot.constant(reader.readString(slot.name()));
                case STRINGS, LIST, ARRAY_LIST -> slot.container(Arrays.asList(reader.readStringArray(slot.name())));
                case OBJECT -> throw new UnsupportedOperationException("Portable has no field for any object");
            });
        }
    }

    private static void writeAll(DataOutput out, List<String> texts) throws IOException {
        out.writeInt(texts.size());
        for (String text : texts) {
            out.writeUTF(text);
        }
    }

    private static List<String> readAll(DataInput in) throws IOException {
        List<String> texts = new ArrayList<>();
        for (int left = in.readInt(); left > 0; left--) {
            texts.add(in.readUTF());
        }
        return texts;
    }

    private static void writeObject(DataOutput out, @Nullable Object value) throws IOException {
        if (out instanceof ObjectOutput objects) {
            objects.writeObject(value);
        } else if (out instanceof ObjectDataOutput objects) {
            objects.writeObject(value);
        } else {
            throw new UnsupportedOperationException("a codec written by hand has no form for any object");
        }
    }

    private static @Nullable Object readObject(DataInput in) throws IOException {
        if (in instanceof ObjectInput objects) {
            try {
                return objects.readObject();
            } catch (ClassNotFoundException e) {
                throw new IOException(e);
            }
        } else if (in instanceof ObjectDataInput objects) {
            return objects.readObject();
        }
        throw new UnsupportedOperationException("a codec written by hand has no form for any object");
    }
}
