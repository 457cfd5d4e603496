// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.evolution;

import dev.gridwire.codec.GraphReader;
import dev.gridwire.codec.GraphWriter;
import dev.gridwire.reflect.FieldSetter;
import java.lang.reflect.Field;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Connects a written slot with the field or argument that takes its value.
 *
 * @param field null if no field takes the value
 * @param setter sets the field; null if no field takes the value
 * @param argument the index of the constructor argument that takes the value; -1 for none
 */
public record AdaptedField(AdaptedSlot slot, @Nullable Field field, @Nullable FieldSetter setter, int argument) {

    /** Reads the value into an object. */
    void fill(GraphReader reader, Object owner) {
        if (field == null) {
            slot.keep(reader, owner);
            return;
        }
        give(reader, owner, slot.raw(reader));
    }

    /** Sets the field to a value that is equal in its type. */
    void give(GraphReader reader, Object owner, @Nullable Object value) {
        Object converted = slot.converted(reader, value);
        set(owner, converted);
        takeLater(reader, owner, converted);
    }

    /** Sets the field again if its value was converted before the value was complete. */
    private void takeLater(GraphReader reader, Object owner, @Nullable Object value) {
        if (value != null && slot.here().type().isArray()) {
            reader.converted().taken(value, later -> set(owner, later));
        }
    }

    /** Does the same after an object was made from its parts, if its fields may also be set. */
    void takeLater(GraphReader reader, Object owner, @Nullable Object[] arguments) {
        if (argument >= 0) {
            takeLater(reader, owner, arguments[argument]);
        }
    }

    /** Writes the field of an object in the other state of its class. */
    void writeAsWritten(GraphWriter writer, Object owner, @Nullable Map<String, @Nullable Object> kept) {
        try {
            Object value = field != null ? field.get(owner) : kept == null ? null : kept.get(slot.name());
            slot.writeAsWritten(writer, value, field != null);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException("an opened field is closed: field=" + field, e);
        }
    }

    /** Sets the field. */
    void set(Object owner, @Nullable Object value) {
        Objects.requireNonNull(setter).set(owner, value);
    }

    /** Reads the value into a constructor's arguments; returns a value that no argument takes. */
    @Nullable Object put(GraphReader reader, @Nullable Object[] arguments) {
        if (argument < 0) {
            return slot.hold(reader);
        }
        arguments[argument] = slot.read(reader);
        return null;
    }

    /** Keeps, beside the record, the field that {@link #put} returned. */
    void keepPut(GraphReader reader, Object made, @Nullable Object held) {
        if (argument < 0) {
            keepHeld(reader, made, held);
        }
    }

    /** Keeps, beside the object, the value of a field that is missing here. */
    void keepHeld(GraphReader reader, Object made, @Nullable Object held) {
        slot.keepHeld(reader, made, held);
    }
}
