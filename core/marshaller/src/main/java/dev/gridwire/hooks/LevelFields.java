// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hooks;

import dev.gridwire.codec.GraphReader;
import dev.gridwire.codec.GraphWriter;
import dev.gridwire.hooks.stream.FieldTable;
import dev.gridwire.hooks.stream.FieldValues;
import dev.gridwire.reflect.FinalFieldAccess;
import org.jspecify.annotations.Nullable;

/** Writes and reads the default fields of one class of a hierarchy. */
public abstract class LevelFields extends FieldTable {

    /** Makes the default fields that a class declares. */
    public LevelFields(Class<?> owner) {
        super(owner);
    }

    /** Requires that each field can be set. Classes with {@code readObject} may use other ways. */
    void requireSettable(FinalFieldAccess access) {}

    /** Writes the fields of an object. */
    public abstract void write(GraphWriter writer, Object owner);

    /** Writes the values that {@code putFields} collected, in place of the fields. */
    public abstract void writeValues(GraphWriter writer, @Nullable Object[] values);

    /** Reads the fields into an object. */
    public abstract void read(GraphReader reader, Object owner);

    /**
     * Reads values without setting fields.
     *
     * @param owner keeps the fields that its class lacks here
     */
    public abstract FieldValues readValues(GraphReader reader, Object owner);
}
