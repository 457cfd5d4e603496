// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.evolution;

import dev.gridwire.codec.GraphReader;
import dev.gridwire.codec.GraphWriter;
import dev.gridwire.codec.UnknownValue;
import dev.gridwire.codegen.layout.Slot;
import dev.gridwire.codegen.model.EscapedNames;
import dev.gridwire.hooks.LevelFields;
import dev.gridwire.hooks.NamedFields;
import dev.gridwire.hooks.stream.FieldValues;
import dev.gridwire.hooks.stream.InputGraph;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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
                AdaptedField field = localFields.get(name);
                if (field != null) {
                    field.give(reader, owner, value);
                }
            });
            return;
        }
        for (AdaptedField field : written) {
            at(reader, field, () -> field.fill(reader, owner));
        }
    }

    @Override
    public FieldValues readValues(GraphReader reader) {
        Map<String, @Nullable Object> read = isNamed ? NamedFields.readAll(reader) : readSlots(reader);
        @Nullable Object[] values = new @Nullable Object[count()];
        Arrays.fill(values, InputGraph.ABSENT);
        for (int i = 0; i < values.length; i++) {
            if (read.containsKey(name(i))) {
                AdaptedField field = localFields.get(name(i));
                Object value = read.get(name(i));
                values[i] = field == null ? value : field.slot().converted(reader, value);
            }
        }
        return new FieldValues(values, others(read));
    }

    /** The fields that the class does not have here. One whose class is missing is none. */
    private Map<String, FieldValues.Written> others(Map<String, @Nullable Object> read) {
        Map<String, FieldValues.Written> others = new HashMap<>();
        for (AdaptedField field : written) {
            String name = field.slot().match().written().name();
            if (field.slot().match().own().isEmpty() && read.containsKey(name) && !(read.get(name) instanceof UnknownValue)) {
                others.put(name, new FieldValues.Written(field.slot().from().isPrimitive(), read.get(name)));
            }
        }
        return others;
    }

    private Map<String, @Nullable Object> readSlots(GraphReader reader) {
        Map<String, @Nullable Object> values = new LinkedHashMap<>();
        for (AdaptedField field : written) {
            String name = field.slot().match().own().map(Slot::name).orElse(field.slot().match().written().name());
            at(reader, field, () -> {
                boolean here = field.slot().match().own().isPresent();
                values.put(name, here ? field.slot().raw(reader) : field.slot().hold(reader));
            });
        }
        return values;
    }

    private static void at(GraphReader reader, AdaptedField field, Runnable reading) {
        try {
            reading.run();
        } catch (RuntimeException e) {
            reader.path().within("." + EscapedNames.of(field.slot().match().written().name()));
            throw e;
        }
    }
}
