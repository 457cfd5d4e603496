// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hooks;

import dev.gridwire.codec.GraphReader;
import dev.gridwire.codec.GraphWriter;
import dev.gridwire.codec.Types;
import dev.gridwire.codegen.layout.SlotKind;
import dev.gridwire.codegen.model.EscapedNames;
import dev.gridwire.ground.Refusal;
import dev.gridwire.hooks.stream.FieldValues;
import dev.gridwire.hooks.stream.InputGraph;
import dev.gridwire.reflect.Construct;
import dev.gridwire.reflect.FieldSetter;
import dev.gridwire.reflect.FinalFieldAccess;
import dev.gridwire.wire.PrimitiveForm;
import dev.gridwire.wire.WireStrings;
import java.io.ObjectStreamClass;
import java.io.ObjectStreamField;
import java.lang.reflect.Field;
import java.lang.reflect.InaccessibleObjectException;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The default fields that a class lists in {@code serialPersistentFields}. The list is known to the class's code only, so the
 * bytes say it.
 *
 * <pre>
 * +--------------+--------------------------------------------------------------------+
 * | varint count | count times: string name, 1 byte code Z B S C I J F D or L, value  |
 * +--------------+--------------------------------------------------------------------+
 * </pre>
 */
public final class NamedFields extends LevelFields {

    private static final char REFERENCE = 'L';
    private static final int LEAST_BYTES_EACH = 3;

    private final List<Entry> entries;

    private NamedFields(Class<?> owner, List<Entry> entries) {
        super(owner);
        this.entries = entries;
    }

    /** A field of the list; the real one is null where the class has none of that name and type. */
    private record Entry(String name, Class<?> type, char code, @Nullable Field field, @Nullable FieldSetter setter) {

        SlotKind kind() {
            return SlotKind.valueOf(type.getName().toUpperCase(Locale.ROOT));
        }

        /** Only a class that puts its fields itself may list more than it has. */
        @Nullable Object value(Object owner) throws IllegalAccessException {
            if (field == null) {
                throw Refusal.shape(
                        "A class lists a field that it does not have: class=" + EscapedNames.of(owner.getClass().getName())
                                + ", field=" + EscapedNames.of(name),
                        "write the fields by putFields, or list those that are there");
            }
            return field.get(owner);
        }
    }

    /** Reads the list, which initialises the class. */
    static LevelFields of(Class<?> owner, Types types) {
        List<Entry> entries = new ArrayList<>();
        Set<String> names = new HashSet<>();
        ObjectStreamField[] listed = listed(owner);
        Arrays.sort(listed);
        for (ObjectStreamField each : listed) {
            if (!names.add(each.getName())) {
                throw Refusal.shape(
                        "A field stands twice in serialPersistentFields: class=" + EscapedNames.of(owner.getName())
                                + ", field=" + EscapedNames.of(each.getName()),
                        "list it once");
            }
            char code = each.isPrimitive() ? each.getTypeCode() : REFERENCE;
            Field field = field(owner, each);
            FieldSetter setter = field == null ? null : types.finalFields().setter(field);
            entries.add(new Entry(each.getName(), each.getType(), code, field, setter));
        }
        return new NamedFields(owner, entries);
    }

    /** The fields that a class of the JDK lists; only its own hooks get at them. */
    static NamedFields ofJdk(Class<?> owner) {
        List<Entry> entries = new ArrayList<>();
        for (ObjectStreamField each : ObjectStreamClass.lookup(owner).getFields()) {
            char code = each.isPrimitive() ? each.getTypeCode() : REFERENCE;
            entries.add(new Entry(each.getName(), each.getType(), code, null, null));
        }
        return new NamedFields(owner, entries);
    }

    private static ObjectStreamField[] listed(Class<?> owner) {
        try {
            Field field = owner.getDeclaredField("serialPersistentFields");
            field.setAccessible(true);
            ObjectStreamField[] listed = (ObjectStreamField[]) field.get(null);
            return listed == null ? new ObjectStreamField[0] : listed.clone();
        } catch (InaccessibleObjectException e) {
            throw Construct.closed(owner);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("a class has no serialPersistentFields: class="
                    + EscapedNames.of(owner.getName()), e);
        }
    }

    private static @Nullable Field field(Class<?> owner, ObjectStreamField listed) {
        try {
            Field field = owner.getDeclaredField(listed.getName());
            boolean found = field.getType() == listed.getType() && !Modifier.isStatic(field.getModifiers());
            if (found) {
                field.setAccessible(true);
            }
            return found ? field : null;
        } catch (NoSuchFieldException e) {
            return null;
        }
    }

    @Override
    void requireSettable(FinalFieldAccess access) {
        for (Entry entry : entries) {
            if (entry.field() != null) {
                access.require(entry.field());
            }
        }
    }

    @Override
    public int count() {
        return entries.size();
    }

    @Override
    public String name(int index) {
        return entries.get(index).name();
    }

    @Override
    public Class<?> type(int index) {
        return entries.get(index).type();
    }

    @Override
    public void write(GraphWriter writer, Object owner) {
        @Nullable Object[] values = new @Nullable Object[entries.size()];
        try {
            for (int i = 0; i < values.length; i++) {
                values[i] = entries.get(i).value(owner);
            }
        } catch (IllegalAccessException e) {
            throw new IllegalStateException("an opened field is closed: class=" + EscapedNames.of(owner().getName()), e);
        }
        writeValues(writer, values);
    }

    @Override
    public void writeValues(GraphWriter writer, @Nullable Object[] values) {
        writer.out().writeVarint(values.length);
        int at = 0;
        try {
            for (; at < values.length; at++) {
                Entry entry = entries.get(at);
                WireStrings.write(writer.out(), entry.name());
                writer.out().writeByte(entry.code());
                if (entry.code() == REFERENCE) {
                    writer.writePolymorphic(values[at], writer.types().element());
                } else {
                    PrimitiveForm.of(entry.kind().primitive().orElseThrow())
                            .write(writer.out(), Objects.requireNonNull(values[at]));
                }
            }
        } catch (RuntimeException e) {
            writer.path().within("." + EscapedNames.of(name(at)));
            throw e;
        }
    }

    @Override
    public FieldValues readValues(GraphReader reader) {
        @Nullable Object[] values = new @Nullable Object[entries.size()];
        Map<String, FieldValues.Written> others = new HashMap<>();
        Arrays.fill(values, InputGraph.ABSENT);
        int count = reader.in().readCount(LEAST_BYTES_EACH);
        for (int i = 0; i < count; i++) {
            String name = WireStrings.read(reader.in());
            int index = indexOf(name);
            char code = (char) (reader.in().readByte() & 0xff);
            Object value = value(reader, code, index);
            if (index >= 0) {
                values[index] = value;
            } else {
                others.put(String.valueOf(name), new FieldValues.Written(code != REFERENCE, value));
            }
        }
        return new FieldValues(values, others);
    }

    /** Reads all fields, whatever their names. */
    public static Map<String, @Nullable Object> readAll(GraphReader reader) {
        NamedFields none = new NamedFields(Object.class, List.of());
        Map<String, @Nullable Object> values = new LinkedHashMap<>();
        int count = reader.in().readCount(LEAST_BYTES_EACH);
        for (int i = 0; i < count; i++) {
            String name = WireStrings.read(reader.in());
            values.put(String.valueOf(name), none.value(reader, (char) (reader.in().readByte() & 0xff), -1));
        }
        return values;
    }

    private int indexOf(@Nullable String name) {
        for (int i = 0; i < entries.size(); i++) {
            if (entries.get(i).name().equals(name)) {
                return i;
            }
        }
        return -1;
    }

    /** Reads the value of a field, or of one that is not known here. */
    private @Nullable Object value(GraphReader reader, char code, int index) {
        if (index >= 0 && entries.get(index).code() != code) {
            throw reader.in().malformed("a field has another type: field=" + name(index) + ", code=" + (int) code);
        }
        if (code == REFERENCE) {
            return reader.readPolymorphic(reader.types().element());
        }
        return PrimitiveForm.of(kind(reader, code).primitive().orElseThrow()).read(reader.in());
    }

    private static SlotKind kind(GraphReader reader, char code) {
        return switch (code) {
            case 'Z' -> SlotKind.BOOLEAN;
            case 'B' -> SlotKind.BYTE;
            case 'S' -> SlotKind.SHORT;
            case 'C' -> SlotKind.CHAR;
            case 'I' -> SlotKind.INT;
            case 'J' -> SlotKind.LONG;
            case 'F' -> SlotKind.FLOAT;
            case 'D' -> SlotKind.DOUBLE;
            default -> throw reader.in().malformed("no field has such a type: code=" + (int) code);
        };
    }

    @Override
    public void read(GraphReader reader, Object owner) {
        @Nullable Object[] values = readValues(reader).values();
        for (int i = 0; i < values.length; i++) {
            FieldSetter setter = entries.get(i).setter();
            if (setter != null && values[i] != InputGraph.ABSENT) {
                set(reader, setter, owner, values[i]);
            }
        }
    }

    private static void set(GraphReader reader, FieldSetter setter, Object owner, @Nullable Object value) {
        try {
            setter.set(owner, value);
        } catch (IllegalArgumentException e) {
            throw reader.in().malformed("the field cannot hold the object: field=" + EscapedNames.of(setter.field().getName()));
        }
    }
}
