// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.learning;

import dev.gridwire.fused.FusedReader;
import dev.gridwire.fused.FusedValue;
import dev.gridwire.fused.FusedWriter;
import java.util.Collection;
import org.jspecify.annotations.Nullable;

/**
 * Writes and reads keys, or elements of a set, that have an identity. They are complete once they have been read, so they can be
 * hashed. The header announces such keys, unless the only key is null.
 */
record KeyElements(FusedElements elements) implements FusedElements {

    @Override
    public Alternatives types() {
        return elements.types();
    }

    @Override
    public int write(FusedWriter writer, byte[] bytes, int at, @Nullable Object[] keys, int count) {
        note(writer, keys, count);
        return elements.write(writer, bytes, at, keys, count);
    }

    private static void note(FusedWriter writer, @Nullable Object[] keys, int count) {
        for (int i = 0; i < count; i++) {
            if (keys[i] != null) {
                writer.noteKeys();
                return;
            }
        }
    }

    @Override
    public void requireDistinct(FusedWriter writer, @Nullable Object[] keys, int count) {
        note(writer, keys, count);
        elements.requireDistinct(writer, keys, count);
    }

    @Override
    public @Nullable FusedValue one(@Nullable Object[] keys, int count) {
        return elements.one(keys, count);
    }

    @Override
    public int writeElement(
            FusedWriter writer, byte[] bytes, int at, int mode, @Nullable FusedValue one, @Nullable Object key) {
        return elements.writeElement(writer, bytes, at, mode, one, key);
    }

    @Override
    public void read(FusedReader reader, Collection<@Nullable Object> target, int count) {
        if (count > 0) {
            reader.noteKeys();
        }
        elements.read(reader, target, count);
    }

    @Override
    public @Nullable FusedValue readType(FusedReader reader, int mode) {
        return elements.readType(reader, mode);
    }

    @Override
    public @Nullable Object readElement(FusedReader reader, int mode, @Nullable FusedValue one) {
        reader.noteKeys();
        return elements.readElement(reader, mode, one);
    }
}
