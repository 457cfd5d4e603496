// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.evolution;

import dev.gridwire.codec.GraphWriter;
import dev.gridwire.hooks.LevelFields;
import org.jspecify.annotations.Nullable;

/** Reads what another state of a class wrote, and shows the fields as the local class has them. Never writes. */
abstract class ReadingFields extends LevelFields {

    private final LevelFields local;

    ReadingFields(LevelFields local) {
        super(local.owner());
        this.local = local;
    }

    /** Returns the local fields. */
    final LevelFields local() {
        return local;
    }

    @Override
    public final int count() {
        return local.count();
    }

    @Override
    public final String name(int index) {
        return local.name(index);
    }

    @Override
    public final Class<?> type(int index) {
        return local.type(index);
    }

    @Override
    public final boolean isUnshared(int index) {
        return local.isUnshared(index);
    }

    @Override
    public final void write(GraphWriter writer, Object owner) {
        throw neverWrites();
    }

    @Override
    public final void writeValues(GraphWriter writer, @Nullable Object[] values) {
        throw neverWrites();
    }

    private static IllegalStateException neverWrites() {
        return new IllegalStateException("the fields of another state of the class are only read");
    }
}
