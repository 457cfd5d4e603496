// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codec;

import dev.gridwire.codec.hooks.FieldTable;
import org.jspecify.annotations.Nullable;

/** Writes and reads the default fields of one class of a hierarchy. */
abstract class LevelFields extends FieldTable {

    LevelFields(Class<?> owner) {
        super(owner);
    }

    abstract void write(GraphWriter writer, Object owner);

    abstract void writeValues(GraphWriter writer, @Nullable Object[] values);

    abstract void read(GraphReader reader, Object owner);

    /** Reads values that are set nowhere; {@code ABSENT} for those that are not there. */
    abstract @Nullable Object[] readValues(GraphReader reader);
}
