// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.evolution;

import dev.gridwire.codec.GraphReader;
import dev.gridwire.codec.GraphWriter;
import dev.gridwire.codec.ReferenceSlot;
import dev.gridwire.codec.UnknownValue;
import dev.gridwire.codegen.layout.Slot;
import dev.gridwire.hooks.LevelFields;
import dev.gridwire.hooks.NamedFields;
import dev.gridwire.hooks.ReaderHooks;
import dev.gridwire.hooks.stream.FieldValues;
import dev.gridwire.hooks.stream.InputGraph;
import java.lang.invoke.MethodType;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The default fields of one class of a hierarchy, as another state of it wrote them. Never writes. */
final class AdaptedLevelFields extends LevelFields {

    private final LevelFields local;
    private final boolean isNamed;
    private final AdaptedField[] written;
    private final Map<String, AdaptedField> localFields;

    /**
     * Joins both states.
     *
     * @param own as they are here; none where the class is no longer there
     * @param isNamed whether the bytes name the fields, as with {@code serialPersistentFields}
     * @param written in the order of the bytes, unless these name them
     * @param localFields the fields here, by all their names
     */
    AdaptedLevelFields(LevelFields local, boolean isNamed, List<AdaptedField> written, Map<String, AdaptedField> localFields) {
        super(local.owner());
        this.local = local;
        this.isNamed = isNamed;
        this.written = written.toArray(new AdaptedField[0]);
        this.localFields = Map.copyOf(localFields);
    }

    @Override
    public int count() {
        return local.count();
    }

    @Override
    public String name(int index) {
        return local.name(index);
    }

    @Override
    public Class<?> type(int index) {
        return local.type(index);
    }

    @Override
    public void write(GraphWriter writer, Object owner) {
        throw new IllegalStateException("a body of another state of the class only reads");
    }

    @Override
    public void writeValues(GraphWriter writer, @Nullable Object[] values) {
        throw new IllegalStateException("a body of another state of the class only reads");
    }

    @Override
    public void read(GraphReader reader, Object owner) {
        if (isNamed) {
            NamedFields.readAll(reader).forEach((name, value) -> {
                AdaptedField field = localField(name, value);
                if (field != null) {
                    field.give(reader, owner, value);
                }
            });
            return;
        }
        for (AdaptedField field : written) {
            at(reader, field, () -> fill(reader, field, owner));
        }
    }

    @Override
    public FieldValues readValues(GraphReader reader) {
        Map<String, @Nullable Object> read = isNamed ? NamedFields.readAll(reader) : readSlots(reader);
        @Nullable Object[] values = new @Nullable Object[count()];
        Arrays.fill(values, InputGraph.ABSENT);
        for (int i = 0; i < values.length; i++) {
            boolean byName = !read.containsKey(key(i)) && (isNamed || local instanceof NamedFields);
            String key = byName ? name(i) : key(i);
            if (read.containsKey(key)) {
                AdaptedField field = localFields.getOrDefault(key(i), localFields.get(name(i)));
                Object value = read.get(key);
                values[i] = field == null ? value : field.slot().converted(reader, value);
            }
        }
        return new FieldValues(values, others(read));
    }

    /** A name alone does not tell fields apart that byte code gave one name. */
    private String key(int index) {
        return key(name(index), type(index).descriptorString());
    }

    /** The key of a field with its type. */
    static String key(String name, String descriptor) {
        return name + ';' + descriptor;
    }

    private static String key(Slot slot) {
        return key(slot.name(), slot.descriptor());
    }

    /** The field here of a name that the bytes say, of several the one whose type is the value's. */
    private @Nullable AdaptedField localField(String name, @Nullable Object value) {
        AdaptedField only = localFields.get(name);
        if (only != null || value == null) {
            return only;
        }
        Class<?> type = MethodType.methodType(value.getClass()).unwrap().returnType();
        return localFields.getOrDefault(key(name, type.descriptorString()),
                localFields.get(key(name, value.getClass().descriptorString())));
    }

    /** The fields that the class does not have here. One whose class is missing is none. */
    private Map<String, List<FieldValues.Written>> others(Map<String, @Nullable Object> read) {
        Map<String, List<FieldValues.Written>> others = new HashMap<>();
        for (AdaptedField field : written) {
            Slot slot = field.slot().match().written();
            String key = isNamed ? slot.name() : key(slot);
            Object value = read.get(key);
            if (field.slot().match().own().isEmpty() && read.containsKey(key) && !(value instanceof UnknownValue)) {
                others.computeIfAbsent(slot.name(), any -> new ArrayList<>())
                        .add(new FieldValues.Written(field.slot().from().isPrimitive(), value));
            }
        }
        return others;
    }

    private Map<String, @Nullable Object> readSlots(GraphReader reader) {
        Map<String, @Nullable Object> values = new LinkedHashMap<>();
        Set<String> several = new HashSet<>();
        for (AdaptedField field : written) {
            Slot slot = field.slot().match().own().orElse(field.slot().match().written());
            at(reader, field, () -> {
                boolean here = field.slot().match().own().isPresent();
                Object value = here ? raw(reader, field) : field.slot().hold(reader);
                values.put(key(slot), value);
                if (several.contains(slot.name()) || values.containsKey(slot.name())) {
                    several.add(slot.name());
                    values.remove(slot.name());
                } else {
                    values.put(slot.name(), value);
                }
            });
        }
        return values;
    }

    private void fill(GraphReader reader, AdaptedField field, Object owner) {
        if (field.slot().match().own().isEmpty()) {
            field.fill(reader, owner);
        } else {
            field.give(reader, owner, raw(reader, field));
        }
    }

    /** Reads a field. As in Java serialization, the class here says whether it is unshared, and not the writer's. */
    private @Nullable Object raw(GraphReader reader, AdaptedField field) {
        ReferenceSlot slot = field.slot().reference();
        return slot != null && isUnshared(field.slot().match().own().orElseThrow().name())
                ? ReaderHooks.of(reader).unshared(slot, () -> field.slot().raw(reader))
                : field.slot().raw(reader);
    }

    private boolean isUnshared(String name) {
        for (int i = 0; i < count(); i++) {
            if (local.isUnshared(i) && name(i).equals(name)) {
                return true;
            }
        }
        return false;
    }

    private static void at(GraphReader reader, AdaptedField field, Runnable reading) {
        try {
            reading.run();
        } catch (RuntimeException e) {
            reader.path().within("." + field.slot().match().written().name());
            throw e;
        }
    }
}
