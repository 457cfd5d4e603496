// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hooks;

import dev.gridwire.codec.GraphReader;
import dev.gridwire.codec.GraphWriter;
import dev.gridwire.hooks.stream.FieldValues;
import org.jspecify.annotations.Nullable;

/** Stands for the default fields of a class that has none, or that no longer exists. */
public final class NoFields extends LevelFields {

    /** Makes the empty table of a class. */
    public NoFields(Class<?> owner) {
        super(owner);
    }

    @Override
    public int count() {
        return 0;
    }

    @Override
    public String name(int index) {
        throw new IndexOutOfBoundsException(index);
    }

    @Override
    public Class<?> type(int index) {
        throw new IndexOutOfBoundsException(index);
    }

    @Override
    public void write(GraphWriter writer, Object owner) {
        // There are no fields.
    }

    @Override
    public void writeValues(GraphWriter writer, @Nullable Object[] values) {
        // There are no fields.
    }

    @Override
    public void read(GraphReader reader, Object owner) {
        // There are no fields.
    }

    @Override
    public FieldValues readValues(GraphReader reader, Object owner) {
        return FieldValues.of(new @Nullable Object[0]);
    }
}
