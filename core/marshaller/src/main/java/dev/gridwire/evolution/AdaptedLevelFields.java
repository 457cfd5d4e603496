// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.evolution;

import dev.gridwire.codec.GraphReader;
import dev.gridwire.codec.ReferenceSlot;
import dev.gridwire.codec.UnknownValue;
import dev.gridwire.codegen.layout.Level;
import dev.gridwire.codegen.layout.Slot;
import dev.gridwire.codegen.model.EscapedNames;
import dev.gridwire.hooks.LevelFields;
import dev.gridwire.hooks.NamedFields;
import dev.gridwire.hooks.ReaderHooks;
import dev.gridwire.hooks.stream.FieldValues;
import dev.gridwire.hooks.stream.InputGraph;
import java.lang.invoke.MethodType;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads the default fields of one class of a hierarchy as another state of it wrote them. Never writes. */
final class AdaptedLevelFields extends ReadingFields {

    private final Level level;
    private final boolean isNamed;
    private final AdaptedField[] written;
    private final Map<String, AdaptedField> localFields;

    /**
     * Joins both states.
     *
     * @param local the fields here; none if the class no longer exists
     * @param level the level in the state that was written
     * @param written the written fields, in the order of the bytes unless the bytes name them
     * @param localFields the local fields, by all their names
     */
    AdaptedLevelFields(LevelFields local, Level level, List<AdaptedField> written, Map<String, AdaptedField> localFields) {
        super(local);
        this.level = level;
        this.isNamed = level.persistentFields();
        this.written = written.toArray(new AdaptedField[0]);
        this.localFields = Map.copyOf(localFields);
    }

    @Override
    public void read(GraphReader reader, Object owner) {
        if (isNamed) {
            NamedFields.readAll(reader, this::isHere).forEach((name, each) -> {
                AdaptedField field = localField(name, each.value());
                if (field == null) {
                    NamedFields.keep(reader, level.owner(), owner, name, each.value());
                } else {
                    field.give(reader, owner, each.value());
                }
            });
            return;
        }
        for (AdaptedField field : written) {
            at(reader, field, () -> place(reader, owner, field, raw(reader, field)));
        }
    }

    @Override
    public FieldValues readValues(GraphReader reader, Object owner) {
        if (!isNamed) {
            return values(reader, owner, raws(reader));
        }
        @Nullable Object[] values = absent();
        Map<String, List<FieldValues.Written>> others = new HashMap<>();
        NamedFields.readAll(reader, this::isHere).forEach((name, each) -> {
            AdaptedField field = localField(name, each.value());
            if (field == null) {
                NamedFields.keep(reader, level.owner(), owner, name, each.value());
                addOther(others, name, each);
            } else {
                values[indexOf(field)] = field.slot().converted(reader, each.value());
            }
        });
        return new FieldValues(values, others);
    }

    /** Reads the bytes of the same fields now, and returns them so that the values can be taken later. */
    LevelFields read(GraphReader reader) {
        return new ReadFields(raws(reader));
    }

    private @Nullable Object[] raws(GraphReader reader) {
        @Nullable Object[] raws = new @Nullable Object[written.length];
        for (int i = 0; i < raws.length; i++) {
            int at = i;
            at(reader, written[i], () -> raws[at] = raw(reader, written[at]));
        }
        return raws;
    }

    private FieldValues values(GraphReader reader, Object owner, @Nullable Object[] raws) {
        @Nullable Object[] values = absent();
        Map<String, List<FieldValues.Written>> others = new HashMap<>();
        for (int i = 0; i < raws.length; i++) {
            AdaptedField field = written[i];
            int index = indexOf(field);
            if (index >= 0) {
                values[index] = converted(reader, field, index, raws[i]);
            } else if (field.slot().match().own().isPresent()) {
                // The field has moved to another class of the hierarchy.
                field.give(reader, owner, raws[i]);
            } else {
                field.keepHeld(reader, owner, raws[i]);
                addOther(others, slot(field).name(), new FieldValues.Written(field.slot().from().isPrimitive(), raws[i]));
            }
        }
        return new FieldValues(values, others);
    }

    /** Adds a field that the class lacks here. A field whose class is missing does not count. */
    private static void addOther(Map<String, List<FieldValues.Written>> others, String name, FieldValues.Written written) {
        if (!(written.value() instanceof UnknownValue)) {
            others.computeIfAbsent(name, any -> new ArrayList<>()).add(written);
        }
    }

    private @Nullable Object[] absent() {
        @Nullable Object[] values = new @Nullable Object[count()];
        Arrays.fill(values, InputGraph.ABSENT);
        return values;
    }

    private @Nullable Object converted(GraphReader reader, AdaptedField field, int index, @Nullable Object value) {
        return local() instanceof NamedFields named ? named.converted(index, value) : field.slot().converted(reader, value);
    }

    /** Sets the field of an object to the written value, or keeps the value beside the object. */
    private void place(GraphReader reader, Object owner, AdaptedField field, @Nullable Object value) {
        if (field.slot().match().own().isPresent()) {
            field.give(reader, owner, value);
        } else if (local() instanceof NamedFields named && indexOf(field) >= 0) {
            named.give(reader, owner, indexOf(field), value);
        } else {
            field.keepHeld(reader, owner, value);
        }
    }

    /** Returns the key of a field: name and type, since byte code may give several fields the same name. */
    static String key(String name, String descriptor) {
        return name + ';' + descriptor;
    }

    private boolean isHere(String name) {
        for (int i = 0; i < count(); i++) {
            if (name(i).equals(name)) {
                return true;
            }
        }
        return localFields.containsKey(name);
    }

    /** Returns the local field of a name from the bytes. If there are several, it is the one of the value's type. */
    private @Nullable AdaptedField localField(String name, @Nullable Object value) {
        AdaptedField only = localFields.get(name);
        if (only != null || value == null) {
            return only;
        }
        Class<?> type = MethodType.methodType(value.getClass()).unwrap().returnType();
        return localFields.getOrDefault(key(name, type.descriptorString()),
                localFields.get(key(name, value.getClass().descriptorString())));
    }

    /** Returns the local slot of a written field; the written slot if the class lacks the field here. */
    private static Slot slot(AdaptedField field) {
        return field.slot().match().own().orElse(field.slot().match().written());
    }

    /** Returns the index of the field in the table; -1 if it has none. A list of names has it whatever its type was. */
    private int indexOf(AdaptedField field) {
        Slot slot = slot(field);
        for (int i = 0; i < count(); i++) {
            boolean isNamedSo = name(i).equals(slot.name());
            if (isNamedSo && (local() instanceof NamedFields || type(i).descriptorString().equals(slot.descriptor()))) {
                return i;
            }
        }
        return -1;
    }

    /**
     * Reads a field. As in Java serialization, the local class decides whether the field is unshared, not the writer's class.
     */
    private @Nullable Object raw(GraphReader reader, AdaptedField field) {
        int index = indexOf(field);
        ReferenceSlot slot = field.slot().reference();
        if (index < 0 && field.slot().match().own().isEmpty()) {
            return field.slot().hold(reader);
        }
        return slot != null && index >= 0 && local().isUnshared(index)
                ? ReaderHooks.of(reader).unshared(slot, () -> field.slot().raw(reader))
                : field.slot().raw(reader);
    }

    private static void at(GraphReader reader, AdaptedField field, Runnable reading) {
        try {
            reading.run();
        } catch (RuntimeException e) {
            reader.path().within("." + EscapedNames.of(field.slot().match().written().name()));
            throw e;
        }
    }

    /**
     * Fields that were read before the fields around them, because others stand behind the object and a hook must see them first.
     */
    private final class ReadFields extends ReadingFields {

        private final @Nullable Object[] raws;

        ReadFields(@Nullable Object[] raws) {
            super(AdaptedLevelFields.this.local());
            this.raws = raws;
        }

        @Override
        public void read(GraphReader reader, Object owner) {
            for (int i = 0; i < raws.length; i++) {
                place(reader, owner, written[i], raws[i]);
            }
        }

        @Override
        public FieldValues readValues(GraphReader reader, Object owner) {
            return values(reader, owner, raws);
        }
    }
}
