// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.learning;

import dev.gridwire.fused.FusedReader;
import dev.gridwire.fused.FusedType;
import dev.gridwire.fused.FusedValue;
import dev.gridwire.fused.FusedWriter;
import java.util.Collection;
import org.jspecify.annotations.Nullable;

/** Writes and reads objects that a second reference could lead to. A guard fails if one is met twice. */
record TrackedValue(FusedValue untracked) implements FusedValue {

    @Override
    public Class<?> javaClass() {
        return untracked.javaClass();
    }

    @Override
    public FusedType type() {
        return untracked.type();
    }

    @Override
    public int write(FusedWriter writer, byte[] bytes, int at, Object value) {
        writer.requireNew(value, untracked);
        return untracked.write(writer, bytes, at, value);
    }

    @Override
    public Object read(FusedReader reader) {
        return untracked.read(reader);
    }

    @Override
    public int writeElements(FusedWriter writer, byte[] bytes, int at, @Nullable Object[] elements, int count, boolean isBare) {
        for (int i = 0; i < count; i++) {
            Object element = elements[i];
            if (element != null) {
                writer.requireNew(element, untracked);
            }
        }
        return untracked.writeElements(writer, bytes, at, elements, count, isBare);
    }

    @Override
    public void readElements(FusedReader reader, Collection<@Nullable Object> target, int count, boolean isBare) {
        untracked.readElements(reader, target, count, isBare);
    }

    @Override
    public int hash(Object value) {
        return untracked.hash(value);
    }
}
