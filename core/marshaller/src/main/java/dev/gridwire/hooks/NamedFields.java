// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hooks;

import dev.gridwire.codec.GraphReader;
import dev.gridwire.codec.GraphWriter;
import dev.gridwire.codec.ReferenceSlot;
import dev.gridwire.codec.Types;
import dev.gridwire.codec.UnknownValue;
import dev.gridwire.codegen.evolution.FieldKeys;
import dev.gridwire.codegen.layout.SlotKind;
import dev.gridwire.codegen.model.EscapedNames;
import dev.gridwire.ground.Conversion;
import dev.gridwire.ground.Refusal;
import dev.gridwire.hooks.stream.FieldValues;
import dev.gridwire.hooks.stream.InputGraph;
import dev.gridwire.policy.NamePolicy;
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
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * The default fields that a class lists in {@code serialPersistentFields}. Only the class's own code knows the list, so the bytes
 * contain it.
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
    /** The local names of fields in the list, by the names that the writer may use. */
    private final Map<String, String> renamed;

    private NamedFields(Class<?> owner, List<Entry> entries) {
        this(owner, entries, Map.of());
    }

    private NamedFields(Class<?> owner, List<Entry> entries, Map<String, String> renamed) {
        super(owner);
        this.entries = entries;
        this.renamed = renamed;
    }

    /**
     * Returns the same list for fields with other names in the bytes. A name in the list itself always stands for its own field.
     */
    public NamedFields renamed(Map<String, String> namesHere) {
        return new NamedFields(owner(), entries, namesHere);
    }

    /** A field in the list. The real field is null if the class has none of that name and type. */
    private record Entry(
            String name, Class<?> type, char code, boolean isUnshared, @Nullable Field field, @Nullable FieldSetter setter) {

        static Entry of(ObjectStreamField listed, @Nullable Field field, @Nullable FieldSetter setter) {
            char code = listed.isPrimitive() ? listed.getTypeCode() : REFERENCE;
            return new Entry(listed.getName(), listed.getType(), code, listed.isUnshared(), field, setter);
        }

        SlotKind kind() {
            return SlotKind.valueOf(type.getName().toUpperCase(Locale.ROOT));
        }

        /** Only a class that puts its fields itself may list fields that it lacks. */
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
            Field field = field(owner, each);
            FieldSetter setter = field == null ? null : types.finalFields().setter(field);
            entries.add(Entry.of(each, field, setter));
        }
        return new NamedFields(owner, entries);
    }

    /** Returns the fields that a JDK class lists; only the class's own hooks can access them. */
    static NamedFields ofJdk(Class<?> owner) {
        List<Entry> entries = new ArrayList<>();
        for (ObjectStreamField each : ObjectStreamClass.lookup(owner).getFields()) {
            entries.add(Entry.of(each, null, null));
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
    public boolean isUnshared(int index) {
        return entries.get(index).isUnshared();
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
                write(writer, entries.get(at), values[at]);
            }
        } catch (RuntimeException e) {
            writer.path().within("." + EscapedNames.of(name(at)));
            throw e;
        }
    }

    private static void write(GraphWriter writer, Entry entry, @Nullable Object value) {
        WireStrings.write(writer.out(), entry.name());
        writer.out().writeByte(entry.code());
        if (entry.code() != REFERENCE) {
            PrimitiveForm.of(entry.kind().primitive().orElseThrow()).write(writer.out(), Objects.requireNonNull(value));
        } else if (entry.isUnshared()) {
            WriterHooks.of(writer).writeUnshared(value);
        } else {
            writer.writePolymorphic(value, writer.types().element());
        }
    }

    @Override
    public FieldValues readValues(GraphReader reader, Object owner) {
        @Nullable Object[] values = new @Nullable Object[entries.size()];
        Map<String, List<FieldValues.Written>> others = new HashMap<>();
        Arrays.fill(values, InputGraph.ABSENT);
        int count = reader.in().readCount(LEAST_BYTES_EACH);
        for (int i = 0; i < count; i++) {
            String name = String.valueOf(WireStrings.read(reader.in()));
            int index = indexOf(name);
            char code = (char) (reader.in().readByte() & 0xff);
            if (index >= 0) {
                values[index] = value(reader, code, index);
            } else {
                Object value = unknownValue(reader, code);
                keep(reader, owner().getName(), owner, name, value);
                if (!(value instanceof UnknownValue)) {
                    others.put(name, List.of(new FieldValues.Written(code != REFERENCE, value)));
                }
            }
        }
        return new FieldValues(values, others);
    }

    /**
     * Keeps, beside the object, a field that its class does not list here.
     *
     * @param level the name of the class that wrote it
     */
    public static void keep(GraphReader reader, String level, Object owner, String name, @Nullable Object value) {
        if (!NamePolicy.isPlatform(level)) {
            ReaderHooks.of(reader).keep(owner, FieldKeys.of(level, name), value);
        }
    }

    private @Nullable Object unknownValue(GraphReader reader, char code) {
        reader.unknown().enter(reader.handle() + 1);
        Object value = value(reader, code, -1);
        reader.unknown().leave();
        return value;
    }

    /**
     * Reads all fields, whatever their names are.
     *
     * @param isHere tests whether the local class has a field of that name
     */
    public static Map<String, FieldValues.Written> readAll(GraphReader reader, Predicate<String> isHere) {
        NamedFields none = new NamedFields(Object.class, List.of());
        Map<String, FieldValues.Written> values = new LinkedHashMap<>();
        int count = reader.in().readCount(LEAST_BYTES_EACH);
        for (int i = 0; i < count; i++) {
            String name = String.valueOf(WireStrings.read(reader.in()));
            char code = (char) (reader.in().readByte() & 0xff);
            Object value = isHere.test(name) ? none.value(reader, code, -1) : none.unknownValue(reader, code);
            values.put(name, new FieldValues.Written(code != REFERENCE, value));
        }
        return values;
    }

    /** Returns the index of a field by its local or written name; -1 if the class does not list it. */
    public int indexOf(String name) {
        int own = indexOfOwn(name);
        String here = own < 0 ? renamed.get(name) : null;
        return here == null ? own : indexOfOwn(here);
    }

    private int indexOfOwn(String name) {
        for (int i = 0; i < entries.size(); i++) {
            if (entries.get(i).name().equals(name)) {
                return i;
            }
        }
        return -1;
    }

    /** Converts a value that another member carried for a field to the field's type. */
    public @Nullable Object converted(int index, @Nullable Object value) {
        Entry entry = entries.get(index);
        Object converted = value == null || entry.code() == REFERENCE ? value : Conversion.convert(value, entry.kind());
        if (converted == null ? entry.code() != REFERENCE : entry.code() == REFERENCE && !entry.type().isInstance(converted)) {
            throw Refusal.shape(
                    "A field cannot take the value that was carried for it: class=" + EscapedNames.of(owner().getName())
                            + ", field=" + EscapedNames.of(entry.name()) + ", type=" + entry.type().getName() + ", value="
                            + (value == null ? "null" : value.getClass().getName()),
                    "keep the field's type");
        }
        return converted;
    }

    /** Sets a field to a value that another member carried for it, if the class really has the listed field. */
    public void give(GraphReader reader, Object owner, int index, @Nullable Object value) {
        FieldSetter setter = entries.get(index).setter();
        if (setter != null) {
            set(reader, setter, owner, converted(index, value));
        }
    }

    /** Reads the value of a field, which may be unknown here. */
    private @Nullable Object value(GraphReader reader, char code, int index) {
        if (index >= 0 && entries.get(index).code() != code) {
            throw reader.in().malformed("a field has another type: field=" + name(index) + ", code=" + (int) code);
        }
        if (code == REFERENCE) {
            ReferenceSlot slot = reader.types().element();
            return index >= 0 && isUnshared(index)
                    ? ReaderHooks.of(reader).unshared(slot, () -> reader.readPolymorphic(slot))
                    : reader.readPolymorphic(slot);
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
        @Nullable Object[] values = readValues(reader, owner).values();
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
