// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.evolution;

import dev.gridwire.codec.GraphReader;
import dev.gridwire.hooks.LevelFields;
import dev.gridwire.hooks.NamedFields;
import dev.gridwire.hooks.stream.FieldValues;
import dev.gridwire.hooks.stream.InputGraph;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Joins the default fields of one class with those that a member without them carried. The class's hooks see both, as if the
 * class's own state had written the object.
 */
final class CarriedFields extends ReadingFields {

    private final LevelFields written;
    private final Map<Integer, Carried> carried = new HashMap<>();

    /** A field of the local class, or, if the field is null, one that the class lists by name. */
    private record Carried(@Nullable AdaptedField field, @Nullable Object value) {}

    /** Begins with the fields that the bytes of the class hold. */
    CarriedFields(LevelFields written) {
        super(written);
        this.written = written;
    }

    /** Adds the value of the field at an index of the table. */
    void add(int index, @Nullable AdaptedField field, @Nullable Object value) {
        carried.put(index, new Carried(field, value));
    }

    /** Returns the fields that a class lists by name; null if it lists none. */
    static @Nullable NamedFields named(LevelFields fields) {
        LevelFields local = fields instanceof AdaptedLevelFields adapted ? adapted.local() : fields;
        return local instanceof NamedFields named ? named : null;
    }

    @Override
    public void read(GraphReader reader, Object owner) {
        written.read(reader, owner);
        carried.forEach((index, each) -> {
            if (each.field() == null) {
                listed().give(reader, owner, index, each.value());
            } else {
                each.field().give(reader, owner, each.value());
            }
        });
    }

    @Override
    public FieldValues readValues(GraphReader reader, Object owner) {
        FieldValues read = written.readValues(reader, owner);
        int known = read.values().length;
        @Nullable Object[] values = Arrays.copyOf(read.values(), count());
        Arrays.fill(values, known, values.length, InputGraph.ABSENT);
        carried.forEach((index, each) -> values[index] = each.field() == null
                ? listed().converted(index, each.value())
                : each.field().slot().converted(reader, each.value()));
        return new FieldValues(values, read.others());
    }

    private NamedFields listed() {
        NamedFields named = named(written);
        if (named == null) {
            throw new IllegalStateException("the class lists no fields: class=" + owner().getName());
        }
        return named;
    }
}
